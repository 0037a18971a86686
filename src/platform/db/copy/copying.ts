import type { Db, Row } from '../db.ts'

export type TableColumns = { table: string; columns: string[] }

/** One transaction in which whole tables are read or written, as the lines of the engine's own COPY text: the same on every engine. */
export type Copying = {
  /** For statements beside the copying. It's a transaction already, so it can't begin another. */
  db: Db
  rows: <R extends Row>(text: string) => Promise<R[]>
  /** A table’s rows in pieces, cut anywhere. */
  read: (from: TableColumns) => AsyncIterable<Uint8Array>
  /** Adds rows, given in pieces of whole lines. */
  write: (to: TableColumns, pieces: AsyncIterable<Uint8Array>) => Promise<void>
}

/** `snapshot` sees one state of all tables and changes nothing; `change` happens whole or not at all. */
export type CopyTables = <T>(
  mode: 'snapshot' | 'change',
  work: (copying: Copying) => Promise<T>,
) => Promise<T>

/** So that a value has one text on every engine, whatever its server's settings say. */
export const ONE_TEXT =
  "set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'"

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const listed = (names: string[]): string => names.map(quoted).join(', ')
