import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from '../../src/platform/db/open-pglite.ts'
import { madeReady } from './made-ready.ts'
import { prepareJobs } from './prepare-jobs.ts'

/** Makes one data folder with a migrated database; servers that are given no folder start from a copy of it. */
export const setup = () => madeReady('a data folder', prepare)

const prepare = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kinwise-prepared-'))
  const database = await openPglite(folder, () => {})
  await prepareJobs({ pglite: database.client })
  await database.close()
  process.env.PREPARED_DATA_DIR = folder
  return () => rm(folder, { recursive: true, force: true })
}
