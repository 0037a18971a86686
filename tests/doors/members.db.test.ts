import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../src/platform/db/db.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'
import {
  buildChild,
  buildParent,
  type Client,
  clientOf,
  eventsOf,
  familyIdOf,
  openTalk,
  send,
  setPlan,
  userIdOf,
} from '../people/factories.ts'
import { joinFamily } from '../people/members.ts'
import { buildReport } from '../people/reports.ts'
import { buildTried } from '../people/step-takers.ts'
import { ask, buildVisitor } from '../people/visitors.ts'
import { everyRoute, fill } from './every-route.ts'

/** Stands in everything that the family's other parent said in private, and nowhere else. */
const CANARY = 'Zirbelkiefer'
/** Leave, close, switch or sign out: they end what the others here stand on. */
const ENDING = [
  'POST /api/members/leaving',
  'POST /api/members/ownership',
  'POST /api/members/families',
  'POST /api/privacy/closing',
]

let upstream: Upstream
let app: TestApp
let db: Db
let owner: Client
let author: Client
let ids: Record<string, string>
let second: string
let before: string

beforeAll(async () => {
  upstream = await startUpstream()
  app = await startTestApp({ coach: { baseUrl: upstream.url, apiKey: null, model: 'plain' } })
  db = app.database.db
  owner = await buildParent(app)
  await setPlan(app, owner, 'ultimate')
  const { id: childId } = await buildChild(owner, { name: 'Mia' })
  second = (await buildChild(owner, { name: 'Leo' })).id
  author = await joinFamily(app, owner, await buildParent(app), 'parent')
  const { conversation } = await openTalk(author, childId)
  const [accepted] = await eventsOf(await send(author, conversation.id, CANARY))
  if (accepted?.type !== 'accepted') throw new Error('not accepted')
  const noteId = randomUUID()
  await db.execute(sql`insert into summary (family_id, id, conversation_id, summary, message_count)
    select family_id, ${noteId}, id, ${CANARY}, 12 from conversation where id = ${conversation.id}`)
  const tried = await buildTried(db, accepted.message.id, CANARY)
  ids = {
    ...{ childId, conversationId: conversation.id, noteId, ...tried },
    ...{ messageId: accepted.message.id, replyId: accepted.replyId },
    userId: await userIdOf(app, author),
    familyId: await familyIdOf(app, owner),
    month: await buildReport(db, conversation.id),
  }
  before = await talkOf()
  expect(before).toContain(CANARY)
})
afterAll(async () => {
  await app.stop()
  await upstream.close()
})

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const member = async (role: 'parent' | 'carer', given: Parameters<typeof joinFamily>[4] = {}) =>
  joinFamily(app, owner, await buildParent(app), role, given)

/** Everybody but its author, the owner first. */
const READERS: [name: string, build: () => Promise<Client>][] = [
  ['the owner', async () => owner],
  ['another parent', () => member('parent')],
  ['a carer with this child', () => member('carer', { childIds: [ids.childId ?? ''] })],
  ['a carer with another child', () => member('carer', { childIds: [second] })],
  [
    'a carer whose last day is over',
    () => member('carer', { childIds: [ids.childId ?? ''], until: yesterday }),
  ],
  [
    'a former member',
    async () => {
      const former = await member('parent')
      await owner.call('DELETE', `/api/members/${await userIdOf(app, former)}`)
      return former
    },
  ],
  ['another family', () => buildParent(app)],
  [
    'a visitor',
    async () => {
      const visitor = buildVisitor(app)
      await ask(visitor, 'She wakes at night')
      return clientOf(app, visitor.cookie())
    },
  ],
  ['nobody', async () => clientOf(app, '')],
]

describe.each(READERS)('%s', (name, build) => {
  test('S90, S91: reads and changes nothing that somebody else said in private, on any route', async () => {
    const reader = await build()
    for (const { method, path, query, body } of everyRoute(app)) {
      if (ENDING.includes(`${method} ${path}`)) continue
      // The children are the family's, and whoever may change them may.
      if (path.startsWith('/api/children/:childId') && method !== 'GET' && !path.endsWith('conversations'))
        continue
      if (name === 'the owner' && path.startsWith('/api/members/:userId')) continue
      const full = fill(path, (of) => ids[of] ?? randomUUID()) + query
      const answer = await reader.call(method, full, body)
      expect(await answer.text(), `${method} ${path}`).not.toContain(CANARY)
      expect(answer.status, `${method} ${path}`).toBeLessThan(500)
    }
    const found = await reader.call('POST', '/api/searches', { query: CANARY, starred: false })
    expect(await found.text()).not.toContain(CANARY)
    expect(await talkOf()).toBe(before)
  })
})

test('its author reads it', async () => {
  const answer = await author.call('GET', `/api/conversations/${ids.conversationId}`)
  expect(await answer.text()).toContain(CANARY)
})

/** Every row of the author's talk and what was made of it, as one text. */
const talkOf = async (): Promise<string> => {
  const parts: string[] = []
  for (const [table, key] of [
    ['conversation', 'id'],
    ['message', 'conversation_id'],
    ['summary', 'conversation_id'],
    ['reply', 'conversation_id'],
  ] as const) {
    const { rows } = (await db.execute(sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t
      where ${sql.identifier(key)} = ${ids.conversationId} order by 1`)) as unknown as {
      rows: { row: string }[]
    }
    parts.push(...rows.map(({ row }) => row))
  }
  for (const table of ['taken_step', 'memory']) {
    const { rows } = (await db.execute(sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t
      where message_id = ${ids.messageId} order by 1`)) as unknown as { rows: { row: string }[] }
    parts.push(...rows.map(({ row }) => row))
  }
  return parts.join('\n')
}
