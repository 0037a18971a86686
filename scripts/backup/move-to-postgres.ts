/** Moves the embedded database in DATA_DIR to the Postgres at DATABASE_URL: `npm run move-to-postgres`. The embedded one stays as it is. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../src/app/open-database.ts'
import { BackupRefusal } from '../../src/backup/format.ts'
import { restoreBackup } from '../../src/backup/restore-backup.ts'
import { writeBackup } from '../../src/backup/write-backup.ts'
import { type Config, readConfig } from '../../src/platform/config.ts'
import type { Database } from '../../src/platform/db/db.ts'
import { createLog } from '../../src/platform/log.ts'
import { endWith, readWords, tellContents } from './command.ts'

const USAGE = 'Usage: DATABASE_URL=postgres://... npm run move-to-postgres [-- --replace]'

const main = async (): Promise<void> => {
  const { replaces } = readWords(USAGE, 0, true)
  const config = readConfig()
  if (!config.databaseUrl) throw new BackupRefusal(USAGE)
  if (!existsSync(join(config.dataDir, 'pglite')))
    throw new BackupRefusal(
      `There is no embedded database in ${config.dataDir}. Set DATA_DIR to the folder that has it.`,
    )
  const file = join(config.dataDir, 'backups', `move-${Date.now()}.backup.gz`)
  await using({ ...config, databaseUrl: null }, (database) => writeBackup(database, file))
  const { contents } = await using(config, (database) =>
    restoreBackup(database, file, { replaces, isMove: true }),
  )
  tellContents(contents)
  process.stdout.write(
    'Moved. Start the server with DATABASE_URL. Everybody has to log in again; mails that waited in the old queue stay there.\n',
  )
}

const using = async <T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> => {
  const { database } = await openDatabase(config, createLog('warn'))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

main().catch(endWith)
