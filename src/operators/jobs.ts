import { sql } from 'drizzle-orm'
import type { Db, Row } from '../platform/db/db.ts'
import type { Overview } from './contract.ts'

const MOST_FAILED = 100

const rowsOf = async <R extends Row>(db: Db, query: ReturnType<typeof sql>): Promise<R[]> =>
  ((await db.execute(query)) as unknown as { rows: R[] }).rows

/** The queue's own tables: it has no counts of what failed. */
export const countJobs = (db: Db): Promise<Overview['jobs']> =>
  rowsOf(
    db,
    sql`select name, state::text as state, count(*)::int as count from pgboss.job
      where state <> 'completed' and name not like '\\_\\_%' group by 1, 2 order by 1, 2`,
  )

export const listFailed = async (db: Db): Promise<Overview['failed']> => {
  const rows = await rowsOf<{ id: string; name: string; tries: number; failed_at: Date | string }>(
    db,
    sql`select id, name, retry_count + 1 as tries, coalesce(completed_on, created_on) as failed_at
      from pgboss.job where state = 'failed' order by 4 desc limit ${MOST_FAILED}`,
  )
  return rows.map(({ failed_at, ...job }) => ({ ...job, failedAt: new Date(failed_at).toISOString() }))
}

/** What kind of work failed under this id; null where none did. */
export const findFailed = async (db: Db, id: string): Promise<string | null> => {
  const [row] = await rowsOf<{ name: string }>(
    db,
    sql`select name from pgboss.job where id = ${id} and state = 'failed'`,
  )
  return row?.name ?? null
}
