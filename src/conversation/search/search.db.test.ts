import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts'
import { buildChild, buildParent, type Client, openTalk } from '../../../tests/people/factories.ts'
import type { SearchAnswer } from '../contract.ts'
import { conversation, message } from '../data/tables.ts'

let app: TestApp
let parent: Client
let id: string
let childId: string
beforeAll(async () => {
  app = await startTestApp()
  parent = await buildParent(app)
  childId = (await buildChild(parent)).id
  id = (await openTalk(parent, childId)).conversation.id
  await write(
    'She screams at BEDTIME, every night.',
    'Try one short, calm routine. <script>alert(1)</script>',
    'مشكلة النوم كل ليلة',
    '他不想睡觉了',
    'Ärger mit der Großmutter; 3.5 Stunden im co-sleeper',
    "He doesn't eat; contact anna@example.org or a/b",
    '100% sure_ly \\ done 😀',
  )
})
afterAll(() => app.stop())

const write = async (...texts: string[]) => {
  const [own] = await app.database.db.select().from(conversation).where(eq(conversation.id, id))
  if (!own) throw new Error('no conversation')
  await app.database.db.insert(message).values(
    texts.map((content, n) => ({
      familyId: own.familyId,
      id: v7(),
      conversationId: id,
      author: n % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content,
    })),
  )
}

const search = async (asked: object, who = parent): Promise<SearchAnswer> => {
  const response = await who.call('POST', '/api/searches', asked)
  expect(response.status).toBe(200)
  return response.json()
}

const shown = ({ messages }: SearchAnswer) =>
  messages.map(({ pieces }) => pieces.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join(''))

describe('a search', () => {
  test.each([
    ['bedtime', ['She screams at [BEDTIME], every night.']],
    ['screa bedt', ['She [screa]ms at [BEDT]IME, every night.']],
    ['script', ['Try one short, calm routine. <[script]>alert(1)</[script]>']],
    ['النوم', ['مشكلة [النوم] كل ليلة']],
    ['睡觉', ['他不想[睡觉]了']],
    ['ärger', ['[Ärger] mit der Großmutter; 3.5 Stunden im co-sleeper']],
    ['ÄRGER GROSS', []],
    ['sleeper 5', ['Ärger mit der Großmutter; 3.[5] Stunden im co-[sleeper]']],
    ["doesn't", ["He [doesn]'[t] eat; contact anna@example.org or a/b"]],
    ['example.org', ["He doesn't eat; contact anna@[example].[org] or a/b"]],
    ['😀', ['100% sure_ly \\ done [😀]']],
    ['%', ['[100]% sure_ly'].slice(1)],
    ['nothing like it', []],
  ])('for %s', async (query, found) => {
    const answer = shown(await search({ query }))
    if (query === '%') expect(answer).toEqual(['100[%] sure_ly \\ done 😀'])
    else expect(answer).toEqual(found)
  })

  test.each([
    "'; drop table message; --",
    "':* & !( | <->",
    '\u0000\u202e',
    '\\',
    '(((((',
    'a'.repeat(200),
    '* '.repeat(100),
  ])('for %j finds nothing and harms nothing', async (query) => {
    expect((await search({ query })).hasMore).toBe(false)
    expect(await app.database.db.$count(message)).toBeGreaterThan(7)
  })

  test.each([
    {},
    { query: 'x'.repeat(201) },
    { query: 1 },
    { query: 'x', familyId: 'y' },
    { query: 'x', before: '1' },
  ])('of the shape %j is refused', async (body) =>
    expect((await parent.call('POST', '/api/searches', body)).status).toBe(400),
  )

  test('finds titles, and says where everything stands', async () => {
    await parent.call('PATCH', `/api/conversations/${id}`, { title: 'Nights & naps' })
    const { titles, messages } = await search({ query: 'nigh' })
    expect(titles).toMatchObject([
      {
        conversationId: id,
        childId,
        childName: 'Mia',
        kind: 'child',
        pieces: [{ text: 'Nigh', isHit: true }, { text: 'ts & naps' }],
      },
    ])
    expect(messages[0]).toMatchObject({ conversationId: id, childName: 'Mia', author: 'user' })
  })

  test('shows a stranger nothing, and nobody what was deleted', async () => {
    const stranger = await buildParent(app)
    await buildChild(stranger)
    expect(await search({ query: 'bedtime' }, stranger)).toEqual({ titles: [], messages: [], hasMore: false })
    expect(await search({ query: '', starred: true }, stranger)).toMatchObject({ messages: [] })
    await parent.call('DELETE', `/api/conversations/${id}`)
    expect(await search({ query: 'bedtime' })).toEqual({ titles: [], messages: [], hasMore: false })
    await parent.call('POST', `/api/conversations/${id}/restoration`)
    expect((await search({ query: 'bedtime' })).messages).toHaveLength(1)
  })

  test('of nothing shows what is starred, and else nothing', async () => {
    const [hit] = (await search({ query: 'calm' })).messages
    await parent.call('PUT', `/api/messages/${hit?.messageId}/star`)
    expect(await search({ query: '  ' })).toEqual({ titles: [], messages: [], hasMore: false })
    expect(shown(await search({ query: '', starred: true }))).toEqual([
      'Try one short, calm routine. <script>alert(1)</script>',
    ])
    expect((await search({ query: 'bedtime', starred: true })).messages).toEqual([])
  })

  test('ten thousand messages are searched page by page', async () => {
    const other = await buildParent(app)
    const { id: otherChild } = await buildChild(other)
    const talk = await openTalk(other, otherChild)
    await app.database.db.execute(
      `insert into message (family_id, id, conversation_id, author, content)
       select family_id, gen_random_uuid(), id, 'user', 'Message ' || n || ' about ' || (array['sleep', 'meals', 'school', 'tantrums'])[n % 4 + 1] || repeat(' and some other words of it', 10)
       from conversation, generate_series(1, 10000) n where id = '${talk.conversation.id}'` as never,
    )
    const first = await search({ query: 'tantr' }, other)
    const rare = await search({ query: 'message 7777' }, other)
    expect(rare.messages).toHaveLength(1)
    expect(first.messages).toHaveLength(20)
    const next = await search({ query: 'tantr', before: first.messages.at(-1)?.messageId }, other)
    expect(new Set([...first.messages, ...next.messages].map((hit) => hit.messageId)).size).toBe(40)
  })
})

describe('an export', () => {
  const exported = (path: string) => parent.call('GET', path)

  test('holds every word as it was written, in every writing, and no name in its file name', async () => {
    const response = await exported(`/api/conversations/${id}/export?format=json`)
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="kinwise-conversation-\d{4}-\d\d-\d\d\.json"$/,
    )
    const { conversations } = await response.json()
    expect(conversations).toHaveLength(1)
    expect(conversations[0]).toMatchObject({ title: 'Nights & naps', child: 'Mia', kind: 'child' })
    const texts = conversations[0].messages.map((one: { text: string }) => one.text)
    expect(texts).toContain('مشكلة النوم كل ليلة')
    expect(texts).toContain('他不想睡觉了')

    const markdown = await (await exported(`/api/conversations/${id}/export?format=markdown`)).text()
    expect(markdown).toMatch(/^# Nights & naps\n\nBegun \d{4}-/)
    expect(markdown).toContain('> مشكلة النوم كل ليلة')
    expect(markdown).toContain('**Coach**')
  })

  test('of everything holds each conversation that was not deleted', async () => {
    await parent.call('POST', `/api/children/${childId}/conversations`, { kind: 'parents' })
    const all = async () =>
      (await (await exported('/api/conversation-export?format=json')).json()).conversations
    expect(await all()).toHaveLength(2)
    await parent.call('DELETE', `/api/conversations/${id}`)
    expect((await all()).map((one: { kind: string }) => one.kind)).toEqual(['parents'])
    const nobody = await buildParent(app)
    expect(await (await nobody.call('GET', '/api/conversation-export?format=json')).json()).toEqual({
      conversations: [],
    })
    for (const format of ['pdf', '', 'json&x=1'])
      expect((await exported(`/api/conversation-export?format=${format}`)).status).toBe(400)
  })
})

test.each([
  ['POST', '/api/searches', { query: 'a' }, 60],
  ['GET', '/api/conversation-export?format=json', undefined, 10],
  ['GET', '/api/conversations/:id/export?format=json', undefined, 30],
] as const)('S37: %s %s is limited for a family, and for no other', async (method, path, body, most) => {
  const [one, other] = [await buildParent(app), await buildParent(app)]
  const ask = async (who: Client) => (await who.call(method, path.replace(':id', v7()), body)).status
  const answers = await Promise.all(Array.from({ length: most + 3 }, () => ask(one)))
  expect(answers.filter((status) => status === 429)).toHaveLength(3)
  expect(await ask(other)).not.toBe(429)
})
