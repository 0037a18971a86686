import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DatabaseBroken } from './open-errors.ts'
import { openPglite } from './open-pglite.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'kinwise-pglite-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const TIMEOUT_MS = 120_000

test('a folder that was cut off while it was made is made anew; one that is broken is said to be, and left as it is', {
  timeout: TIMEOUT_MS,
}, async () => {
  mkdirSync(join(dataDir, 'pglite.new', 'base'), { recursive: true })
  writeFileSync(join(dataDir, 'pglite.new', 'PG_VERSION'), '17')
  const opened = await openPglite(dataDir, () => {})
  await opened.close()

  const broken = join(dataDir, 'broken')
  mkdirSync(join(broken, 'pglite', 'base'), { recursive: true })
  writeFileSync(join(broken, 'pglite', 'PG_VERSION'), 'no version')
  // Twice, since the lock must have been given back.
  for (let n = 0; n < 2; n++) await expect(openPglite(broken, () => {})).rejects.toThrow(DatabaseBroken)
})
