import { sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Db } from './db.ts'

const APART_SECONDS = 5

/** Warns when this machine's clock isn't the database's. Order and limits go by the database; codes of two-step login, for one, don't. */
export const compareClocks = async (db: Pick<Db, 'execute'>, clock: Clock, log: Log): Promise<void> => {
  const before = clock().getTime()
  const result = await db.execute(sql`select extract(epoch from clock_timestamp())::float8 as seconds`)
  const [row] = (result as unknown as { rows: { seconds: number }[] }).rows
  const between = (before + clock().getTime()) / 2
  const secondsApart = Math.round(between / 1000 - Number(row?.seconds))
  if (Math.abs(secondsApart) >= APART_SECONDS)
    log.warn({ secondsApart }, "this machine's clock isn't the database's; set it by NTP")
}
