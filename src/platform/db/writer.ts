import { randomInt } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Any fixed number: what the locks below have in common. */
const WRITERS = 7_203_111

/** A process that writes answers, by a number of its own. */
export const newWriter = (): number => randomInt(1, 2 ** 31)

/**
 * Statements for one connection that stays open as long as the process lives. Whether it lives is then the system's to say: it drops the
 * connection, and with it the lock, when the process dies, and keeps both while the process is too busy to say anything.
 */
export const holdWriter = (writer: number): string =>
  `select pg_try_advisory_lock(${WRITERS}, ${writer}) as held`

/** For every connection that writes: rows with the column below then tell whose they are. */
export const signAs = (writer: number): string => `set kinwise.writer = ${writer}`

/** A column's default: the process that made the row. Null where a pooler between us and the database took the name off. */
export const THIS_WRITER: SQL = sql`nullif(current_setting('kinwise.writer', true), '')::integer`

/** How many processes that write are connected to this database. */
export const COUNT_WRITERS = `select count(*) as count from pg_locks where locktype = 'advisory' and granted and classid = ${WRITERS}
  and objsubid = 2 and database = (select oid from pg_database where datname = current_database())`

/** Whether the process that made a row has ended, as far as its connection tells. */
export const writerIsGone = (writer: PgColumn): SQL => sql`not exists (
  select 1 from pg_locks where locktype = 'advisory' and granted and classid = ${sql.raw(String(WRITERS))} and objsubid = 2
    and database = (select oid from pg_database where datname = current_database()) and objid = ${writer}::bigint::oid
)`
