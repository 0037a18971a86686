import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CoachedApp, startCoachedApp } from '../../tests/app/coached-app.ts'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import {
  buildChild,
  buildParent,
  type Client,
  eventsOf,
  openTalk,
  readTalk,
  send,
  setCredits,
} from '../../tests/people/factories.ts'
import { child } from '../family/tables.ts'
import { guidanceGap } from '../guidance/tables.ts'
import type { Message, ReplyEvent } from './contract.ts'
import { message } from './data/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ coach: null })
})
afterAll(() => app.stop())

const BATTLES = 'She screams every night at bedtime and I am exhausted'

const openAt = async (where: TestApp, age = 4) => {
  const parent = await buildParent(where)
  const { id: childId } = await buildChild(parent, { age })
  const { conversation } = await openTalk(parent, childId)
  return { parent, childId, id: conversation.id }
}

const tap = (parent: Client, id: string, choice: string, text = 'whatever', clientId = randomUUID()) =>
  parent.call('POST', `/api/conversations/${id}/messages`, { clientId, text, choice })

const answerOf = (events: ReplyEvent[]): Message => {
  const last = events.at(-1)
  if (last?.type !== 'ended' || !last.answer) throw new Error('there is no answer')
  return last.answer
}
const remainingOf = (events: ReplyEvent[]) => events.find((event) => event.type === 'ended')?.remaining
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { error: { code: string } }).error.code,
]

test('an answer brings its parts and what can be tapped, and keeps them', async () => {
  const { parent, id } = await openAt(app)
  const events = await eventsOf(await send(parent, id, BATTLES))
  const answer = answerOf(events)
  expect(answer.parts).toMatchObject({ about: 'bedtime battles', form: 'letter' })
  expect(events.find(({ type }) => type === 'text')).toMatchObject({ parts: answer.parts })
  expect(answer.choices?.length).toBeGreaterThan(8)
  const kept = (await readTalk(parent, id)).messages.at(-1)
  expect(kept).toMatchObject({ parts: answer.parts, choices: answer.choices, content: answer.content })
})

test('a tap is answered from the library, says its own label, and costs nothing', async () => {
  const { parent, id } = await openAt(app)
  const first = await eventsOf(await send(parent, id, BATTLES))
  expect(remainingOf(first)).toBe(9)
  const events = await eventsOf(await tap(parent, id, 'why:bedtime-battles-3-5', 'I want to die'))
  expect(events[0]).toMatchObject({
    type: 'accepted',
    message: { content: 'Why does this help?', choice: 'why:bedtime-battles-3-5', card: null },
  })
  expect(events.filter(({ type }) => type === 'text')).toHaveLength(1)
  expect(answerOf(events).content).toContain('Between three and five')
  expect(remainingOf(events)).toBe(9)
  const said = (await readTalk(parent, id)).messages
  expect(said.at(-2)).toMatchObject({ content: 'Why does this help?', choice: 'why:bedtime-battles-3-5' })
})

test('a tap is free with no credit left, and sent twice is the same tap', async () => {
  const { parent, childId, id } = await openAt(app)
  await eventsOf(await send(parent, id, BATTLES))
  await setCredits(app, childId, 0)
  const clientId = randomUUID()
  const both = await Promise.all(
    [1, 2].map(async () => eventsOf(await tap(parent, id, 'help:bedtime-battles-3-5', 'x', clientId))),
  )
  for (const events of both) expect(remainingOf(events)).toBe(0)
  expect(new Set(both.map((events) => answerOf(events).id)).size).toBe(1)
  expect(await codeOf(await send(parent, id, 'and now?'))).toEqual([402, 'no_credits'])
})

test('however many taps a day there are, none of them costs anything', async () => {
  const { parent, id } = await openAt(app)
  await eventsOf(await send(parent, id, BATTLES))
  for (let n = 0; n < 12; n++)
    expect(remainingOf(await eventsOf(await tap(parent, id, 'help:bedtime-battles-3-5')))).toBe(9)
})

test('a frozen child stays read only', async () => {
  const { parent, childId, id } = await openAt(app)
  await eventsOf(await send(parent, id, BATTLES))
  await app.database.db.update(child).set({ isFrozen: true }).where(eq(child.id, childId))
  expect(await codeOf(await tap(parent, id, 'help:bedtime-battles-3-5'))).toEqual([409, 'frozen'])
})

test('S12: only what was offered in this conversation can be tapped', async () => {
  const { parent, id } = await openAt(app)
  expect(await codeOf(await tap(parent, id, 'why:bedtime-battles-3-5'))).toEqual([422, 'not_offered'])
  await eventsOf(await send(parent, id, BATTLES))
  const other = await openAt(app)
  expect(await codeOf(await tap(other.parent, other.id, 'why:bedtime-battles-3-5'))).toEqual([
    422,
    'not_offered',
  ])
  expect(await codeOf(await tap(other.parent, id, 'why:bedtime-battles-3-5'))).toEqual([404, 'not_found'])
  for (const hostile of ['why:self-harm-13-17', 'else:else', 'card:__proto__'])
    expect(await codeOf(await tap(parent, id, hostile)), hostile).toEqual([422, 'not_offered'])
  for (const malformed of ['', '"}]', "why:x' or 1=1", 'a'.repeat(200), 'card:\u0000', 'UPPER'])
    expect(await codeOf(await tap(parent, id, malformed)), malformed).toEqual([400, 'invalid'])
  const kept = (await readTalk(parent, id)).messages
  expect(kept.filter(({ author }) => author === 'user')).toHaveLength(1)
})

test.each(['thanks!', 'which pram is best for travelling', 'hello'])(
  '%s answers nothing, and gives the credit back',
  async (text) => {
    const { parent, id } = await openAt(app)
    const events = await eventsOf(await send(parent, id, text))
    expect(answerOf(events).status).toBe('complete')
    expect(remainingOf(events)).toBe(10)
  },
)

test('what nothing is written about is counted, without a word of it', async () => {
  const { parent, id } = await openAt(app)
  await eventsOf(await send(parent, id, BATTLES))
  await eventsOf(await tap(parent, id, 'else'))
  await eventsOf(await tap(parent, id, 'else'))
  await expect.poll(async () => (await app.database.db.select().from(guidanceGap)).length).toBeGreaterThan(0)
  const [gap] = await app.database.db.select().from(guidanceGap)
  expect(gap).toEqual({
    month: expect.stringMatching(/^\d{4}-\d\d$/),
    topic: expect.any(String),
    band: '3-5',
    count: expect.any(Number),
  })
})

test('an answer of before, whose note holds more and which offers nothing, is gone on from', async () => {
  const { parent, id } = await openAt(app)
  await eventsOf(await send(parent, id, BATTLES))
  const old = { cardId: 'bedtime-battles-3-5', given: [0, 1], move: 'advise' }
  await app.database.db
    .update(message)
    .set({ guideNote: old as never, choices: null, parts: null })
    .where(eq(message.conversationId, id))
  const answer = answerOf(await eventsOf(await send(parent, id, 'Should we let her sleep in our bed?')))
  expect(answer.content).toContain('it suits everyone')
  expect((await readTalk(parent, id)).messages.at(1)?.choices).toEqual([])
})

test('with a model, a tap asks it nothing', async () => {
  const coached: CoachedApp = await startCoachedApp()
  try {
    coached.upstream.scenario('plain')
    const { parent, id } = await openAt(coached.app)
    await eventsOf(await send(parent, id, BATTLES))
    const asked = coached.upstream.requests.length
    const choices = [{ id: 'help:bedtime-battles-3-5', label: 'When to get help', group: 'next' as const }]
    await coached.app.database.db.update(message).set({ choices }).where(eq(message.author, 'assistant'))
    const events = await eventsOf(await tap(parent, id, 'help:bedtime-battles-3-5'))
    expect(answerOf(events).parts?.help).toBeTruthy()
    expect(coached.upstream.requests.length).toBe(asked)
    expect(remainingOf(events)).toBe(9)
  } finally {
    await coached.stop()
  }
})
