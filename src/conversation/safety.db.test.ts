import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { startUpstream, type Upstream } from '../../tests/fakes/upstream.ts'
import {
  buildChild,
  buildParent,
  eventsOf,
  openTalk,
  readTalk,
  send,
  setCredits,
} from '../../tests/people/factories.ts'
import { child } from '../family/tables.ts'

let upstream: Upstream
let app: TestApp
beforeAll(async () => {
  upstream = await startUpstream()
  app = await startTestApp({ coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly' } })
})
afterAll(async () => {
  await app.stop()
  await upstream.close()
})

const open = async (age = 4) => {
  const parent = await buildParent(app)
  const { id: childId } = await buildChild(parent, { age })
  const { conversation } = await openTalk(parent, childId)
  return { parent, childId, id: conversation.id }
}

/** The card of an accepted message, which is answered all the same. */
const cardOf = async (response: Response) => {
  const events = await eventsOf(response)
  const [accepted] = events
  expect(events.at(-1)).toMatchObject({ type: 'ended', answer: { status: 'complete' } })
  return accepted?.type === 'accepted' ? accepted.message.card : null
}

test.each([
  ['My son just swallowed button batteries', 'poisoning', 'emergency'],
  ['I want to die', 'suicide', 'crisis'],
  ['she is not breathing', 'medical', 'emergency'],
  ['her dad hits her with a belt', 'abuse', 'crisis'],
  ['my husband choked me last night and I am scared of him', 'violence', undefined],
  ['My daughter cuts herself', 'self_harm', 'crisis'],
])('%s shows a card above an answer, and costs no credit', async (text, concern, level) => {
  const { parent, childId, id } = await open()
  await setCredits(app, childId, 0)
  const card = await cardOf(await send(parent, id, text))
  expect(card).toMatchObject({ concern, ...(level ? { level } : {}) })
  expect(card?.lines.length).toBeGreaterThan(0)
  const talk = await readTalk(parent, id)
  expect(talk.remaining).toBe(0)
  expect(talk.messages.at(-2)).toMatchObject({ content: text, card: { concern, loud: true } })
  expect(talk.messages.at(-1)).toMatchObject({ author: 'assistant', status: 'complete' })
})

test('the card has the numbers of the country the parent seems to be in, and says that it is a guess', async () => {
  const { parent, id } = await open()
  const say = (headers: Record<string, string>) =>
    parent.call(
      'POST',
      `/api/conversations/${id}/messages`,
      { clientId: crypto.randomUUID(), text: 'I want to die' },
      headers,
    )
  const american = await cardOf(await say({ 'accept-language': 'en-US,en;q=0.9' }))
  expect(american).toMatchObject({ country: 'US', countryIsGuess: true })
  expect(american?.lines.map((line) => line.href)).toContain('tel:988')
  const german = await cardOf(await say({ 'accept-language': 'en-US', 'x-time-zone': 'Europe/Berlin' }))
  expect(german?.country).toBe('DE')
  const unknown = await cardOf(await say({}))
  expect(unknown?.country).toBeNull()
  expect(JSON.stringify(unknown?.lines)).toMatch(/112.*911|911.*112/)
})

test('a frozen child’s parent still gets the card', async () => {
  const { parent, childId, id } = await open()
  await app.database.db.update(child).set({ isFrozen: true }).where(eq(child.id, childId))
  expect(await cardOf(await send(parent, id, 'he took all the pills in the cupboard'))).not.toBeNull()
})

test('a fever is looked at with the child’s age', async () => {
  const baby = await open(0.15)
  expect(await cardOf(await send(baby.parent, baby.id, 'she has a temperature of 38.4'))).toMatchObject({
    level: 'emergency',
  })
  const child = await open(7)
  const events = await eventsOf(await send(child.parent, child.id, 'she has a temperature of 38.4'))
  expect(events.at(-1)).toMatchObject({ type: 'ended', answer: { status: 'complete' } })
})

test('another answer to a message in danger costs nothing either', async () => {
  const { parent, childId, id } = await open()
  await setCredits(app, childId, 0)
  await eventsOf(await send(parent, id, 'I want to die'))
  const [question, answer] = (await readTalk(parent, id)).messages.slice(-2)
  const again = await parent.call('POST', `/api/messages/${question?.id}/replies?replaces=${answer?.id}`)
  expect((await eventsOf(again)).at(-1)).toMatchObject({ type: 'ended', remaining: 0 })
})

test('what is heavy and no danger costs a message, and its card waits under the answer', async () => {
  const { parent, id } = await open()
  const events = await eventsOf(await send(parent, id, 'I think I have postnatal depression'))
  expect(events[0]).toMatchObject({ message: { card: { level: 'support', loud: false } }, remaining: 9 })
  expect((await readTalk(parent, id)).conversation.level).toBeNull()
})

test('an ordinary worry shows no card', async () => {
  const { parent, id } = await open()
  const events = await eventsOf(await send(parent, id, 'This homework is killing me'))
  expect(events[0]).toMatchObject({ message: { card: null }, remaining: 9 })
})
