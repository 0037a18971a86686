import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CoachedApp, startCoachedApp } from '../../../tests/app/coached-app.ts'
import {
  buildTalk,
  type Client,
  eventsOf,
  readTalk,
  send,
  setCredits,
} from '../../../tests/people/factories.ts'
import { child } from '../../family/tables.ts'
import { message, reply } from '../data/tables.ts'

let coached: CoachedApp
beforeAll(async () => {
  coached = await startCoachedApp()
})
beforeEach(() => coached.upstream.scenario('plain'))
afterAll(() => coached.stop())

const freeze = (childId: string, isFrozen: boolean) =>
  coached.app.database.db.update(child).set({ isFrozen }).where(eq(child.id, childId))

const codeOf = async (response: Response) => [response.status, (await response.json()).error.code]

describe('changing the last message', () => {
  const change = (parent: Client, id: string, replaces: string, text: string, clientId = randomUUID()) =>
    parent.call('POST', `/api/conversations/${id}/messages`, { clientId, text, replaces })

  const asked = async () => {
    const family = await buildTalk(coached.app)
    const [accepted] = await eventsOf(await send(family.parent, family.id, 'She bites'))
    if (accepted?.type !== 'accepted') throw new Error('not accepted')
    return { ...family, messageId: accepted.message.id }
  }

  test('puts another exchange in its place and costs a message; the old words are nowhere', async () => {
    const { parent, id, messageId } = await asked()
    const clientId = randomUUID()
    const response = await change(parent, id, messageId, 'She bites her sister', clientId)
    expect((await eventsOf(response)).at(-1)).toMatchObject({ remaining: 8 })
    // The same again, as a lost connection sends it.
    await eventsOf(await change(parent, id, messageId, 'She bites her sister', clientId))
    const talk = await readTalk(parent, id)
    expect(talk.messages.map(({ content }) => content).slice(1, 2)).toEqual(['She bites her sister'])
    expect(talk.messages).toHaveLength(3)
    expect(talk.remaining).toBe(8)
    const { db } = coached.app.database
    expect(await db.select().from(message).where(eq(message.id, messageId))).toEqual([])
    expect(await db.select().from(reply).where(eq(reply.messageId, messageId))).toEqual([])
    expect(JSON.stringify(coached.upstream.requests.at(-1))).not.toContain('She bites<')
  })

  test('is refused while it is answered, for an earlier message, and beside a safety card', async () => {
    const { parent, id, messageId } = await asked()
    coached.upstream.scenario('slow', { spacingMs: 60 })
    const stream = await send(parent, id, 'And at nursery')
    expect(await codeOf(await change(parent, id, messageId, 'Changed'))).toEqual([409, 'conflict'])
    const { messages } = await readTalk(parent, id)
    expect(await codeOf(await change(parent, id, messages.at(-1)?.id ?? '', 'Changed'))).toEqual([
      409,
      'conflict',
    ])
    await stream.text()
    coached.upstream.scenario('plain')
    expect(await codeOf(await change(parent, id, messageId, 'Changed'))).toEqual([409, 'conflict'])
    const [grave] = await eventsOf(await send(parent, id, 'He has swallowed a battery'))
    if (grave?.type !== 'accepted') throw new Error('not accepted')
    expect(grave.message.card).not.toBeNull()
    expect(await codeOf(await change(parent, id, grave.message.id, 'Never mind'))).toEqual([409, 'conflict'])
    expect(await codeOf(await change(parent, id, randomUUID(), 'Never mind'))).toEqual([409, 'conflict'])
  })

  test('leaves none of the old answer in the preview when the new one is stopped or fails before its first word', async () => {
    const { parent, id, messageId } = await asked()
    const preview = async () => (await readTalk(parent, id)).conversation.lastMessage
    const before = coached.upstream.counts.answered
    coached.upstream.scenario('silent')
    const changed = await change(parent, id, messageId, 'She bites her sister')
    await coached.upstream.asked(before + 1)
    const { running } = await readTalk(parent, id)
    await parent.call('POST', `/api/replies/${running[0]?.replyId}/stop`)
    const [accepted, end] = await eventsOf(changed)
    expect(end).toMatchObject({ type: 'ended', answer: null })
    expect(await preview()).toBe('She bites her sister')
    coached.upstream.scenario('error-before-first-token')
    await eventsOf(
      await change(parent, id, accepted?.type === 'accepted' ? accepted.message.id : '', 'She bites Tom'),
    )
    expect((await readTalk(parent, id)).messages[2]).toMatchObject({ status: 'failed', content: '' })
    expect(await preview()).toBe('She bites Tom')
  })

  test('S77: changes nothing without a credit or for a frozen child, and once when two tabs do it at once', async () => {
    const { parent, childId, id, messageId } = await asked()
    await setCredits(coached.app, childId, 0)
    expect(await codeOf(await change(parent, id, messageId, 'Changed'))).toEqual([402, 'no_credits'])
    expect((await readTalk(parent, id)).messages[1]?.content).toBe('She bites')
    await setCredits(coached.app, childId, 5)
    await freeze(childId, true)
    expect(await codeOf(await change(parent, id, messageId, 'Changed'))).toEqual([409, 'frozen'])
    expect((await readTalk(parent, id)).messages[1]?.content).toBe('She bites')
    await freeze(childId, false)
    const tabs = await Promise.all(['One', 'Two'].map((text) => change(parent, id, messageId, text)))
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409])
    for (const tab of tabs) await tab.text()
    const talk = await readTalk(parent, id)
    expect(talk.messages).toHaveLength(3)
    expect(talk.remaining).toBe(4)
  })
})

describe('another answer', () => {
  const again = (parent: Client, messageId: string, replaces: string) =>
    parent.call('POST', `/api/messages/${messageId}/replies?replaces=${replaces}`)

  const answered = async () => {
    const family = await buildTalk(coached.app)
    await eventsOf(await send(family.parent, family.id, 'She bites'))
    const [, question, answer] = (await readTalk(family.parent, family.id)).messages
    return { ...family, question: question?.id ?? '', answer: answer?.id ?? '' }
  }

  test('takes the place of the first and costs a message, once, however often it is asked for', async () => {
    const { parent, id, question, answer } = await answered()
    const all = await Promise.all(Array.from({ length: 4 }, () => again(parent, question, answer)))
    for (const one of all) await one.text()
    await eventsOf(await again(parent, question, answer))
    const { messages, remaining } = await readTalk(parent, id)
    expect(messages).toHaveLength(3)
    expect(messages[2]?.id).not.toBe(answer)
    expect(remaining).toBe(8)
  })

  test.each(['error-before-first-token', 'error-in-the-middle'] as const)(
    'that does not come (%s) leaves the first where it is, and costs nothing',
    async (scenario) => {
      const { parent, id, question, answer } = await answered()
      coached.upstream.scenario(scenario)
      const events = await eventsOf(await again(parent, question, answer))
      expect(events.at(-1)).toMatchObject({ answer: { id: answer }, kept: 'coach_failed', remaining: 9 })
      const { messages, remaining, conversation } = await readTalk(parent, id)
      expect(messages.map((one) => one.id).slice(1)).toEqual([question, answer])
      expect(conversation).toMatchObject({ messageCount: 3, lastMessage: messages[2]?.content.slice(0, 100) })
      expect(remaining).toBe(9)
    },
  )

  test('is only for the last message', async () => {
    const { parent, id, question, answer } = await answered()
    await eventsOf(await send(parent, id, 'And at nursery'))
    await eventsOf(await again(parent, question, answer))
    expect((await readTalk(parent, id)).messages[2]?.id).toBe(answer)
  })
})
