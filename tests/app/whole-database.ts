import { sql } from 'drizzle-orm'
import type { Db } from '../../src/platform/db/db.ts'

type Table = { schema: string; name: string }

/** Every table there is, whoever made it. */
export const listTables = async (db: Db): Promise<Table[]> => {
  const result =
    await db.execute(sql`select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`)
  return (result as unknown as { rows: Table[] }).rows
}

/** The tables in which any of these words stands, in whatever column; capitals do not matter. */
export const tablesHolding = async (db: Db, words: string[]): Promise<string[]> => {
  const held: string[] = []
  for (const { schema, name } of await listTables(db)) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const result = await db.execute(sql`select lower(whole::text) as text from ${table} whole`)
    const rows = (result as unknown as { rows: { text: string }[] }).rows
    const found = words.filter((word) => rows.some(({ text }) => text.includes(word.toLowerCase())))
    if (found.length > 0) held.push(`${schema}.${name}: ${found.join(', ')}`)
  }
  return held
}
