import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { CopyTables } from './copy/copying.ts'

/** The database or a transaction of it, whichever engine runs it. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

export type Row = Record<string, unknown>

/** A statement that is parsed once and then run by name: for the few that every message pays for. */
export type Statement = { name: string; text: string }

export type Database = {
  engine: 'pglite' | 'postgres'
  db: Db
  /** Runs a prepared statement outside any transaction. */
  run: <R extends Row>(statement: Statement, values: unknown[]) => Promise<R[]>
  /** Tells every process on this database that there's news of something. Nothing is kept of it: whoever waits for news also looks now and then. Never throws. */
  tell: (topic: string) => Promise<void>
  /** Hears what is told, here or elsewhere. Returns what ends that. */
  hear: (listener: (topic: string) => void) => () => void
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>
  /** Takes what was deleted out of the files too, where nothing else sees to it. Slow; safe to run at any time. */
  clearDeleted: () => Promise<void>
  /** Reads or writes whole tables. */
  copyTables: CopyTables
  close: () => Promise<void>
}
