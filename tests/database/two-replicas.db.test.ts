import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openPostgres } from '../../src/platform/db/open-postgres.ts'
import { takeOrRefuse } from '../../src/platform/http/rate-limit.ts'
import { startJobs } from '../../src/platform/jobs/jobs.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { newDatabase, quietLog } from '../app/test-database.ts'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'
import { buildTalk, type Client, clientOf, eventsOf, readTalk, send } from '../people/factories.ts'

const ANSWER =
  'Bedtime is hard for many families. Try one short, calm routine, and keep it the same every night.'
const SOON = { timeout: 30_000, interval: 50 }
const HOUR_MS = 3_600_000

declare module '../../src/platform/jobs/jobs.ts' {
  interface Work {
    'count-once': { n: number }
  }
}

// The embedded database has one process.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('two replicas on one database', () => {
  let url: string
  let upstream: Upstream
  let one: TestApp
  let two: TestApp
  let talk: Awaited<ReturnType<typeof buildTalk>>
  let elsewhere: Client
  const start = () => {
    const opening = openPostgres(url, quietLog).then((database) => ({
      database,
      jobEngine: { databaseUrl: url },
    }))
    return startTestApp({ coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly' } }, { opening })
  }
  beforeAll(async () => {
    url = await newDatabase()
    upstream = await startUpstream()
    one = await start()
    two = await start()
    talk = await buildTalk(one)
    elsewhere = clientOf(two, talk.parent.cookie)
  })
  afterEach(() => void vi.useRealTimers())
  afterAll(async () => {
    await Promise.all([one.stop(), two.stop()])
    await upstream.close()
  })

  test('S102: a reader goes on at the other one, with no character lost or doubled', async () => {
    upstream.scenario('held')
    const response = await send(talk.parent, talk.id, 'Help')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let seen = ''
    while (!seen.includes('short,')) seen += (await reader?.read())?.value ?? ''
    await reader?.cancel()
    const replyId = /"replyId":"([^"]*)"/.exec(seen)?.[1]
    const first = [...seen.matchAll(/^data: (.*)$/gm)]
      .map(([, data = '{}']) => JSON.parse(data))
      .map(({ delta = '' }) => delta)
      .join('')
    const places = [...seen.matchAll(/^id: (\d+)$/gm)].map(([, place]) => Number(place))
    expect(places.at(-1)).toBe(first.length)
    const known = { 'last-event-id': `${first.length}` }
    const on = elsewhere.call('GET', `/api/replies/${replyId}/events`, undefined, known)
    const body = (await on).body?.tee() ?? []
    upstream.release()
    const events = await eventsOf(new Response(body[0]))
    const rest = events.map((event) => (event.type === 'text' ? event.delta : '')).join('')
    expect(ANSWER.startsWith(first + rest)).toBe(true)
    expect(events.at(-1)).toMatchObject({ type: 'ended', answer: { content: ANSWER, status: 'complete' } })
  })

  test('a limit is one for both', async () => {
    const allowance = { name: 'both', max: 10, windowMs: HOUR_MS }
    const asked = Array.from({ length: 40 }, (_, n) =>
      takeOrRefuse((n % 2 ? one : two).database.db, allowance, 'somebody').then(
        () => 'let in',
        () => 'refused',
      ),
    )
    expect((await Promise.all(asked)).filter((how) => how === 'let in')).toHaveLength(10)
  })

  test('work is done once, and one that rests takes none', async () => {
    const done: Record<'first' | 'second', number[]> = { first: [], second: [] }
    const work = (who: keyof typeof done) =>
      startJobs(
        { databaseUrl: url },
        { 'count-once': async ({ n }: { n: number }) => void done[who].push(n) },
        quietLog,
      )
    const [first, second] = [await work('first'), await work('second')]
    const all = Array.from({ length: 60 }, (_, n) => n)
    for (const n of all) await first.enqueue(one.database.db, 'count-once', { n })
    const both = () => [...done.first, ...done.second].toSorted((a, b) => a - b)
    await expect.poll(both, SOON).toEqual(all)
    await first.rest()
    const before = done.first.length
    for (const n of all) await first.enqueue(one.database.db, 'count-once', { n })
    await expect.poll(() => both().length, SOON).toBe(120)
    expect(done.first.length).toBe(before)
    await Promise.all([first.stop(), second.stop()])
  })

  test('S101: a conversation keeps its order though the clock of one replica is an hour fast', async () => {
    upstream.scenario('plain')
    const { parent, id } = await buildTalk(one)
    const other = clientOf(two, parent.cookie)
    for (const [n, client] of [parent, other, parent, other].entries()) {
      const isFast = client === parent
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (isFast ? HOUR_MS : 0) })
      await eventsOf(await send(client, id, `Message ${n}`))
      vi.useRealTimers()
    }
    const { messages } = await readTalk(parent, id)
    expect(messages.slice(1).map(({ content }) => content)).toEqual(
      [0, 1, 2, 3].flatMap((n) => [`Message ${n}`, ANSWER]),
    )
  })

  test('one that is asked to stop is not ready, begins nothing, and sends its readers on', async () => {
    const third = await start()
    const here = clientOf(third, talk.parent.cookie)
    upstream.scenario('held')
    const response = await send(here, talk.id, 'And now?')
    await expect.poll(async () => (await readTalk(elsewhere, talk.id)).running.length, SOON).toBe(1)
    const resting = third.rest()
    expect((await eventsOf(response)).at(-1)).toEqual({ type: 'reattach' })
    expect((await third.app.request('/readyz')).status).toBe(503)
    expect((await third.app.request('/healthz')).status).toBe(200)
    const accept = { accept: 'text/event-stream' }
    const body = { clientId: crypto.randomUUID(), text: 'More' }
    const path = `/api/conversations/${talk.id}/messages`
    expect((await here.call('POST', path, body, accept)).status).toBe(503)
    expect((await here.call('GET', `/api/conversations/${talk.id}`)).status).toBe(200)
    upstream.release()
    await resting
    await third.stop()
    expect((await readTalk(elsewhere, talk.id)).messages.at(-1)).toMatchObject({
      content: ANSWER,
      status: 'complete',
    })
  })
})
