import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CoachedApp, startCoachedApp } from '../../../tests/app/coached-app.ts'
import { type Step, said } from '../../../tests/fakes/upstream-scenarios.ts'
import { buildTalk, eventsOf, readTalk, send } from '../../../tests/people/factories.ts'
import type { FailureCode } from '../../coach/contract.ts'
import { newId } from '../../platform/ids.ts'
import { reply, replyEvent } from '../data/tables.ts'
import { reapReplies } from '../reap-replies.ts'
import { createReplyLog, UNSTORABLE } from './reply-log.ts'

let product: CoachedApp
beforeAll(async () => {
  product = await startCoachedApp()
})
beforeEach(() => product.upstream.scenario('plain'))
afterAll(() => product.stop())

const answerWith = (...steps: Step[]) => product.upstream.scenario('scripted', { script: () => steps })

const askOnce = async () => {
  const talk = await buildTalk(product.app)
  const ended = (await eventsOf(await send(talk.parent, talk.id, 'Help'))).at(-1)
  return { ...talk, ended, messages: (await readTalk(talk.parent, talk.id)).messages }
}

test('S45: NUL and halves of characters in an answer cost nothing but themselves', async () => {
  answerWith(
    said({ content: 'Try \u0000this\u202e \ud83d' }),
    said({ content: '\ude34\u0000\ud800' }, 'stop'),
  )
  const { ended, messages } = await askOnce()
  expect(ended).toMatchObject({ answer: { status: 'complete', content: 'Try this 😴\ufffd' }, remaining: 9 })
  expect(messages.at(-1)?.content).toBe('Try this 😴\ufffd')
})

/** Running replies of so many families, without anybody who writes them. */
const beginReplies = async (count: number) => {
  const { db } = product.app.database
  const begun: (typeof reply.$inferInsert)[] = []
  for (let n = 0; n < count; n++) {
    const { messages, ended } = await askOnce()
    if (ended?.type !== 'ended' || !ended.answer) throw new Error('no answer')
    const [settled] = await db
      .select()
      .from(reply)
      .where(eq(reply.messageId, messages[1]?.id ?? ''))
    if (!settled) throw new Error('no reply')
    const { heartbeatAt: _, ...same } = settled
    begun.push({ ...same, id: newId(), status: 'running', charged: false, sent: null })
  }
  // At the end, all alive: nobody here writes them, and the reaper looks for those.
  await db.insert(reply).values(begun)
  return begun.map(({ familyId, id: replyId }) => ({ familyId, replyId }))
}

const keptOf = async (replyId: string) =>
  (
    await product.app.database.db
      .select({ delta: replyEvent.delta })
      .from(replyEvent)
      .where(eq(replyEvent.replyId, replyId))
      .orderBy(replyEvent.seq)
  )
    .map(({ delta }) => delta)
    .join('')

test('S45: an answer that cannot be stored stops alone, and all others that were written with it are kept', async () => {
  const begun = await beginReplies(5)
  const log = createReplyLog(product.app.database)
  const stopped: [number, unknown][] = []
  const open = begun.map(({ familyId, replyId }, n) =>
    log.open(familyId, replyId, (reason) => void stopped.push([n, reason])),
  )
  for (const [n, one] of open.entries()) one.add(n === 2 ? 'bad \u0000' : `good ${n}`)
  await expect.poll(() => stopped, { timeout: 20_000 }).toEqual([[2, UNSTORABLE]])
  for (const one of open) one.add(', and on')
  await expect
    .poll(() => Promise.all(begun.map(({ replyId }) => keptOf(replyId))), { timeout: 20_000 })
    .toEqual(['good 0, and on', 'good 1, and on', ', and on', 'good 3, and on', 'good 4, and on'])
  await Promise.all(open.map((one) => one.close()))
  expect(await reapReplies(product.app.database, { silentSeconds: 0, stuckSeconds: 0 })).toBe(5)
})

test('S45: what no endpoint should send leaves the next families alone', async () => {
  product.upstream.scenario('error-before-first-token', { status: 400 })
  for (let n = 0; n < 6; n++)
    expect((await askOnce()).ended).toMatchObject({ answer: { error: 'coach_failed' } })
  product.upstream.scenario('plain')
  expect((await askOnce()).ended).toMatchObject({ answer: { status: 'complete' } })
})

test.each<[string, Step[], FailureCode]>([
  [
    'a content filter',
    [said({ content: 'Try' }), said({ content: ' this' }, 'content_filter')],
    'coach_withdrawn',
  ],
  ['nothing but spaces', [said({ content: ' \n\u200b' }, 'stop')], 'coach_empty'],
  ['nothing but thinking', [said({ content: '<think>Hm</think>' }, 'length')], 'coach_empty'],
  [
    'another choice',
    [{ choices: [{ index: 1, delta: { content: 'Hi' }, finish_reason: 'stop' }] }, said({}, 'stop')],
    'coach_empty',
  ],
  [
    'thinking that was not marked',
    [said({ content: 'She wants' }), said({ content: '</think>Hi' }, 'stop')],
    'coach_withdrawn',
  ],
])('an answer that is %s costs nothing and shows nothing', async (_, steps, error) => {
  answerWith(...steps)
  const { ended, messages } = await askOnce()
  expect(ended).toMatchObject({ answer: { status: 'failed', error, content: '' }, remaining: 10 })
  expect(messages.at(-1)?.content).toBe('')
})

test('an answer that reached its limit is continued once, for one message, and the parent can read what was sent', async () => {
  product.upstream.scenario('scripted', {
    script: ({ messages }) =>
      messages.length > 2
        ? [said({ content: 'routine.' }, 'stop')]
        : [said({ content: 'Try a calm' }, 'length')],
  })
  const before = product.upstream.counts.answered
  const { parent, ended, messages } = await askOnce()
  const answer = { status: 'complete', content: 'Try a calm routine.', error: null }
  expect(ended).toMatchObject({ answer, remaining: 9 })
  expect(product.upstream.counts.answered - before).toBe(2)
  const { sent } = await (await parent.call('GET', `/api/messages/${messages[1]?.id}/sent`)).json()
  expect(sent.slice(-2)).toMatchObject([{ role: 'assistant', content: 'Try a calm' }, { role: 'user' }])
})

test('one that is cut again is kept, marked and costs one message', async () => {
  answerWith(said({ content: 'Try this' }, 'length'))
  const before = product.upstream.counts.answered
  const { ended, messages } = await askOnce()
  const answer = { status: 'complete', error: 'coach_cut', content: 'Try this Try this' }
  expect(ended).toMatchObject({ answer, remaining: 9 })
  expect(product.upstream.counts.answered - before).toBe(2)
  expect(messages.at(-1)).toMatchObject(answer)
})

test('S46: more readers of an answer than a family has screens are refused, and all others hear its end', async () => {
  product.upstream.scenario('held')
  const { parent, id } = await buildTalk(product.app)
  const writing = send(parent, id, 'Help')
  const running = async () => (await readTalk(parent, id)).running[0]?.replyId
  await expect.poll(running, { timeout: 20_000 }).toBeDefined()
  const path = `/api/replies/${await running()}/events`
  const readers = await Promise.all(Array.from({ length: 43 }, () => parent.call('GET', path)))
  const statuses = readers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(40)
  const refused = readers.filter(({ status }) => status === 429)
  expect(await refused[0]?.json()).toMatchObject({ error: { code: 'too_many_readers' } })
  product.upstream.release()
  await (await writing).text()
  for (const reader of readers.filter(({ ok }) => ok))
    expect((await eventsOf(reader)).at(-1)).toMatchObject({ type: 'ended', answer: { status: 'complete' } })
  expect((await parent.call('GET', path)).status).toBe(200)
})
