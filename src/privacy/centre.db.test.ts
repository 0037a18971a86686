import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { startUpstream, type Upstream } from '../../tests/fakes/upstream.ts'
import { buildBusyFamily } from '../../tests/people/busy-family.ts'
import {
  buildChild,
  buildParent,
  type Client,
  eventsOf,
  familyIdOf,
  send,
} from '../../tests/people/factories.ts'
import { consent } from '../accounts/tables.ts'
import type { Note, PrivacyOverview } from './contract.ts'

let upstream: Upstream
let app: TestApp
beforeAll(async () => {
  upstream = await startUpstream()
  app = await startTestApp({ coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly' } })
})
beforeEach(() => upstream.scenario('plain'))
afterAll(async () => {
  await app.stop()
  await upstream.close()
})

const read = async (parent: Client): Promise<PrivacyOverview> =>
  (await parent.call('GET', '/api/privacy')).json()
const notesOf = async (parent: Client): Promise<Note[]> =>
  (await (await parent.call('GET', '/api/privacy/notes')).json()).notes
const kinds = ({ consents }: PrivacyOverview) => consents.map(({ kind }) => kind).toSorted()

test('the counts are real, and the sample is what the coach would be sent', async () => {
  const family = await buildBusyFamily(app)
  const { held, sample, proof } = await read(family)
  const messages = held
    .find(({ group }) => group === 'conversations')
    ?.items.find(({ table }) => table === 'message')
  // Twelve about the child, two to both parents and their greetings, two that came along from the trial, and one in the family chat.
  expect(messages?.count).toBe(19)
  expect(proof).toBe('password')
  expect(sample.sent.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(sample.sent[1]?.content).toContain(sample.question)
  expect(sample.sent[1]?.content).toContain(family.words.liked)
  expect(JSON.stringify(sample.sent)).not.toContain(family.words.child)
  expect(JSON.stringify(sample.sent)).not.toContain(family.email)
})

test('without a child an example stands in; the guide is sent nothing', async () => {
  expect((await read(await buildParent(app))).sample.sent).toHaveLength(2)
  const guided = await startTestApp({ coach: null })
  const parent = await buildParent(guided)
  await buildChild(parent)
  expect((await read(parent)).sample.sent).toEqual([])
  await guided.stop()
})

test('a sign-up writes down what was agreed to, and who came without it is asked later, once', async () => {
  const unverified = await buildParent(app, { verified: false })
  expect((await unverified.call('POST', '/api/privacy/agreements', { kind: 'adult' })).status).toBe(403)

  const before = await app.database.db.$count(consent)
  const parent = await buildParent(app)
  expect(kinds(await read(parent))).toEqual(['adult', 'privacy', 'terms'])
  expect(await app.database.db.$count(consent)).toBe(before + 3)
  // As an account is that was brought along from elsewhere.
  await app.database.db
    .delete(consent)
    .where(and(eq(consent.familyId, await familyIdOf(app, parent)), eq(consent.kind, 'adult')))
  await Promise.all([1, 2, 3].map(() => parent.call('POST', '/api/privacy/agreements', { kind: 'adult' })))
  expect(kinds(await read(parent))).toEqual(['adult', 'privacy', 'terms'])
  for (const body of [
    { kind: 'analysis' },
    { kind: 'renewal' },
    { kind: 'x' },
    {},
    { kind: 'adult', at: 'x' },
  ]) {
    expect((await parent.call('POST', '/api/privacy/agreements', body)).status).toBe(400)
  }
})

test('S33: the ledger of a sign-up carries version, hash and time', async () => {
  const parent = await buildParent(app)
  const { consents } = await read(parent)
  for (const { version, at, withdrawnAt } of consents) {
    expect(version).toMatch(/^\d{4}-\d\d$/)
    expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000)
    expect(withdrawnAt).toBeNull()
  }
})

test('withdrawing ends the description everywhere, and agreeing again is a new line', async () => {
  const family = await buildBusyFamily(app)
  expect(kinds(await read(family))).toContain('analysis')
  expect((await family.call('POST', '/api/privacy/withdrawals', { kind: 'adult' })).status).toBe(400)
  expect((await family.call('POST', '/api/privacy/withdrawals', { kind: 'analysis' })).status).toBe(204)
  const { children } = await (await family.call('GET', '/api/children')).json()
  expect(children).toMatchObject([
    { personalityProfile: 'ENFP', personalityEvaluation: { type: 'ENFP', enhancedProfile: null } },
  ])
  await family.call('POST', '/api/personality-analysis', { name: 'Any', age: 4, type: 'ENFP' })
  const lines = (await read(family)).consents.filter(({ kind }) => kind === 'analysis')
  expect(lines.map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([true, false])
})

test('a note can be put right and forgotten, and the coach goes by that', async () => {
  const family = await buildBusyFamily(app)
  const [note] = await notesOf(family)
  expect(note).toMatchObject({ kind: 'child', childName: family.words.child })
  const path = `/api/privacy/notes/${note?.id}`
  for (const summary of ['', '   ', 'x'.repeat(451), 7, null]) {
    expect((await family.call('PUT', path, { summary })).status).toBe(400)
  }
  expect((await family.call('PUT', path, { summary: 'He loves the word pamplemousse.' })).status).toBe(204)
  const prompt = async (text: string) => {
    await eventsOf(await send(family, family.conversationId, text))
    return JSON.stringify(upstream.requests.at(-1)?.body)
  }
  expect(await prompt('And now?')).toContain('pamplemousse')
  expect((await family.call('DELETE', path)).status).toBe(204)
  expect(await notesOf(family)).toEqual([])
  expect(await prompt('And then?')).not.toContain('pamplemousse')
  expect(await notesOf(family)).toEqual([])
  expect((await family.call('DELETE', path)).status).toBe(404)
  expect((await family.call('DELETE', '/api/privacy/notes')).status).toBe(204)
})
