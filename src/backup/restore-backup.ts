import { sql } from 'drizzle-orm'
import { type Copying, listed, type TableColumns } from '../platform/db/copy/copying.ts'
import type { Database } from '../platform/db/db.ts'
import { COUNT_WRITERS } from '../platform/db/writer.ts'
import { type Erased, mergeErased, readErased, writeErased } from '../platform/erasures/erasures.ts'
import { rowCounter } from './count-rows.ts'
import { forgetOutdated } from './forget-outdated.ts'
import { BackupRefusal, type Contents } from './format.ts'
import { inPieces, linesOf } from './lines.ts'
import { listAllTables, listTables } from './list-tables.ts'
import { type Backup, isSame, readBackup } from './read-backup.ts'
import { repeatErasures } from './repeat-erasures.ts'

const PIECE_BYTES = 1 << 20

/** Filled by every start, so that they say nothing about whether a database is in use. */
const FILLED_AT_START = ['plan', 'whatsapp_number']

export type Restoring = {
  /** What is there goes. */
  replaces?: boolean
  /** The data isn't old: what waits to be sent is still to be sent, and operators stay. */
  isMove?: boolean
  /** What was erased, from outside of the database. */
  erased?: Erased[]
}

/**
 * Fills a database with a backup, whole or not at all: what was erased since is erased again, what waited then isn't sent, and every table
 * is compared with the file before anything is final. Throws BackupRefusal, before anything is touched where that can be.
 */
export const restoreBackup = async (
  database: Database,
  file: string,
  { replaces = false, isMove = false, erased = [] }: Restoring,
): Promise<Backup> => {
  const backup = await readBackup(file)
  await database.copyTables('change', async (copying) => {
    await refuseWhileInUse(copying, replaces)
    const everErased = mergeErased(erased, await readErased(copying.db))
    await empty(copying)
    await fill(copying, file, backup)
    await writeErased(copying.db, everErased)
    await repeatErasures(copying.db, new Date(backup.header.madeAt), new Date())
    if (!isMove) await forgetOutdated(copying.db)
  })
  return backup
}

const refuseWhileInUse = async (copying: Copying, replaces: boolean): Promise<void> => {
  const [writers] = await copying.rows<{ count: number }>(COUNT_WRITERS)
  // One is this process.
  if (Number(writers?.count) > 1)
    throw new BackupRefusal('A server is using this database. Stop every server first.')
  if (!replaces && (await isInUse(copying)))
    throw new BackupRefusal(
      'This database isn’t empty. Name an empty one, or add --replace, which deletes everything in it.',
    )
}

const isInUse = async ({ rows }: Copying): Promise<boolean> => {
  const tables = (await listTables({ rows })).filter(({ table }) => !FILLED_AT_START.includes(table))
  const looks = tables.map(({ table }) => `exists (select 1 from ${listed([table])})`)
  const [row] = await rows<{ used: boolean }>(`select ${looks.join(' or ')} as used`)
  return row?.used ?? true
}

const empty = async ({ db, rows }: Copying): Promise<void> => {
  await db.execute(sql.raw(`truncate ${listed(await listAllTables({ rows }))}`))
  const [jobs] = await rows<{ there: boolean }>("select to_regclass('pgboss.job') is not null as there")
  if (jobs?.there) await db.execute(sql`delete from pgboss.job`)
}

const fill = async (copying: Copying, file: string, { contents }: Backup): Promise<void> => {
  const tables: TableColumns[] = []
  await readBackup(file, async (table, rows) => {
    tables.push(table)
    await copying.write(table, inPieces(rows, PIECE_BYTES))
  })
  const found: Contents = {}
  for (const table of tables) {
    const counter = rowCounter()
    for await (const line of linesOf(copying.read(table))) counter.add(line)
    found[table.table] = counter.content()
  }
  if (!isSame(found, contents)) throw new Error('what was written is not what the backup holds')
}
