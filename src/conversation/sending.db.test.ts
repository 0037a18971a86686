import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
import type { ReplyEvent } from './contract.ts'
import { message, reply, replyEvent } from './data/tables.ts'

const ANSWER =
  'Bedtime is hard for many families. Try one short, calm routine, and keep it the same every night.'

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

const openFamilyTalk = async () => {
  const parent = await buildParent(app)
  const { id: childId } = await buildChild(parent)
  const { conversation } = await openTalk(parent, childId)
  return { parent, childId, id: conversation.id }
}

const remainingOf = async (childId: string) =>
  (await app.database.db.select().from(child).where(eq(child.id, childId)))[0]?.remainingMessages

const ended = (events: ReplyEvent[]) => {
  const last = events.at(-1)
  return last?.type === 'ended' ? last : undefined
}

test('a conversation opens once with the greeting, however many tabs open it', async () => {
  const parent = await buildParent(app)
  const { id } = await buildChild(parent)
  const talks = await Promise.all(Array.from({ length: 8 }, () => openTalk(parent, id)))
  expect(new Set(talks.map((talk) => talk.conversation.id)).size).toBe(1)
  expect(talks[0]).toMatchObject({
    conversation: { kind: 'child', messageCount: 1 },
    messages: [
      { author: 'assistant', content: "Hi! I'm here to help you with Mia. How can I support you today?" },
    ],
    remaining: 10,
    allowance: 10,
    running: [],
  })
  expect(talks[0]?.conversation.title).toMatch(/^Children Chat with Mia - \d{4}-\d\d-\d\d$/)
})

test('a child without a profile has no chat yet', async () => {
  const parent = await buildParent(app)
  const { id } = await buildChild(parent, { personalityEvaluation: null })
  const response = await parent.call('POST', `/api/children/${id}/conversations`, { kind: 'child' })
  expect(await response.json()).toMatchObject({ error: { code: 'no_profile' } })
})

test('a message is answered as it is written, kept, and costs one credit', async () => {
  const { parent, childId, id } = await openFamilyTalk()
  const events = await eventsOf(await send(parent, id, 'She screams at bedtime'))
  expect(events[0]).toMatchObject({
    type: 'accepted',
    message: { content: 'She screams at bedtime' },
    remaining: 9,
  })
  expect(ended(events)).toMatchObject({ answer: { content: ANSWER, status: 'complete' }, remaining: 9 })
  expect(events.flatMap((event) => (event.type === 'text' ? [event.delta] : [])).join('')).toBe(ANSWER)

  const talk = await readTalk(parent, id)
  expect(talk.messages.map(({ author, content }) => [author, content])).toEqual([
    ['assistant', "Hi! I'm here to help you with Mia. How can I support you today?"],
    ['user', 'She screams at bedtime'],
    ['assistant', ANSWER],
  ])
  expect(talk.conversation).toMatchObject({ messageCount: 3, lastMessage: ANSWER.slice(0, 100) })
  expect(await remainingOf(childId)).toBe(9)
  expect(await app.database.db.select().from(replyEvent)).toEqual([])
})

test('fifty sends at once on ten credits: ten answered, none left, forty refused', async () => {
  const { parent, childId, id } = await openFamilyTalk()
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => send(parent, id, `Question ${n}`)))
  const accepted = answers.filter((answer) => answer.status === 200)
  expect(accepted).toHaveLength(10)
  for (const answer of accepted) expect(ended(await eventsOf(answer))?.answer?.status).toBe('complete')
  const refused = answers.filter((answer) => answer.status === 402)
  expect(refused).toHaveLength(40)
  expect(await refused[0]?.json()).toMatchObject({ error: { code: 'no_credits' } })
  expect(await remainingOf(childId)).toBe(0)
  expect((await readTalk(parent, id)).messages).toHaveLength(21)
})

test('S77: what was kept is told again with its answer, though no credit is left now', async () => {
  const { parent, childId, id } = await openFamilyTalk()
  const clientId = randomUUID()
  await eventsOf(await send(parent, id, 'Once', clientId))
  await setCredits(app, childId, 0)
  const again = await eventsOf(await send(parent, id, 'Once', clientId))
  expect(ended(again)?.answer).toMatchObject({ status: 'complete', content: ANSWER })
  expect((await send(parent, id, 'Another')).status).toBe(402)
  expect((await readTalk(parent, id)).messages).toHaveLength(3)
})

test('however answers end, a conversation knows how many messages it has', async () => {
  const { parent, id } = await openFamilyTalk()
  const counted = async () => {
    const { conversation, messages } = await readTalk(parent, id)
    expect(conversation.messageCount).toBe(messages.length)
    return messages
  }
  await eventsOf(await send(parent, id, 'One'))
  await counted()
  upstream.scenario('error-before-first-token')
  await eventsOf(await send(parent, id, 'Two'))
  const failed = (await counted()).at(-2)
  await eventsOf(await parent.call('POST', `/api/messages/${failed?.id}/replies`))
  await counted()
  upstream.scenario('plain')
  await eventsOf(await parent.call('POST', `/api/messages/${failed?.id}/replies`))
  const answered = await counted()
  expect(answered).toHaveLength(5)
  const other = `/api/messages/${failed?.id}/replies?replaces=${answered.at(-1)?.id}`
  await eventsOf(await parent.call('POST', other))
  await counted()
  const changed = { clientId: randomUUID(), text: 'Two, changed', replaces: failed?.id }
  await eventsOf(await parent.call('POST', `/api/conversations/${id}/messages`, changed))
  expect(await counted()).toHaveLength(5)
  upstream.scenario('held', { tokens: ['One ', 'two.'] })
  const stopped = await send(parent, id, 'Three')
  const { running } = await readTalk(parent, id)
  await parent.call('POST', `/api/replies/${running[0]?.replyId}/stop`)
  upstream.release()
  await eventsOf(stopped)
  await counted()
})

test('the same message sent twenty times at once is one message, one answer and one credit', async () => {
  const { parent, childId, id } = await openFamilyTalk()
  upstream.scenario('slow', { spacingMs: 5 })
  const clientId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(parent, id, 'Once', clientId)))
  const endings = await Promise.all(answers.map(async (answer) => ended(await eventsOf(answer))?.answer))
  expect(new Set(endings.map((answer) => answer?.id)).size).toBe(1)
  expect(endings.every((answer) => answer?.content === ANSWER)).toBe(true)
  expect(await remainingOf(childId)).toBe(9)
  expect((await readTalk(parent, id)).messages).toHaveLength(3)
})

test('a coach that fails gives the credit back, and trying again costs one in all', async () => {
  const { parent, childId, id } = await openFamilyTalk()
  upstream.scenario('error-before-first-token')
  const events = await eventsOf(await send(parent, id, 'Help'))
  expect(ended(events)).toMatchObject({
    answer: { status: 'failed', error: 'coach_failed', content: '' },
    remaining: 10,
  })
  expect(await remainingOf(childId)).toBe(10)

  upstream.scenario('plain')
  const said = events[0]?.type === 'accepted' ? events[0].message.id : ''
  const again = await Promise.all(
    Array.from({ length: 5 }, () => parent.call('POST', `/api/messages/${said}/replies`)),
  )
  for (const answer of again) expect(ended(await eventsOf(answer))?.answer?.content).toBe(ANSWER)
  expect(await remainingOf(childId)).toBe(9)
  const { messages } = await readTalk(parent, id)
  expect(messages.map(({ status }) => status)).toEqual(['complete', 'complete', 'complete'])
})

test('an answer that breaks in the middle keeps its text, says so, and costs nothing', async () => {
  const { parent, childId, id } = await openFamilyTalk()
  upstream.scenario('error-in-the-middle')
  const { answer } = ended(await eventsOf(await send(parent, id, 'Help'))) ?? {}
  expect(answer).toMatchObject({ status: 'failed', error: 'coach_failed' })
  expect(ANSWER.startsWith(answer?.content ?? 'x')).toBe(true)
  expect(answer?.content).not.toBe('')
  expect(await remainingOf(childId)).toBe(10)
})

test('stopping keeps the partial text and the credit, and reaches the upstream', async () => {
  const { parent, childId, id } = await openFamilyTalk()
  upstream.scenario('held')
  const response = await send(parent, id, 'Help')
  const { replyId } = await firstText(parent, id)
  const left = upstream.disconnected(upstream.counts.disconnected + 1)
  expect((await parent.call('POST', `/api/replies/${replyId}/stop`)).status).toBe(204)
  const { answer } = ended(await eventsOf(response)) ?? {}
  await left
  expect(answer?.status).toBe('stopped')
  expect(answer?.content).toMatch(/^Bedtime is hard/)
  expect(await remainingOf(childId)).toBe(9)
})

test('a stop asked for on another replica is seen by the one that writes', async () => {
  const { parent, id } = await openFamilyTalk()
  upstream.scenario('slow', { spacingMs: 60 })
  const response = await send(parent, id, 'Help')
  await firstText(parent, id)
  await app.database.db.update(reply).set({ stopRequested: true }).where(eq(reply.status, 'running'))
  expect(ended(await eventsOf(response))?.answer?.status).toBe('stopped')
})

test('a second reader sees the same answer grow, and a reader who leaves does not end it', async () => {
  const { parent, id } = await openFamilyTalk()
  upstream.scenario('held')
  const mine = await send(parent, id, 'Help')
  await mine.body?.cancel()
  const { replyId } = await firstText(parent, id)
  const second = await parent.call('GET', `/api/replies/${replyId}/events`)
  const [glimpse, whole] = second.body?.tee() ?? []
  await glimpse?.getReader().read()
  upstream.release()
  const events = await eventsOf(new Response(whole))
  expect(events[0]).toMatchObject({ type: 'text' })
  expect(ended(events)?.answer?.content).toBe(ANSWER)
  const late = await eventsOf(await parent.call('GET', `/api/replies/${replyId}/events`))
  expect(late).toEqual([ended(events)])
})

const NOW = { silentSeconds: 0, stuckSeconds: 0 }

test('an answer whose writer died ends as interrupted, with its text kept and the credit back', async () => {
  const { parent, childId, id } = await openFamilyTalk()
  upstream.scenario('held')
  const response = await send(parent, id, 'Help')
  const { replyId } = await firstText(parent, id)
  const { reapReplies } = await import('./reap-replies.ts')
  await Promise.all([reapReplies(app.database, NOW), reapReplies(app.database, NOW)])
  const { messages, running, remaining } = await readTalk(parent, id)
  expect(messages.at(-1)).toMatchObject({ status: 'interrupted', error: 'interrupted' })
  expect(messages.at(-1)?.content).toMatch(/^Bedtime is hard/)
  expect({ running, remaining }).toEqual({ running: [], remaining: 10 })
  upstream.release()
  await eventsOf(response)
  expect(await remainingOf(childId)).toBe(10)
  expect((await eventsOf(await parent.call('GET', `/api/replies/${replyId}/events`))).at(-1)).toMatchObject({
    answer: { status: 'interrupted' },
  })
})

test('a frozen child keeps its history readable and is not written to', async () => {
  const { parent, childId, id } = await openFamilyTalk()
  await app.database.db.update(child).set({ isFrozen: true }).where(eq(child.id, childId))
  const response = await send(parent, id, 'Help')
  expect(await response.json()).toMatchObject({ error: { code: 'frozen' } })
  expect((await readTalk(parent, id)).messages).toHaveLength(1)
})

test.each([
  ['blank', { clientId: randomUUID(), text: ' \n ' }],
  ['over 4,000 characters', { clientId: randomUUID(), text: 'a'.repeat(4001) }],
  ['an id that is none', { clientId: 'x', text: 'Help' }],
  ['a key nobody knows', { clientId: randomUUID(), text: 'Help', familyId: randomUUID() }],
])('a message that is %s is refused and nothing is kept', async (_, body) => {
  const { parent, id } = await openFamilyTalk()
  const response = await parent.call('POST', `/api/conversations/${id}/messages`, body)
  expect(response.status).toBe(400)
  expect((await readTalk(parent, id)).messages).toHaveLength(1)
})

test('a message comes back as it was written, without controls', async () => {
  const { parent, id } = await openFamilyTalk()
  const text = "Zeile 1\nLine 2\t<b>bold</b> 👩‍👧‍👦 مرحبا '; DROP TABLE message;-- {{7*7}}"
  await eventsOf(await send(parent, id, `${text}\u0000\u202e`))
  expect((await readTalk(parent, id)).messages[1]?.content).toBe(text)
  expect(await app.database.db.select().from(message).where(eq(message.conversationId, id))).toHaveLength(3)
})

/** Waits until a running answer has kept its first words. */
const firstText = async (parent: Awaited<ReturnType<typeof buildParent>>, id: string) => {
  const running = await expect
    .poll(async () => (await readTalk(parent, id)).running[0], { timeout: 20_000 })
    .toBeDefined()
    .then(async () => (await readTalk(parent, id)).running[0])
  await expect
    .poll(
      async () =>
        (await app.database.db.select().from(replyEvent)).some((row) => row.replyId === running?.replyId),
      { timeout: 20_000 },
    )
    .toBe(true)
  return { replyId: running?.replyId ?? '' }
}
