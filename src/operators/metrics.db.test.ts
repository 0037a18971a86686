import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { startUpstream, type Upstream } from '../../tests/fakes/upstream.ts'
import { buildTalk, clientOf, eventsOf, send } from '../../tests/people/factories.ts'

const TOKEN = 'a token only scrapers know'.replaceAll(' ', '-')

/** Every label there is. A new one has to be written down here, and has few values that tell nothing of anybody. */
const LABELS = [
  ...['coach', 'code', 'concern', 'credit', 'job', 'level', 'method', 'route', 'state', 'status'],
  // The library's own: of histograms, and of the process.
  ...['kind', 'le', 'major', 'minor', 'patch', 'space', 'type', 'version'],
]

let upstream: Upstream
let app: TestApp
beforeAll(async () => {
  upstream = await startUpstream()
  app = await startTestApp({
    coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly' },
    metricsToken: TOKEN,
  })
})
afterAll(async () => {
  await app.stop()
  await upstream.close()
})

const scrape = async (authorization = `Bearer ${TOKEN}`) =>
  app.app.request('/metrics', { headers: authorization ? { authorization } : {} })

test('S100: /metrics counts what happens, and no label has a text, a name, an address or an id', async () => {
  const { parent, childId, id } = await buildTalk(app)
  await eventsOf(await send(parent, id, 'What about Zirbelkiefer?'))
  upstream.scenario('error-before-first-token')
  await eventsOf(await send(parent, id, 'And again?'))
  await clientOf(app, '').call('BREW', '/api/zirbelkiefer/%00?zirbelkiefer')
  const { db } = app.database
  await db.execute(sql`insert into safety_count (month, level, concern, country, count)
    values ('2026-11', 'crisis', 'suicide', 'DE', 2)`)
  const response = await scrape()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  for (const line of [
    /^kinwise_request_seconds_count\{method="POST",route="\/api\/conversations\/:conversationId\/messages",status="200"\} 2$/m,
    /^kinwise_first_words_seconds_count\{coach="chat-completions"\} 1$/m,
    /^kinwise_answers_total\{coach="chat-completions",status="complete",credit="kept"\} 1$/m,
    /^kinwise_answers_total\{coach="chat-completions",status="failed",credit="returned"\} 1$/m,
    /^kinwise_coach_failures_total\{coach="chat-completions",code="\w+"\} 1$/m,
    /^kinwise_safety_cards\{level="crisis",concern="suicide"\} 2$/m,
    /^kinwise_open_streams 0$/m,
    /^kinwise_replies_waiting 0$/m,
    /^kinwise_replies_running 0$/m,
    /^# TYPE kinwise_jobs gauge$/m,
  ])
    expect(text).toMatch(line)
  const labels = [...text.matchAll(/[{,](\w+)="/g)].map(([, name]) => name ?? '')
  expect([...new Set(labels)].filter((name) => !LABELS.includes(name))).toEqual([])
  const { rows } = (await db.execute(sql`select id::text as word from family union select id::text from "user"
    union select id::text from message union select id::text from reply`)) as unknown as {
    rows: { word: string }[]
  }
  const words = [...rows.map(({ word }) => word), parent.email, childId, id, 'irbelkiefer', 'Mia', 'BREW']
  expect(words.filter((word) => text.includes(word))).toEqual([])
})

test('S100: a stream that is open is counted, and one that was left isn’t', async () => {
  upstream.scenario('plain')
  const { parent, id } = await buildTalk(app)
  const response = await send(parent, id, 'Is it open?')
  expect(await (await scrape()).text()).toMatch(/^kinwise_open_streams 1$/m)
  await response.body?.cancel()
  expect(await (await scrape()).text()).toMatch(/^kinwise_open_streams 0$/m)
})

test('S100: without its token the door is shut, and where none is set it is for everybody', async () => {
  const closed = await startTestApp()
  for (const authorization of [
    '',
    'Bearer',
    `Bearer ${TOKEN}x`,
    `Basic ${TOKEN}`,
    'Bearer null',
    'Bearer undefined',
  ])
    for (const one of [app, closed]) {
      const response = await one.app.request('/metrics', { headers: { authorization } })
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('kinwise_')
    }
  expect(
    (await closed.app.request('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })).status,
  ).toBe(404)
  await closed.stop()
})
