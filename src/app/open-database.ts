import type { Config } from '../platform/config.ts'
import { openPglite } from '../platform/db/open-pglite.ts'
import { openPostgres } from '../platform/db/open-postgres.ts'
import type { Log } from '../platform/log.ts'

/** The database the variables name, migrated. Throws FolderInUse while another process has the embedded one. */
export const openDatabase = async ({ databaseUrl, dataDir }: Config, log: Log) => {
  if (databaseUrl) return { database: await openPostgres(databaseUrl, log), jobEngine: { databaseUrl } }
  const database = await openPglite(dataDir, (err) => {
    log.error({ err }, 'the embedded database aborted; the process ends so that it can be opened afresh')
    process.exit(1)
  })
  return { database, jobEngine: { pglite: database.client } }
}
