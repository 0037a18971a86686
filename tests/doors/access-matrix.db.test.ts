import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { NoopLogger } from 'drizzle-orm/logger'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { session } from '../../src/accounts/tables.ts'
import * as prepared from '../../src/conversation/data/statements.ts'
import { child } from '../../src/family/tables.ts'
import type { Db } from '../../src/platform/db/db.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'
import {
  buildChild,
  buildChildInput,
  buildParent,
  type Client,
  clientOf,
  cookieOf,
  eventsOf,
  openTalk,
  send,
  setPlan,
} from '../people/factories.ts'
import { buildReport } from '../people/reports.ts'
import { buildTried } from '../people/step-takers.ts'
import { everyRoute, fill, type Route } from './every-route.ts'

/** Stands in everything that the owner wrote, and nowhere else. */
const CANARY = 'Zirbelkiefer'
const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const PASSWORD = 'correct horse battery'

type Ids = Record<string, string>

/** Around each request, so that what runs by the clock is told apart. */
const asking = new AsyncLocalStorage<true>()
/** The texts of all statements that were run for a request. */
const statements = new Set<string>(Object.values(prepared).map(({ text }) => text))
const { logQuery } = NoopLogger.prototype

let upstream: Upstream
let app: TestApp
let db: Db
let owner: Client
let familyId: string
let living: Ids
let frozen: Ids
let deleted: Ids
let before: string

beforeAll(async () => {
  upstream = await startUpstream()
  app = await startTestApp({ coach: { baseUrl: upstream.url, apiKey: null, model: 'plain' } })
  db = app.database.db
  owner = await buildParent(app)
  await setPlan(app, owner, 'family')
  living = await buildTalk()
  living.month = await buildReport(db, living.conversationId ?? '')
  frozen = await buildTalk()
  deleted = await buildTalk()
  await owner.call('PUT', '/api/account-setup', {
    parent: { name: CANARY, phone: '0151', address: CANARY, bankName: CANARY },
    children: [],
  })
  await owner.call('DELETE', `/api/children/${deleted.childId}`)
  await setPlan(app, owner, 'basic')
  await db
    .update(child)
    .set({ isFrozen: true })
    .where(eq(child.id, frozen.childId ?? ''))
  before = await everythingOf(familyId)
  expect(before).toContain(CANARY)
  NoopLogger.prototype.logQuery = (text?: string) => {
    if (asking.getStore()) statements.add(text ?? '')
  }
})
afterAll(async () => {
  NoopLogger.prototype.logQuery = logQuery
  await app.stop()
  await upstream.close()
})

/** Who is not the owner, and what everything of the owner's answers them. */
const STRANGERS: [name: string, build: () => Promise<Client>, status: number][] = [
  ['a guest', async () => clientOf(app, ''), 401],
  ['whose session has expired', async () => buildExpired(), 401],
  ['who has not verified', async () => buildParent(app, { verified: false }), 403],
  ['another parent', async () => buildParent(app), 404],
]

describe.each(STRANGERS)('%s', (_, build, status) => {
  test(`S11: gets ${status} for whatever is the owner's, as for what does not exist`, async () => {
    const stranger = await build()
    for (const route of named()) {
      const theirs = await ask(stranger, route, idIn(living))
      expect({ ...route, ...theirs }).toEqual({ ...route, ...(await ask(stranger, route, missingId)) })
      expect(theirs.status, `${route.method} ${route.path}`).toBe(status)
    }
  })

  test('reads nothing of the owner’s and changes nothing, with any verb on any path', async () => {
    const stranger = await build()
    const routes = everyRoute(app)
    for (const path of new Set(routes.map((route) => route.path))) {
      for (const method of VERBS) {
        const body = routes.find((route) => route.path === path && route.method === method)?.body
        const { status: answered, text } = await answerOf(
          stranger,
          method,
          fill(path, idIn(living)),
          method === 'GET' ? undefined : (body ?? {}),
        )
        expect(text, `${method} ${path}`).not.toContain(CANARY)
        expect(answered, `${method} ${path}`).toBeLessThan(500)
      }
    }
    expect(await everythingOf(familyId)).toBe(before)
  })
})

test('S11: what the owner deleted is gone for the owner too', async () => {
  for (const route of named()) {
    const gone = await ask(owner, route, idIn(deleted))
    expect({ ...route, ...gone }).toEqual({ ...route, ...(await ask(owner, route, missingId)) })
    expect(gone.status, `${route.method} ${route.path}`).toBe(404)
  }
  expect(await everythingOf(familyId)).toBe(before)
})

test('S14: a frozen child can be read by its own parent, and neither written to, saved nor deleted', async () => {
  const path = `/api/children/${frozen.childId}`
  const talk = `/api/conversations/${frozen.conversationId}`
  expect((await answerOf(owner, 'GET', talk)).text).toContain(CANARY)
  for (const [method, where, body] of [
    ['PUT', path, buildChildInput({ name: 'Other' })],
    ['DELETE', path, undefined],
    ['POST', `${talk}/messages`, { clientId: randomUUID(), text: 'Are you there?' }],
  ] as const) {
    const { status, text } = await answerOf(owner, method, where, body)
    expect(status, `${method} ${where}`).toBe(409)
    expect(JSON.parse(text)).toEqual({ error: { code: 'frozen' } })
  }
  expect(await everythingOf(familyId)).toBe(before)
})

test('the owner reads all of it', async () => {
  for (const path of ['/api/children', '/api/account-setup', `/api/conversations/${living.conversationId}`]) {
    expect((await answerOf(owner, 'GET', path)).text).toContain(CANARY)
  }
})

test('S13: every statement about rows of families names the family', async () => {
  // In a visitor's trial a family stands only once it was brought along.
  // A session is its user's, and only says which of their families it acts for; an invitation is known by its link or its address.
  const others = ['session', 'family_invitation']
  const tables = (await familyTables()).filter((name) => !name.startsWith('trial_') && !others.includes(name))
  const about = [...statements].filter((text) =>
    tables.some((table) =>
      new RegExp(`\\b(from|join|into|update)\\s+"?${table}"?(?=[\\s(;]|$)`, 'i').test(text),
    ),
  )
  expect(about.length).toBeGreaterThan(40)
  expect(about.filter((text) => !/^insert into .*family_id|where .*family_id/is.test(text))).toEqual([])
})

/** The routes that name something of a family. */
const named = () => everyRoute(app).filter(({ path }) => path.includes(':'))

const ask = (client: Client, { method, path, query, body }: Route, values: (name: string) => string) =>
  answerOf(client, method, fill(path, values) + query, body)

/** Status and body of an answer, without the id that differs each time. */
const answerOf = async (client: Client, method: string, path: string, body?: unknown) => {
  const response = await asking.run(true, () => client.call(method, path, body))
  const text = (await response.text()).replace(/,"id":"[^"]*"(?=[,}])/, '')
  return { status: response.status, text }
}

const missingId = () => randomUUID()

const idIn = (ids: Ids) => (name: string) => ids[name] ?? randomUUID()

const buildTalk = async (): Promise<Ids> => {
  const { id: childId } = await buildChild(owner, { name: CANARY, interests: [CANARY] })
  const { conversation } = await openTalk(owner, childId)
  const [accepted] = await eventsOf(await send(owner, conversation.id, CANARY))
  if (accepted?.type !== 'accepted') throw new Error('not accepted')
  const [row] = await rowsOf<{ family_id: string; note_id: string }>(sql`insert into summary
    (family_id, id, conversation_id, summary, message_count)
    select family_id, ${randomUUID()}, id, ${CANARY}, 12 from conversation where id = ${conversation.id}
    returning family_id, id as note_id`)
  familyId = row?.family_id ?? ''
  return {
    childId,
    conversationId: conversation.id,
    messageId: accepted.message.id,
    replyId: accepted.replyId,
    noteId: row?.note_id ?? '',
    ...(await buildTried(db, accepted.message.id, CANARY)),
  }
}

const buildExpired = async (): Promise<Client> => {
  const answer = await clientOf(app, '').call('POST', '/api/auth/sign-in/email', {
    email: owner.email,
    password: PASSWORD,
  })
  const [latest] = await db.select().from(session).orderBy(desc(session.createdAt)).limit(1)
  await db
    .update(session)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(session.id, latest?.id ?? ''))
  return clientOf(app, cookieOf(answer), owner.email)
}

/** Every row of a family in every table that has families, as one text. */
const everythingOf = async (family: string): Promise<string> => {
  const parts: string[] = []
  for (const name of await familyTables()) {
    const rows = await rowsOf<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t where family_id = ${family} order by 1`,
    )
    parts.push(`${name}\n${rows.map(({ row }) => row).join('\n')}`)
  }
  return parts.join('\n\n')
}

const familyTables = async (): Promise<string[]> => {
  const tables = await rowsOf<{ name: string }>(sql`select table_name as name from information_schema.columns
    where column_name = 'family_id' and table_schema = 'public' order by 1`)
  return tables.map(({ name }) => name)
}

const rowsOf = async <Row>(query: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows
