import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CoachedApp, startCoachedApp } from '../../../tests/app/coached-app.ts'
import {
  buildParent,
  buildTalk,
  type Client,
  eventsOf,
  openTalk,
  readTalk,
  send,
} from '../../../tests/people/factories.ts'
import type { History, MessagePage, Transcript } from '../contract.ts'
import { conversation, feedback, message, reply } from '../data/tables.ts'
import { UNDO_MS } from '../rules.ts'
import { purgeDeleted } from './delete-conversation.ts'

let coached: CoachedApp
beforeAll(async () => {
  coached = await startCoachedApp()
})
beforeEach(() => coached.upstream.scenario('plain'))
afterAll(() => coached.stop())

const openNew = async (parent: Client, childId: string): Promise<Transcript> =>
  (await parent.call('POST', `/api/children/${childId}/conversations`, { kind: 'child', isNew: true })).json()

const listOf = async (parent: Client, childId: string, query = ''): Promise<History> =>
  (await parent.call('GET', `/api/children/${childId}/conversations?kind=child${query}`)).json()

const codeOf = async (response: Response) => [response.status, (await response.json()).error.code]

describe('several conversations', () => {
  test('a new one begins only after something was said, and the newest one opens', async () => {
    const { parent, childId, id } = await buildTalk(coached.app)
    expect((await openNew(parent, childId)).conversation.id).toBe(id)
    await eventsOf(await send(parent, id, 'Bedtime is hard'))
    const tabs = await Promise.all(Array.from({ length: 4 }, () => openNew(parent, childId)))
    expect(new Set(tabs.map((tab) => tab.conversation.id)).size).toBe(1)
    const fresh = tabs[0]?.conversation.id
    expect(fresh).not.toBe(id)
    expect((await openTalk(parent, childId)).conversation.id).toBe(fresh)
    expect((await listOf(parent, childId)).conversations.map((one) => one.id)).toEqual([fresh, id])
  })

  test('are told apart by what the parent said first, and preview what was said last', async () => {
    const { parent, childId, id } = await buildTalk(coached.app)
    const first = (await listOf(parent, childId)).conversations[0]
    expect(first).toMatchObject({ opening: null, topic: null })
    const question = `Leo will not sleep at night, he wakes at bedtime ${'again and '.repeat(20)}again`
    await eventsOf(await send(parent, id, question))
    await eventsOf(await send(parent, id, 'And naps?'))
    const { messages } = await readTalk(parent, id)
    expect((await listOf(parent, childId)).conversations).toMatchObject([
      {
        title: expect.stringMatching(/^Children Chat with/),
        opening: question.slice(0, 100),
        topic: 'sleep',
        lastMessage: messages.at(-1)?.content.slice(0, 100),
      },
    ])
  })

  test('come ten at a time, newest first, of one child and one kind', async () => {
    const { parent, childId, id } = await buildTalk(coached.app)
    const [own] = await coached.app.database.db.select().from(conversation).where(eq(conversation.id, id))
    if (!own) throw new Error('no conversation')
    const ids = Array.from({ length: 23 }, (_, n) => ({ id: randomUUID(), n }))
    await coached.app.database.db.insert(conversation).values(
      ids.map(({ id, n }) => ({
        ...own,
        id,
        title: `Talk ${n}`,
        // Pairs of the same instant, as an import can make them.
        createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(n / 2))),
        starredAt: n % 10 === 0 ? new Date() : null,
      })),
    )
    const seen: string[] = []
    let page = await listOf(parent, childId)
    expect(page.conversations).toHaveLength(10)
    while (page.conversations.length > 0) {
      seen.push(...page.conversations.map((one) => one.id))
      if (!page.hasMore) break
      page = await listOf(parent, childId, `&before=${seen.at(-1)}`)
    }
    expect(seen).toHaveLength(24)
    expect(new Set(seen).size).toBe(24)
    expect(seen[0]).toBe(id)
    expect((await listOf(parent, childId, '&starred=true')).conversations.map((one) => one.title)).toEqual([
      'Talk 20',
      'Talk 10',
      'Talk 0',
    ])
    expect((await listOf(parent, childId, `&before=${randomUUID()}`)).conversations).toEqual([])
    for (const query of ['&before=x', '&starred=no', '&kind=other', '&limit=1000'])
      expect(
        (await parent.call('GET', `/api/children/${childId}/conversations?kind=child${query}`)).status,
      ).toBe(400)
  })
})

describe('a conversation', () => {
  test.each([
    ['  Bedtime\n and\tnaps ', 204, 'Bedtime and naps'],
    ['ليلى والنوم', 204, 'ليلى والنوم'],
    ['<img src=x onerror=alert(1)>', 204, '<img src=x onerror=alert(1)>'],
    ['   ', 400, null],
    ['\u0000\u202e', 400, null],
    ['x'.repeat(201), 400, null],
  ])('is renamed to %j: %i', async (title, status, stored) => {
    const { parent, id } = await buildTalk(coached.app)
    expect((await parent.call('PATCH', `/api/conversations/${id}`, { title })).status).toBe(status)
    const { title: now } = (await readTalk(parent, id)).conversation
    expect(now).toBe(stored ?? now)
    expect(now.startsWith('Children Chat with')).toBe(stored === null)
  })

  test('is starred and unstarred, as often as one likes', async () => {
    const { parent, id } = await buildTalk(coached.app)
    for (const [method, isStarred] of [
      ['PUT', true],
      ['PUT', true],
      ['DELETE', false],
      ['DELETE', false],
    ] as const) {
      expect((await parent.call(method, `/api/conversations/${id}/star`)).status).toBe(204)
      expect((await readTalk(parent, id)).conversation.isStarred).toBe(isStarred)
    }
  })

  test('is deleted for every reader at once, can be had back for a while, and is then really gone', async () => {
    const { parent, childId, id } = await buildTalk(coached.app)
    const [accepted] = await eventsOf(await send(parent, id, 'A secret worry'))
    if (accepted?.type !== 'accepted') throw new Error('not accepted')
    expect((await parent.call('DELETE', `/api/conversations/${id}`)).status).toBe(204)
    const doors: [string, string, unknown?][] = [
      ['GET', `/api/conversations/${id}`],
      ['GET', `/api/conversations/${id}/messages?before=${accepted.message.id}`],
      ['PATCH', `/api/conversations/${id}`, { title: 'Here' }],
      ['DELETE', `/api/conversations/${id}`],
      ['PUT', `/api/conversations/${id}/star`],
      ['POST', `/api/conversations/${id}/messages`, { clientId: randomUUID(), text: 'Anybody here?' }],
      ['POST', `/api/messages/${accepted.message.id}/replies`],
      ['GET', `/api/messages/${accepted.message.id}/sent`],
      ['PUT', `/api/messages/${accepted.message.id}/star`],
      ['GET', `/api/replies/${accepted.replyId}/events`],
    ]
    for (const [method, path, body] of doors)
      expect(await codeOf(await parent.call(method, path, body)), path).toEqual([404, 'not_found'])
    expect((await listOf(parent, childId)).conversations).toEqual([])
    const children = async () => (await (await parent.call('GET', '/api/children')).json()).children
    expect(await children()).toMatchObject([{ hasConversation: false, remainingMessages: 9 }])

    const stranger = await buildParent(coached.app)
    expect((await stranger.call('POST', `/api/conversations/${id}/restoration`)).status).toBe(404)
    expect((await parent.call('POST', `/api/conversations/${id}/restoration`)).status).toBe(204)
    expect((await parent.call('POST', `/api/conversations/${id}/restoration`)).status).toBe(404)
    expect((await readTalk(parent, id)).messages).toHaveLength(3)
    expect(await children()).toMatchObject([{ hasConversation: true }])

    await parent.call('DELETE', `/api/conversations/${id}`)
    const { db } = coached.app.database
    await purgeDeleted(db, new Date())
    expect(await db.select().from(conversation).where(eq(conversation.id, id))).toHaveLength(1)
    await db
      .update(conversation)
      .set({ deletedAt: new Date(Date.now() - UNDO_MS - 1) })
      .where(eq(conversation.id, id))
    expect((await parent.call('POST', `/api/conversations/${id}/restoration`)).status).toBe(404)
    await purgeDeleted(db, new Date())
    for (const table of [message, reply])
      expect(await db.select({ id: table.id }).from(table).where(eq(table.conversationId, id))).toEqual([])
    expect(await db.select().from(conversation).where(eq(conversation.id, id))).toEqual([])
  })

  test('that is deleted while it is being answered stops being answered', async () => {
    coached.upstream.scenario('slow', { spacingMs: 60 })
    const { parent, childId, id } = await buildTalk(coached.app)
    const stream = await send(parent, id, 'Once more')
    expect((await parent.call('DELETE', `/api/conversations/${id}`)).status).toBe(204)
    await stream.text()
    const { db } = coached.app.database
    await vi.waitFor(async () => {
      const replies = await db.select().from(reply).where(eq(reply.conversationId, id))
      expect(replies.map(({ status }) => status)).toEqual(['stopped'])
    })
    expect((await openTalk(parent, childId)).conversation.id).not.toBe(id)
  })
})

describe('a long conversation', () => {
  test('opens with its newest fifty messages, and the others come before them, each once', async () => {
    const { parent, id } = await buildTalk(coached.app)
    const { db } = coached.app.database
    const [own] = await db.select().from(message).where(eq(message.conversationId, id))
    if (!own) throw new Error('no greeting')
    const { search: _, ...row } = own
    const idOf = (n: number) => `01000000-0000-7000-8000-${String(n).padStart(12, '0')}`
    await db.insert(message).values(
      Array.from({ length: 240 }, (_, n) => ({
        ...row,
        id: idOf(n),
        author: n % 2 === 0 ? ('user' as const) : ('assistant' as const),
        content: `Message ${n}`,
        answerTo: n % 2 === 0 ? null : idOf(n - 1),
      })),
    )
    let page: MessagePage = await readTalk(parent, id)
    const seen = page.messages.map(({ content }) => content)
    expect(page.messages.length).toBeLessThanOrEqual(50)
    expect(seen.at(-1)).toMatch(/^Hi!/)
    while (page.hasEarlier) {
      expect(page.messages[0]?.author).toBe('user')
      const path = `/api/conversations/${id}/messages?before=${page.messages[0]?.id}`
      page = await (await parent.call('GET', path)).json()
      seen.unshift(...page.messages.map(({ content }) => content))
    }
    const near = (limit: string) =>
      parent.call('GET', `/api/conversations/${id}/messages?before=${idOf(239)}&limit=${limit}`)
    expect((await (await near('200')).json()).messages).toHaveLength(199)
    for (const limit of ['0', '201', '-5', 'many', '1e9']) expect((await near(limit)).status).toBe(400)
    expect(seen.slice(0, 240)).toEqual(Array.from({ length: 240 }, (_, n) => `Message ${n}`))
  })
})

describe('marks', () => {
  test('an answer is helpful, not helpful with a reason, or neither; a stranger says nothing about it', async () => {
    const { parent, id } = await buildTalk(coached.app)
    await eventsOf(await send(parent, id, 'She bites'))
    const [greeting, question, answer] = (await readTalk(parent, id)).messages
    const path = `/api/messages/${answer?.id}/feedback`
    const marked = async () => (await readTalk(parent, id)).messages[2]?.feedback
    expect((await parent.call('PUT', path, { isHelpful: true, reason: 'other' })).status).toBe(204)
    expect(await marked()).toEqual({ isHelpful: true, reason: null })
    const opinion = { isHelpful: false, reason: 'too_general', note: ' She is nine\u0000 ' }
    expect((await parent.call('PUT', path, opinion)).status).toBe(204)
    expect(await marked()).toEqual({ isHelpful: false, reason: 'too_general' })
    const { db } = coached.app.database
    const stored = () =>
      db
        .select()
        .from(feedback)
        .where(eq(feedback.messageId, answer?.id ?? ''))
    expect(await stored()).toMatchObject([{ note: 'She is nine', reason: 'too_general' }])

    const stranger = await buildParent(coached.app)
    for (const method of ['PUT', 'DELETE'])
      expect((await stranger.call(method, path, method === 'PUT' ? opinion : undefined)).status).toBe(404)
    expect(await stored()).toHaveLength(1)
    for (const body of [
      {},
      { isHelpful: 1 },
      { isHelpful: true, stars: 5 },
      { isHelpful: false, note: 'x'.repeat(501) },
    ])
      expect((await parent.call('PUT', path, body)).status).toBe(400)
    for (const other of [greeting, question])
      expect((await parent.call('PUT', `/api/messages/${other?.id}/feedback`, opinion)).status).toBe(404)
    expect((await parent.call('DELETE', path)).status).toBe(204)
    expect((await parent.call('DELETE', path)).status).toBe(204)
    expect(await marked()).toBeNull()
  })

  test('a message is starred and unstarred', async () => {
    const { parent, id } = await buildTalk(coached.app)
    await eventsOf(await send(parent, id, 'She bites'))
    const answer = (await readTalk(parent, id)).messages[2]
    for (const [method, isStarred] of [
      ['PUT', true],
      ['PUT', true],
      ['DELETE', false],
    ] as const) {
      expect((await parent.call(method, `/api/messages/${answer?.id}/star`)).status).toBe(204)
      expect((await readTalk(parent, id)).messages[2]?.isStarred).toBe(isStarred)
    }
  })
})

test('what was grave once stays with the conversation, and its card within reach', async () => {
  const { parent, childId, id } = await buildTalk(coached.app)
  await eventsOf(await send(parent, id, 'I feel so down lately, everything is too much'))
  await eventsOf(await send(parent, id, 'He has swallowed a battery'))
  const level = (await readTalk(parent, id)).conversation.level
  expect(level).toBe('emergency')
  await eventsOf(await send(parent, id, 'Thank you, he is fine again. How do I childproof?'))
  const talk = await readTalk(parent, id)
  expect(talk.conversation.level).toBe('emergency')
  expect(talk.card?.level).toBe('emergency')
  expect(JSON.stringify(coached.upstream.requests.at(-1))).toContain('no cheer')
  const fresh = await openNew(parent, childId)
  expect(fresh.conversation.level).toBeNull()
  expect(fresh.card).toBeNull()
})
