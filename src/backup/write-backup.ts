import { closeSync, createWriteStream, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Copying, TableColumns } from '../platform/db/copy/copying.ts'
import type { Database } from '../platform/db/db.ts'
import { makeFolder } from '../platform/make-folder.ts'
import { rowCounter } from './count-rows.ts'
import { BackupRefusal, type Contents, END_OF_TABLE, FORMAT, type Header } from './format.ts'
import { inPieces, linesOf } from './lines.ts'
import { listTables } from './list-tables.ts'
import { schemaVersion } from './schema-version.ts'

const PIECE_BYTES = 1 << 20

/** Writes everything a backup holds, as it is at one moment, into a new file. The file is there whole or not at all. Returns what it holds. */
export const writeBackup = async (database: Database, file: string): Promise<Contents> => {
  refuseIfThere(file)
  makeFolder(dirname(file))
  const partial = `${file}.${process.pid}.partial`
  const contents: Contents = {}
  try {
    await database.copyTables('snapshot', async (copying) => {
      const lines = Readable.from(inPieces(backupLines(copying, contents), PIECE_BYTES))
      await pipeline(lines, createGzip(), createWriteStream(partial, { mode: 0o600, flush: true }))
    })
    refuseIfThere(file)
    renameSync(partial, file)
    flushFolder(dirname(file))
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
  return contents
}

const refuseIfThere = (file: string): void => {
  if (existsSync(file)) throw new BackupRefusal(`${file} is there already. Give another name.`)
}

async function* backupLines(copying: Copying, contents: Contents): AsyncGenerator<Buffer> {
  yield json(await headerOf(copying))
  for (const table of await listTables(copying)) {
    yield json(table)
    yield* tableLines(copying, table, contents)
    yield Buffer.from(END_OF_TABLE)
  }
  yield json({ end: true, tables: contents })
}

async function* tableLines(
  copying: Copying,
  table: TableColumns,
  contents: Contents,
): AsyncGenerator<Buffer> {
  const counter = rowCounter()
  for await (const line of linesOf(copying.read(table))) {
    counter.add(line)
    yield line
  }
  contents[table.table] = counter.content()
}

/** By the database's clock, which also tells when something was erased. */
const headerOf = async ({ rows }: Copying): Promise<Header> => {
  const [now] = await rows<{ at: Date }>('select clock_timestamp() as at')
  if (!now) throw new Error('the database tells no time')
  return { kinwise: 'backup', format: FORMAT, schema: schemaVersion(), madeAt: now.at.toISOString() }
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))

/** So that the name is on the disk too. */
const flushFolder = (folder: string): void => {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
