/** Lives through the first of a month as a server does, hour by hour, with a queue in two tables. Killed, it goes on where it was. */
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { createLibrary } from '../../src/guidance/library.ts'
import { loadCards } from '../../src/guidance/load-cards.ts'
import type { Db } from '../../src/platform/db/db.ts'
import { openPostgres } from '../../src/platform/db/open-postgres.ts'
import { makeReport } from '../../src/reports/make-report.ts'
import { planReports } from '../../src/reports/plan-reports.ts'

const HOUR_MS = 60 * 60 * 1000
const AT_ONCE = 6
const TOLD_EVERY = 50

const [url = ''] = process.argv.slice(2)
const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const { db, close } = await openPostgres(url, quiet)
const library = createLibrary(loadCards(join(import.meta.dirname, '../../content/guidance')))

type Queued = { family_id: string; user_id: string; month: string }
const rowsOf = async <Row>(query: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows

let made = 0
const work = async (now: Date): Promise<void> => {
  const parts = {
    ...{ db, library, clock: () => now, read: async () => null },
    enqueueMail: async (tx: Db, { to }: { to: string }) =>
      void (await tx.execute(sql`insert into sim_mail (address, at) values (${to}, ${now.toISOString()})`)),
  }
  const queue = await rowsOf<Queued>(sql`select family_id, user_id, month from sim_queue`)
  const one = async (): Promise<void> => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { family_id: familyId, user_id: userId, month } = next
      await makeReport(parts, { familyId, userId, month })
      await db.execute(
        sql`delete from sim_queue where family_id = ${familyId} and user_id = ${userId} and month = ${month}`,
      )
      made += 1
      if (made % TOLD_EVERY === 0) process.stdout.write(`${made}\n`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

for (;;) {
  const [hour] = await rowsOf<{ at: Date; until: Date }>(sql`select at, until from sim_hour`)
  if (!hour || new Date(hour.at) > new Date(hour.until)) break
  const now = new Date(hour.at)
  const enqueueReport = async (
    tx: Db,
    { familyId, userId, month }: { familyId: string; userId: string; month: string },
  ) =>
    void (await tx.execute(
      sql`insert into sim_queue (family_id, user_id, month) values (${familyId}, ${userId}, ${month})`,
    ))
  await planReports({ db, clock: () => now, enqueueReport })
  await work(now)
  await db.execute(sql`update sim_hour set at = ${new Date(now.getTime() + HOUR_MS).toISOString()}`)
}
await close()
process.stdout.write('the month is made\n')
