/** Writes everything into one file: `npm run backup [-- FILE]`. docs/operations.md says how to keep it. */
import { join } from 'node:path'
import { openDatabase } from '../../src/app/open-database.ts'
import { writeBackup } from '../../src/backup/write-backup.ts'
import { readConfig } from '../../src/platform/config.ts'
import { createLog } from '../../src/platform/log.ts'
import { endWith, readWords, tellContents } from './command.ts'

const USAGE = 'Usage: npm run backup [-- FILE]'

const main = async (): Promise<void> => {
  const { words } = readWords(USAGE, 1)
  const config = readConfig()
  const [file = join(config.dataDir, 'backups', nameNow())] = words
  const { database } = await openDatabase(config, createLog('warn'))
  try {
    tellContents(await writeBackup(database, file))
    process.stdout.write(
      `${file} was written. Copy it to another machine, and keep APP_SECRET somewhere else.\n`,
    )
  } finally {
    await database.close()
  }
}

/** kinwise-2026-11-23T05-40-00Z.backup.gz */
const nameNow = () => `kinwise-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz`

main().catch(endWith)
