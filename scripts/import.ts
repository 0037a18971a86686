/** Takes over an export of the hosted document database: `npm run import -- export.json [--write] [--json]`. docs/operations.md says what it may look like. */

import { join } from 'node:path'
import { startSentence } from '../src/app/start-sentence.ts'
import { importExport } from '../src/import/import-export.ts'
import { readDocuments, UnreadableExport } from '../src/import/read-documents.ts'
import { seedPlans } from '../src/plans/seed-plans.ts'
import { readConfig } from '../src/platform/config.ts'
import { openPglite } from '../src/platform/db/open-pglite.ts'
import { openPostgres } from '../src/platform/db/open-postgres.ts'
import { createLog } from '../src/platform/log.ts'
import { createSealer } from '../src/platform/sealing.ts'

const main = async (): Promise<void> => {
  const flags = process.argv.slice(2).filter((word) => word.startsWith('--'))
  const [file, ...more] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  const unknown = flags.filter((flag) => !['--write', '--json'].includes(flag))
  if (!file || more.length > 0 || unknown.length > 0) {
    throw new UnreadableExport('Usage: npm run import -- export.json [--write] [--json]')
  }
  const [writes, isJson] = [flags.includes('--write'), flags.includes('--json')]
  const config = readConfig()
  const documents = await readDocuments(file)
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl, createLog('warn'))
    : await openPglite(config.dataDir, () => process.exit(1))
  try {
    await seedPlans(database.db, join(import.meta.dirname, '../content/plans.yaml'))
    const counts = await importExport(
      {
        db: database.db,
        sealer: createSealer(config.appSecret, config.appSecretOld),
        writes,
        report: (path, problem) =>
          console.log(isJson ? JSON.stringify({ path, ...problem }) : `${path}: ${sentenceOf(problem)}`),
      },
      documents,
    )
    if (isJson) console.log(JSON.stringify({ writes, counts }))
    else {
      console.table(counts)
      console.log(writes ? 'Written.' : 'Nothing was written. Add --write to do it.')
    }
  } finally {
    await database.close()
  }
}

const SENTENCES = {
  unknown_place: 'not taken: nothing is known of such a place',
  parent_missing: 'not taken: what it belongs to was not taken',
  email_invalid: 'not taken: no valid email address',
  email_duplicate: 'not taken: the same address stands in this file before',
  email_taken: 'not taken: somebody here has this address already',
  content_missing: 'not taken: it has no text',
  not_written: 'not taken: the database refused it',
  field_replaced: 'taken, but not as it stood: ',
} as const

const sentenceOf = ({ code, field = '' }: { code: keyof typeof SENTENCES; field?: string }): string =>
  SENTENCES[code] + field

main().catch((error) => {
  console.error(error instanceof UnreadableExport ? error.message : startSentence(error))
  process.exitCode = 1
})
