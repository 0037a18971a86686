import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openPglite } from '../../src/platform/db/open-pglite.ts'
import { startTestApp } from '../app/test-app.ts'
import { startUpstream } from '../fakes/upstream.ts'
import { buildBusyFamily } from '../people/busy-family.ts'
import { familyIdOf } from '../people/factories.ts'

const filesHolding = async (folder: string, words: string[]): Promise<string[]> => {
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    found.push(...words.filter((word) => bytes.includes(word)).map((word) => `${word} in ${path}`))
  }
  return found
}

// How a Postgres of one's own vacuums is up to it.
describe.runIf(process.env.TEST_ENGINE === 'pglite')('the embedded database', () => {
  test('S25: the night after an account was erased, none of its words is in the data folder’s bytes', {
    timeout: 240_000,
  }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'kinwise-erased-'))
    const upstream = await startUpstream()
    const database = await openPglite(dataDir, () => {})
    const app = await startTestApp(
      { coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly' } },
      { opening: Promise.resolve({ database, jobEngine: { pglite: database.client } }) },
    )
    const [gone, stays] = [await buildBusyFamily(app), await buildBusyFamily(app)]
    const words = [await familyIdOf(app, gone), gone.childId, ...Object.values(gone.words)]
    await database.client.exec('checkpoint')
    expect(await filesHolding(join(dataDir, 'pglite'), words)).not.toEqual([])

    await database.db.execute(
      sql`update "user" set erase_after = now() - interval '1 day' where email = ${gone.email}`,
    )
    await app.scheduled['keep-retention']?.run()
    expect(await filesHolding(join(dataDir, 'pglite'), words)).toEqual([])
    expect((await stays.call('GET', `/api/conversations/${stays.conversationId}`)).status).toBe(200)

    await app.stop()
    // What was written anew opens again.
    const again = await openPglite(dataDir, () => {})
    await again.close()
    await upstream.close()
    await rm(dataDir, { recursive: true, force: true })
  })
})
