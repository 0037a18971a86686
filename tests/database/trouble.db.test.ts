import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createReaper } from '../../src/conversation/reap-replies.ts'
import { isDatabaseAway } from '../../src/platform/db/database-away.ts'
import { openPostgres } from '../../src/platform/db/open-postgres.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { newDatabase, quietLog } from '../app/test-database.ts'
import { type Line, startLine } from '../fakes/line.ts'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'
import { buildTalk, eventsOf, readTalk, send } from '../people/factories.ts'

const ANSWER =
  'Bedtime is hard for many families. Try one short, calm routine, and keep it the same every night.'
const SOON = { timeout: 30_000, interval: 50 }
const AT_ONCE = { silentSeconds: 0, stuckSeconds: 300 }

// The embedded database has no line that could break.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('S103: when the database fails', () => {
  let line: Line
  let upstream: Upstream
  let app: TestApp
  let talk: Awaited<ReturnType<typeof buildTalk>>
  beforeAll(async () => {
    upstream = await startUpstream()
    const url = await newDatabase()
    line = await startLine(url)
    const limits = { statementMs: 1_000, lockMs: 500, idleInTransactionMs: 2_000 }
    const opening = openPostgres(line.url, quietLog, limits).then((database) => ({
      database,
      jobEngine: { databaseUrl: url },
    }))
    app = await startTestApp(
      { coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly' } },
      { opening },
    )
  })
  beforeEach(async () => {
    upstream.scenario('plain')
    talk = await buildTalk(app)
  })
  afterAll(async () => {
    await app.stop()
    line.close()
    await upstream.close()
  })

  const says = async (response: Response) => ({
    status: response.status,
    wait: response.headers.get('retry-after'),
    code: response.status === 200 ? null : (await response.json()).error.code,
  })
  const AWAY = { status: 503, wait: '5', code: 'unavailable' }
  const read = () => readTalk(talk.parent, talk.id)
  const own = async () =>
    (await read()).messages.filter(({ author }) => author === 'user').map(({ content }) => content)

  test('a request in the middle is told to come again, and what it sends again is there once', async () => {
    const ids = Array.from({ length: 8 }, () => randomUUID())
    const sendAll = () => Promise.all(ids.map((id, n) => send(talk.parent, talk.id, `Help ${n}`, id)))
    line.close()
    for (const response of await sendAll()) expect(await says(response)).toEqual(AWAY)
    expect(await says(await talk.parent.call('GET', '/api/children'))).toEqual(AWAY)
    expect((await app.app.request('/readyz')).status).toBe(503)
    await line.open()
    for (const response of await sendAll()) expect((await eventsOf(response)).at(-1)?.type).toBe('ended')
    expect((await own()).toSorted()).toEqual(ids.map((_, n) => `Help ${n}`))
    expect((await read()).remaining).toBe(2)
    await expect.poll(async () => (await app.app.request('/readyz')).status, SOON).toBe(200)
  })

  test('an answer that was being written is kept whole, and its log has each word once', async () => {
    upstream.scenario('held')
    const response = await send(talk.parent, talk.id, 'Help')
    await expect.poll(async () => (await read()).running.length, SOON).toBe(1)
    line.close()
    upstream.release()
    await upstream.asked()
    await line.open()
    const events = await eventsOf(response)
    expect(events.at(-1)).toMatchObject({ answer: { status: 'complete', content: ANSWER }, remaining: 9 })
    expect((await read()).running).toEqual([])
  })

  test('a message whose news was lost is settled by the process that kept it', async () => {
    upstream.scenario('held')
    const response = await send(talk.parent, talk.id, 'Help')
    await expect.poll(async () => (await read()).running.length, SOON).toBe(1)
    // As if nobody here wrote it; it shows signs of life, and so it isn't the silence.
    const reap = createReaper(app.database, new Map(), AT_ONCE)
    expect(await reap()).toBe(0)
    expect(await reap()).toBe(1)
    const { running, remaining, messages } = await read()
    expect({ running, remaining, last: messages.at(-1)?.status }).toEqual({
      running: [],
      remaining: 10,
      last: 'interrupted',
    })
    upstream.release()
    await response.text()
  })

  test('what is being written here is no dead answer', async () => {
    upstream.scenario('held')
    const response = await send(talk.parent, talk.id, 'Help')
    await expect.poll(async () => (await read()).running.length, SOON).toBe(1)
    const [{ replyId = '' } = {}] = (await read()).running
    const reap = createReaper(app.database, new Map([[replyId, null]]), AT_ONCE)
    expect([await reap(), await reap()]).toEqual([0, 0])
    upstream.release()
    expect((await eventsOf(response)).at(-1)).toMatchObject({ answer: { status: 'complete' } })
  })

  test('a line that breaks between two statements of a transaction ends that one and nothing else', async () => {
    const broken = app.database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      line.cut()
      await expect.poll(async () => (await app.app.request('/readyz')).status, SOON).toBe(200)
      await tx.execute(sql`select 1`)
    })
    await expect(broken).rejects.toSatisfy(isDatabaseAway)
    expect(await own()).toEqual([])
  })

  test('a full disk: nothing is half kept, and an answer waits until there is room', async () => {
    const { db } = app.database
    const fill = (when: string) =>
      db.execute(
        sql.raw(`create trigger full_disk before ${when} for each row
      execute function disk_is_full()`),
      )
    const empty = (table: string) => db.execute(sql.raw(`drop trigger full_disk on ${table}`))
    await db.execute(
      sql.raw(`create or replace function disk_is_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`),
    )
    const id = randomUUID()
    await fill('insert on reply')
    expect(await says(await send(talk.parent, talk.id, 'Help', id))).toEqual(AWAY)
    await empty('reply')
    expect(await own()).toEqual([])
    expect((await read()).remaining).toBe(10)

    upstream.scenario('held')
    const response = await send(talk.parent, talk.id, 'Help', id)
    await fill('insert on message')
    upstream.release()
    await expect.poll(() => upstream.counts.open, SOON).toBe(0)
    expect((await read()).running).toHaveLength(1)
    await empty('message')
    expect((await eventsOf(response)).at(-1)).toMatchObject({ answer: { content: ANSWER }, remaining: 9 })
    expect(await own()).toEqual(['Help'])
  })

  test('a line that is dead without a word, and a database that is too slow: told so, and over once it is', async () => {
    line.die()
    expect(await says(await talk.parent.call('GET', '/api/children'))).toEqual(AWAY)
    line.revive()
    await expect.poll(async () => (await talk.parent.call('GET', '/api/children')).status, SOON).toBe(200)
    const { db } = app.database
    await db.execute(
      sql.raw(`create or replace function crawl() returns trigger language plpgsql as
      $$ begin perform pg_sleep(30); return new; end $$`),
    )
    await db.execute(
      sql.raw('create trigger slow before insert on reply for each row execute function crawl()'),
    )
    expect(await says(await send(talk.parent, talk.id, 'Help'))).toEqual(AWAY)
    await db.execute(sql.raw('drop trigger slow on reply'))
    expect(await own()).toEqual([])
  })
})
