import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operatorCommands } from '../../scripts/admin/operators.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { buildParent, type Client, clientOf } from '../people/factories.ts'
import { buildGuarded, switchOn } from '../people/second-step.ts'

let app: TestApp
let operator: Client
beforeAll(async () => {
  app = await startTestApp()
  const guarded = await buildGuarded(app)
  operator = guarded.client
  await run('add', guarded.email)
})
afterAll(() => app.stop())

const audited: unknown[] = []
const run = (verb: 'add' | 'remove' | 'list', ...words: string[]) => {
  const { db } = app.database
  const audit = (...line: unknown[]) => void audited.push(line)
  const parts = { db, payments: null, config: app.config, now: new Date(), audit }
  return operatorCommands[`operators ${verb}`]?.run(parts, words)
}

const answerOf = async (client: Client, method: string, path: string, body?: unknown) => {
  const response = await client.call(method, path, body)
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie')
  const text = (await response.text()).replace(/"id":"[^"]*"/, '')
  return { status: response.status, headers, text }
}

const disabled = async () => {
  const parent = await buildGuarded(app)
  await run('add', parent.email)
  await app.database.db.execute(sql`update "user" set disabled = true where email = ${parent.email}`)
  return parent.client
}
const closed = async () => {
  const parent = await buildGuarded(app)
  await run('add', parent.email)
  await app.database.db.execute(sql`update "user" set erase_after = now() where email = ${parent.email}`)
  return parent.client
}
const dismissed = async () => {
  const parent = await buildGuarded(app)
  await run('add', parent.email)
  await run('remove', parent.email)
  return parent.client
}

const STRANGERS: [string, () => Promise<Client>][] = [
  ['nobody', async () => clientOf(app, '')],
  ['a parent', () => buildParent(app)],
  ['who has not verified', () => buildParent(app, { verified: false })],
  ['a parent with two-step login', async () => (await buildGuarded(app)).client],
  ['an operator who was disabled', disabled],
  ['an operator whose account is closed', closed],
  ['who is no operator any more', dismissed],
]

describe.each(STRANGERS)('%s', (_, build) => {
  test('S100: gets what a missing page gets', async () => {
    const stranger = await build()
    for (const [method, path, missing, body] of [
      ['GET', '/api/admin', '/api/nothing', undefined],
      ['POST', '/api/admin/retries', '/api/nothing', { jobId: '0198a6a0-0000-7000-8000-000000000000' }],
      ['GET', '/admin', '/nothing', undefined],
      ['GET', '/admin/', '/nothing', undefined],
      ['GET', '/metrics', '/nothing', undefined],
    ] as const) {
      const theirs = await answerOf(stranger, method, path, body)
      expect(theirs, path).toEqual(await answerOf(stranger, method, missing, body))
      expect(theirs.status, path).toBeGreaterThanOrEqual(path.startsWith('/api') ? 401 : 404)
    }
  })
})

test('S100: an operator without a second step is told to turn it on, and does nothing until then', async () => {
  const parent = await buildParent(app)
  expect(await run('add', parent.email.toUpperCase())).toMatch(/once it has turned on two-step login/)
  const path = '/api/admin'
  expect(await (await parent.call('GET', path)).json()).toEqual({ needsSecondStep: true })
  const jobId = await fail()
  expect((await parent.call('POST', '/api/admin/retries', { jobId })).status).toBe(404)
  const { confirmed } = await switchOn(parent)
  const back = clientOf(
    app,
    confirmed.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  )
  expect(await (await back.call('GET', path)).json()).toMatchObject({ needsSecondStep: false })
})

test('an operator sees counts, and not one word, name, address or id of a family', async () => {
  const { db } = app.database
  const parent = await buildParent(app)
  await db.execute(sql`insert into safety_count (month, level, concern, country, count)
    values ('2026-11', 'crisis', 'suicide', 'DE', 2), ('2026-11', 'crisis', 'suicide', 'US', 3)`)
  await db.execute(
    sql`insert into guidance_gap (month, topic, band, count) values ('2026-11', 'sleep', '3-5', 7)`,
  )
  await db.execute(sql`insert into coach_tokens (day, tokens) values ('2026-11-20', 1500000)`)
  const jobId = await fail({ email: parent.email })
  const answer = await operator.call('GET', '/api/admin')
  const text = await answer.text()
  const { overview } = JSON.parse(text)
  expect(overview.safety).toEqual([{ month: '2026-11', level: 'crisis', concern: 'suicide', count: 5 }])
  expect(overview.gaps).toEqual([{ month: '2026-11', topic: 'sleep', band: '3-5', count: 7 }])
  expect(overview.days).toEqual([{ day: '2026-11-20', tokens: 1_500_000, cents: null }])
  expect(overview.failed.map(({ id }: { id: string }) => id)).toContain(jobId)
  expect(overview.plans.find(({ id }: { id: string }) => id === 'free').families).toBeGreaterThan(5)
  expect(overview.lines.total).toBeGreaterThan(100)
  expect(overview.numbers).toMatchObject({ taken: 0, waiting: 0 })
  const { rows } = (await db.execute(sql`select id::text as word from family union select id::text from "user"
    union select email from "user"`)) as unknown as { rows: { word: string }[] }
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ word }) => text.includes(word))).toEqual([])
  expect(JSON.stringify(audited)).not.toContain('@')
})

test('a job that failed is done once more; one that did not, or is none, is nothing that exists', async () => {
  const jobId = await fail()
  const retry = (id: unknown) => operator.call('POST', '/api/admin/retries', { jobId: id })
  expect((await retry(jobId)).status).toBe(204)
  expect((await retry(jobId)).status).toBe(404)
  const { rows } = (await app.database.db.execute(
    sql`select state::text as state from pgboss.job where id = ${jobId}`,
  )) as unknown as { rows: { state: string }[] }
  // It may be done by now, and then leaves no row.
  expect(rows[0]?.state ?? 'active').not.toBe('failed')
  expect((await retry('0198a6a0-0000-7000-8000-000000000000')).status).toBe(404)
  for (const hostile of ["1' or '1'='1", '', null, 7, {}, ['x'], 'x'.repeat(60_000)])
    expect((await retry(hostile)).status).toBe(400)
})

test('who has no account, or an address that isn’t confirmed, is refused by a sentence', async () => {
  await expect(run('add', 'nobody@example.org')).rejects.toThrow('Nobody has an account with this address.')
  await expect(run('add', '%')).rejects.toThrow('Nobody has an account')
  await expect(run('add')).rejects.toThrow('Usage: npm run admin -- operators add ADDRESS')
  const { email } = await buildParent(app, { verified: false })
  await expect(run('add', email)).rejects.toThrow('This address isn’t confirmed yet.')
  const listed = (await run('list')) as { email: string }[]
  expect(listed.map((one) => one.email)).toContain(operator.email)
  expect(listed.map((one) => one.email)).not.toContain(email)
})

/** A job that was given up. */
const fail = async (data: object = { email: 'lost@example.org' }): Promise<string> => {
  const result =
    await app.database.db.execute(sql`insert into pgboss.job (name, data, state, retry_count, completed_on)
    values ('password-guessed', ${JSON.stringify(data)}::jsonb, 'failed', 15, now()) returning id`)
  return (result as unknown as { rows: { id: string }[] }).rows[0]?.id ?? ''
}
