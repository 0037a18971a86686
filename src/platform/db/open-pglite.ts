import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { makeFolder } from '../make-folder.ts'
import { clearDeleted } from './clear-deleted.ts'
import { copyPglite } from './copy/copy-pglite.ts'
import type { Database, Db } from './db.ts'
import { lockFolder } from './lock-folder.ts'
import { MIGRATIONS_FOLDER } from './migrations-folder.ts'
import { createNews } from './news.ts'
import { DatabaseBroken } from './open-errors.ts'
import { runPrepared } from './run-prepared.ts'
import { holdWriter, newWriter, signAs } from './writer.ts'

/**
 * Opens the embedded database in a folder and brings the schema up to date. Two processes on one folder lose rows without an error,
 * so it is locked first; throws FolderInUse when another process holds it, DatabaseBroken when
 * its files cannot be opened. `onPanic` is called when the engine aborted: nothing may
 * use it after that, and the process should end.
 */
export const openPglite = async (
  dataDir: string,
  onPanic: (error: unknown) => void,
): Promise<Database & { client: PGlite }> => {
  makeFolder(dataDir)
  const unlock = lockFolder(join(dataDir, 'pglite.lock'))
  try {
    const client = await PGlite.create(await preparedFolder(join(dataDir, 'pglite')))
    const database = await fromClient(client, onPanic)
    return { ...database, client, close: () => database.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error instanceof Error && 'code' in error ? error : new DatabaseBroken(dataDir, { cause: error })
  }
}

/** A database in memory: the same engine without a folder. */
export const openMemory = async (from?: Blob): Promise<Database & { client: PGlite }> => {
  const client = await PGlite.create(from ? { loadDataDir: from } : {})
  return { ...(await fromClient(client, () => {})), client }
}

const fromClient = async (client: PGlite, onPanic: (error: unknown) => void): Promise<Database> => {
  watchForPanic(client, onPanic)
  const db = drizzle(client)
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER })
  const writer = newWriter()
  await client.exec(`${signAs(writer)}; ${holdWriter(writer)}`)
  // One process is all there is.
  const news = createNews()
  return {
    engine: 'pglite',
    db: db as unknown as Db,
    run: runPrepared(client),
    tell: async (topic) => news.spread(topic),
    hear: news.hear,
    ping: async () => void (await client.query('select 1')),
    clearDeleted: () => clearDeleted(client),
    copyTables: copyPglite(client),
    close: () => client.close(),
  }
}

/** A folder that was cut off while it was first made never opens again: make it aside, then rename it. */
const preparedFolder = async (folder: string): Promise<string> => {
  if (existsSync(folder)) return folder
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  await (await PGlite.create(draft)).close()
  renameSync(draft, folder)
  return folder
}

const watchForPanic = (client: PGlite, onPanic: (error: unknown) => void): void => {
  const raw = client.execProtocolRaw.bind(client)
  client.execProtocolRaw = async (...given) => {
    try {
      return await raw(...given)
    } catch (error) {
      if (isPanic(error)) onPanic(error)
      throw error
    }
  }
}

const isPanic = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'RuntimeError' || error.name === 'ExitStatus' || error.message.startsWith('Aborted('))
