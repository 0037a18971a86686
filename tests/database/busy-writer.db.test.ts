import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reapReplies } from '../../src/conversation/reap-replies.ts'
import { openPostgres } from '../../src/platform/db/open-postgres.ts'
import { newWriter } from '../../src/platform/db/writer.ts'
import { readTalk as readTalkOf, sendAndReadFirstWords, signUp } from '../app/family-of-server.ts'
import { startServer } from '../app/running-server.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { newDatabase, quietLog } from '../app/test-database.ts'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'
import { buildChild, buildParent, eventsOf, openTalk, readTalk, send } from '../people/factories.ts'

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream({ scenario: 'held' })
})
afterAll(() => upstream.close())

const silentFor = (seconds: number) =>
  sql`update reply set heartbeat_at = now() - make_interval(secs => ${seconds}) where status = 'running'`

describe('what tells that a writer is dead', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({ coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly' } })
  })
  afterAll(() => app.stop())

  test('S48: silence alone does not: its process may be busy; a process that is gone does, and so does silence beyond any answer', async () => {
    const parent = await buildParent(app)
    const child = await buildChild(parent)
    const { conversation } = await openTalk(parent, child.id)
    const { db } = app.database
    const silence = async (seconds: number): Promise<number> => {
      await db.execute(silentFor(seconds))
      return reapReplies(app.database)
    }
    const asked = async () => send(parent, conversation.id, 'Bedtime is hard')

    const living = await asked()
    expect(await silence(120)).toBe(0)
    expect((await readTalk(parent, conversation.id)).running).toHaveLength(1)
    expect(await silence(301)).toBe(1)

    const orphaned = await asked()
    await db.execute(sql`update reply set writer = ${newWriter()} where status = 'running'`)
    expect(await silence(3)).toBe(0)
    expect(await silence(120)).toBe(1)

    const unsigned = await asked()
    await db.execute(sql`update reply set writer = null where status = 'running'`)
    expect(await silence(120)).toBe(1)
    upstream.release()
    for (const response of [living, orphaned, unsigned]) await eventsOf(response)
  })
})

describe.runIf(process.env.TEST_ENGINE === 'postgres')('with two processes on one database', () => {
  test('S48: a process that is kept from running keeps its answers; one that was killed does not', {
    timeout: 120_000,
  }, async () => {
    upstream.scenario('held')
    const dataDir = await mkdtemp(join(tmpdir(), 'kinwise-busy-'))
    const databaseUrl = await newDatabase()
    const env = { COACH_BASE_URL: upstream.url, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
    const server = await startServer(env)
    const other = await openPostgres(databaseUrl, quietLog)
    const family = await signUp(server)
    await sendAndReadFirstWords(server, family, 'Bedtime is hard')

    process.kill(server.pid, 'SIGSTOP')
    await other.db.execute(silentFor(60))
    expect(await reapReplies(other)).toBe(0)
    process.kill(server.pid, 'SIGCONT')
    upstream.release()
    await expect.poll(() => readTalkOf(server, family), { timeout: 30_000 }).toMatchObject({ running: [] })
    expect((await readTalkOf(server, family)).messages.at(-1)).toMatchObject({ status: 'complete' })

    upstream.scenario('held')
    await sendAndReadFirstWords(server, family, 'And waking up too')
    await server.kill()
    await other.db.execute(silentFor(60))
    // The system closes a dead process's connections at once, and the database notices a moment later.
    await expect.poll(() => reapReplies(other), { timeout: 30_000 }).toBe(1)
    await other.close()
    await rm(dataDir, { recursive: true, force: true })
  })
})
