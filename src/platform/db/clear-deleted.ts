import type { PGlite } from '@electric-sql/pglite'
import { waitForSlot } from '../wait-for-slot.ts'

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`

/**
 * Takes what was deleted out of the embedded database's files. A deleted row's bytes stay in its table until it is written anew, and in the
 * log of changes until that is begun anew; nothing else does either here. One table at a time, since nothing else runs meanwhile.
 */
export const clearDeleted = async (client: PGlite): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(TABLES)
  for (const { name } of rows) {
    await waitForSlot('guest')
    await client.exec(`vacuum full ${name}`)
  }
  // Else the old log is kept, to be written over some day.
  await client.exec('set wal_recycle = off')
  for (const statement of ['checkpoint', 'select pg_switch_wal()', 'checkpoint']) {
    await waitForSlot('guest')
    await client.exec(statement)
  }
}
