import type { Copying, TableColumns } from '../platform/db/copy/copying.ts'

/** What no backup holds, and why. */
export const LEFT_OUT: Record<string, string> = {
  session: 'one that was ended since would open its account again',
  push_subscription: 'each belongs to a session',
  verification: 'links and codes that were sent open accounts',
  rate_limit: 'counts of a time that is over',
  erasure: 'what was deleted since must outlive the backup',
}

const TABLES = `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' order by 1`
/** What is worked out from other columns can't be written. */
const COLUMNS = `select table_name as table, column_name as name from information_schema.columns
  where table_schema = 'public' and is_generated = 'NEVER' order by table_name, ordinal_position`
const REFERENCES = `select t.relname as table, r.relname as needs from pg_constraint f
  join pg_class t on t.oid = f.conrelid join pg_class r on r.oid = f.confrelid
  where f.contype = 'f' and t.relname <> r.relname and f.connamespace = 'public'::regnamespace`

/** The tables of a backup, those first that others refer to. */
export const listTables = async ({ rows }: Pick<Copying, 'rows'>): Promise<TableColumns[]> => {
  const names = (await rows<{ name: string }>(TABLES)).map(({ name }) => name)
  const columns = Map.groupBy(await rows<{ table: string; name: string }>(COLUMNS), ({ table }) => table)
  const needs = Map.groupBy(await rows<{ table: string; needs: string }>(REFERENCES), ({ table }) => table)
  const ordered = new Set<string>()
  const place = (table: string, above: string[] = []): void => {
    if (ordered.has(table)) return
    if (above.includes(table))
      throw new Error(`these tables need each other: ${[...above, table].join(', ')}`)
    for (const one of needs.get(table) ?? []) place(one.needs, [...above, table])
    ordered.add(table)
  }
  for (const name of names) place(name)
  return [...ordered]
    .filter((table) => !(table in LEFT_OUT))
    .map((table) => ({ table, columns: (columns.get(table) ?? []).map(({ name }) => name) }))
}

/** Every table, also what is left out. */
export const listAllTables = async ({ rows }: Pick<Copying, 'rows'>): Promise<string[]> =>
  (await rows<{ name: string }>(TABLES)).map(({ name }) => name)
