/** Fills the database with a backup: `npm run restore -- FILE [--replace] [--erasures FILE]`. docs/operations.md says what happens. */
import { existsSync } from 'node:fs'
import { openDatabase } from '../../src/app/open-database.ts'
import { BackupRefusal } from '../../src/backup/format.ts'
import { readBackup } from '../../src/backup/read-backup.ts'
import { restoreBackup } from '../../src/backup/restore-backup.ts'
import { readConfig } from '../../src/platform/config.ts'
import { erasureFile, readErasureFile } from '../../src/platform/erasures/erasure-file.ts'
import { mergeErased } from '../../src/platform/erasures/erasures.ts'
import { createLog } from '../../src/platform/log.ts'
import { endWith, readWords, tellContents } from './command.ts'

const USAGE = 'Usage: npm run restore -- FILE [--replace] [--erasures FILE]'

const main = async (): Promise<void> => {
  const { words, replaces, erasureFiles } = readWords(USAGE, 1, true)
  const [file] = words
  if (!file) throw new BackupRefusal(USAGE)
  for (const one of erasureFiles) if (!existsSync(one)) throw new BackupRefusal(`There is no file ${one}.`)
  // Before a database is opened, which may make one.
  await readBackup(file)
  const config = readConfig()
  const erased = mergeErased(...[erasureFile(config.dataDir), ...erasureFiles].map(readErasureFile))
  const { database } = await openDatabase(config, createLog('warn'))
  try {
    const { header, contents } = await restoreBackup(database, file, { replaces, erased })
    tellContents(contents)
    process.stdout.write(
      `Restored as it was at ${header.madeAt}. What was erased since is erased again, and nothing that waited then will be sent. Everybody has to log in again.\n`,
    )
  } finally {
    await database.close()
  }
}

main().catch(endWith)
