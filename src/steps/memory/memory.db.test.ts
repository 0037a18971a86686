import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts'
import { startUpstream, type Upstream } from '../../../tests/fakes/upstream.ts'
import { buildChild, buildParent, type Client, openTalk, send } from '../../../tests/people/factories.ts'
import { answerTo, BATTLES } from '../../../tests/people/step-takers.ts'
import { conversation } from '../../conversation/data/tables.ts'
import type { Choice } from '../../guidance/contract.ts'
import type { Memory } from '../contract.ts'
import { memory } from '../tables.ts'

let upstream: Upstream
let guided: TestApp
let modelled: TestApp
beforeAll(async () => {
  upstream = await startUpstream()
  guided = await startTestApp({ coach: null })
  modelled = await startTestApp({ coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly' } })
})
afterAll(async () => {
  await Promise.all([guided.stop(), modelled.stop()])
  await upstream.close()
})

const openAt = async (app: TestApp, name = 'Mia') => {
  const parent = await buildParent(app)
  const { id: childId } = await buildChild(parent, { name })
  const { conversation: talk } = await openTalk(parent, childId)
  const say = async (text: string) => answerTo(await send(parent, talk.id, text))
  return { parent, childId, id: talk.id, say }
}

const memoriesOf = async (parent: Client): Promise<Memory[]> =>
  (await (await parent.call('GET', '/api/memories')).json()).memories

/** A model that answers so, with these marks at its end. */
const answering = (marks: string) =>
  upstream.scenario('plain', { tokens: ['[[care:none]]\n', 'Keep it short.', '\n[[used:]]', marks] })

test('with the guide, the answer to its question is remembered with the question and its message', async () => {
  const { parent, childId, id, say } = await openAt(guided)
  const first = await say(BATTLES)
  await say('In the last half hour she has a bath and two stories')
  const [kept, ...others] = await memoriesOf(parent)
  expect(others).toEqual([])
  expect(kept).toMatchObject({
    childId,
    childName: 'Mia',
    conversationId: id,
    about: 'answer',
    question: first.parts?.question,
    text: 'In the last half hour she has a bath and two stories',
  })
  expect(kept?.messageId).not.toBe(first.id)
})

test('an answer that was tapped below the question is remembered, and another tap is not', async () => {
  const { parent, id, say } = await openAt(guided)
  const first = await say(BATTLES)
  const [reply] = (first.choices ?? []).filter(({ group }) => group === 'quick_reply')
  const tap = (choice: Choice | undefined) =>
    parent.call('POST', `/api/conversations/${id}/messages`, {
      clientId: randomUUID(),
      text: choice?.label,
      choice: choice?.id,
    })
  const second = await answerTo(await tap(reply))
  await tap(second.choices?.find(({ group }) => group === 'next'))
  expect(await memoriesOf(parent)).toMatchObject([
    { about: 'answer', question: first.parts?.question, text: reply?.label },
  ])
})

test.each(['thanks, I will try that', 'but should I wake her?', 'it did not work', 'no'])(
  'with the guide, %s answers nothing and is not remembered',
  async (text) => {
    const { parent, say } = await openAt(guided)
    await say(BATTLES)
    await say(text)
    expect(await memoriesOf(parent)).toEqual([])
  },
)

test('S84: of what a model proposes only whole sentences of the message are kept, as the parent wrote them', async () => {
  const { parent, say } = await openAt(modelled)
  answering(
    '[[remember:routine:bath is at seven]][[remember:hard:hates loud noises]][[remember:person:Ann lives with]]',
  )
  await say('Bath is at seven, then two books. Gran Ann lives with us. What else can I do?')
  expect((await memoriesOf(parent)).map(({ about, text }) => [about, text])).toEqual([
    ['routine', 'Bath is at seven, then two books.'],
  ])
  await say('Bath is at seven, then two books. Still hard.')
  expect(await memoriesOf(parent)).toHaveLength(1)
})

test('S84: what a model remembers leaves masked, and comes back to it in the next talk', async () => {
  const { parent, childId, say } = await openAt(modelled, 'Mathilda')
  answering('[[remember:person:likes his grandpa]]')
  await say('Mathilda likes his grandpa very much. How do we say goodbye?')
  const [kept] = await memoriesOf(parent)
  expect(kept?.text).toBe('Mathilda likes his grandpa very much.')
  const opened = await parent.call('POST', `/api/children/${childId}/conversations`, {
    kind: 'child',
    isNew: true,
  })
  const { conversation: next } = await opened.json()
  answering('')
  await answerTo(await send(parent, next.id, 'She cries at the nursery door'))
  const sent = JSON.stringify(upstream.requests.at(-1)?.body)
  expect(sent).toContain('[child] likes his grandpa very much.')
  expect(sent).not.toContain('Mathilda')
  await parent.call('PUT', `/api/memories/${kept?.id}`, { text: 'She likes grandpa Joe' })
  await answerTo(await send(parent, next.id, 'And now?'))
  expect(JSON.stringify(upstream.requests.at(-1)?.body)).toContain('She likes grandpa Joe')
  await parent.call('DELETE', `/api/memories/${kept?.id}`)
  await answerTo(await send(parent, next.id, 'And then?'))
  expect(JSON.stringify(upstream.requests.at(-1)?.body)).not.toContain('<remembered>\\n')
})

test('S80: nothing is remembered of a message with a safety card, nor later in that talk', async () => {
  const { parent, id, say } = await openAt(modelled)
  answering('[[remember:hard:wants to kill himself]]')
  await say('He wants to kill himself since the summer.')
  answering('[[remember:routine:bath is at seven]]')
  await say('Bath is at seven as always.')
  expect(await memoriesOf(parent)).toEqual([])
  upstream.scenario('plain', {
    tokens: [
      '[[care:crisis]]\nI am here. Please use the card.',
      '\n[[used:]]',
      '[[remember:hard:walk slowly now]]',
    ],
  })
  const other = await openAt(modelled)
  await other.say('We walk slowly now after dinner.')
  expect(await memoriesOf(other.parent)).toEqual([])
  const [row] = await modelled.database.db.select().from(conversation).where(eq(conversation.id, id))
  expect(row?.level).toBe('crisis')
})

test('S81: what is remembered goes with its message and its conversation', async () => {
  const { parent, id, say } = await openAt(modelled)
  answering('[[remember:routine:bath is at seven]]')
  const answer = await say('Bath is at seven.')
  expect(await memoriesOf(parent)).toHaveLength(1)
  answering('')
  await answerTo(
    await parent.call('POST', `/api/conversations/${id}/messages`, {
      clientId: randomUUID(),
      text: 'Bath is at eight.',
      replaces: answer.answerTo,
    }),
  )
  expect(await memoriesOf(parent)).toEqual([])
  answering('[[remember:routine:supper is at six]]')
  await say('Supper is at six.')
  await parent.call('DELETE', `/api/conversations/${id}`)
  expect(await memoriesOf(parent)).toEqual([])
})

test('another family’s memory is nobody’s business, and bad words change nothing', async () => {
  const { parent, say } = await openAt(modelled)
  answering('[[remember:routine:bath is at seven]]')
  await say('Bath is at seven.')
  const [kept] = await memoriesOf(parent)
  const path = `/api/memories/${kept?.id}`
  const stranger = await buildParent(modelled)
  expect((await stranger.call('PUT', path, { text: 'Taken over' })).status).toBe(404)
  expect((await stranger.call('DELETE', path)).status).toBe(404)
  for (const text of ['', '  ', '\u200b', 'x'.repeat(241), 7])
    expect((await parent.call('PUT', path, { text })).status, String(text)).toBe(400)
  expect((await memoriesOf(parent))[0]?.text).toBe('Bath is at seven.')
  const [row] = await modelled.database.db
    .select()
    .from(memory)
    .where(eq(memory.id, kept?.id ?? ''))
  expect(row?.userId).toMatch(/^[0-9a-f-]{36}$/)
})
