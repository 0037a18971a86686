import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { buildParent, clientOf, cookieOf } from '../../tests/people/factories.ts'
import { newNetwork } from '../../tests/people/networks.ts'
import { createSealer } from '../platform/sealing.ts'
import { importExport } from './import-export.ts'
import { type Documents, documentsIn, readDocuments } from './read-documents.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp({ coach: null })
  folder = await mkdtemp(join(tmpdir(), 'kinwise-import-'))
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

const inMemory = (whole: unknown): Documents =>
  async function* () {
    yield* documentsIn(whole)
  }

const run = async (whole: unknown, writes = true, documents = inMemory(whole)) => {
  const problems: string[] = []
  const counts = await importExport(
    {
      db: app.database.db,
      sealer: createSealer(app.config.appSecret, null),
      writes,
      report: (path, { code, field }) => problems.push([path, code, field].filter(Boolean).join(' ')),
    },
    documents,
  )
  return { counts, problems }
}

const countOf = async (table: string): Promise<number> => {
  const result = await app.database.db.execute(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )
  return (result as unknown as { rows: { count: number }[] }).rows[0]?.count ?? 0
}
const TABLES = [
  'user',
  'family',
  'family_member',
  'subscription',
  'profile',
  'child',
  'conversation',
  'message',
  'summary',
]
const countAll = async () => Promise.all(TABLES.map(countOf))

const seconds = (n: number) => ({ _seconds: 1_740_000_000 + n, _nanoseconds: 0 })

/** A family as the old database kept it. */
const oldFamily = (email: string) => ({
  email,
  name: 'Anna',
  phone: '01512345678',
  bankAccount: 'DE02 1203',
  emailVerified: true,
  planId: 'family',
  createdAt: '2024-05-01T00:00:00Z',
  subscribedAt: new Date().toISOString(),
  children: {
    c1: {
      name: 'Mia',
      age: 4,
      interests: ['trains'],
      personalityProfile: 'ENFP|Warm.',
      remainingMessages: 42,
      chatSessions: {
        s1: {
          title: 'Children Chat with Mia - 2024-05-01',
          createdAt: seconds(0),
          messageCount: 99,
          messages: {
            m3: { content: 'And if she gets up?', type: 'user', timestamp: seconds(3) },
            m1: { content: 'She screams at bedtime', type: 'user', timestamp: seconds(1) },
            m2: { content: 'Try one short routine.', type: 'assistant', timestamp: seconds(2) },
            m4: { content: '  ', type: 'user', timestamp: seconds(4) },
          },
          summaries: { a: { summary: 'Talked about sleep.', timestamp: seconds(5) } },
        },
        local_2: {
          title: 'Dad & Mom Chat with Mia - 2024-05-02',
          messages: { local_1: { content: 'Help', type: 'user' } },
        },
      },
    },
    old: { name: 'Leo', age: 9, type: 'INTJ', answers: {}, remainingMessages: -1, isFrozen: true },
  },
})

const signInByReset = async (email: string) => {
  const visitor = clientOf(app, '')
  await visitor.call('POST', '/api/auth/request-password-reset', { email }, newNetwork())
  const token = await vi.waitUntil(
    async () => {
      const mails = (await app.inbox?.list()) ?? []
      return /reset-password#([\w-]+)/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1]
    },
    { timeout: 30_000 },
  )
  const newPassword = 'correct horse battery'
  await visitor.call('POST', '/api/auth/reset-password', { token, newPassword }, newNetwork())
  const response = await visitor.call(
    'POST',
    '/api/auth/sign-in/email',
    { email, password: newPassword },
    newNetwork(),
  )
  expect(response.status).toBe(200)
  return clientOf(app, cookieOf(response), email)
}

test('a dry run says the same and writes nothing; a second run writes nothing twice', async () => {
  const whole = { users: { u1: oldFamily('Anna.Dry@Example.org') } }
  const before = await countAll()
  const dry = await run(whole, false)
  expect(await countAll()).toEqual(before)
  const first = await run(whole)
  expect(first.problems).toEqual(dry.problems)
  expect(first.problems).toEqual([
    'users/u1/children/old field_replaced answers',
    'users/u1/children/c1/chatSessions/s1/messages/m4 content_missing',
  ])
  expect(first.counts).toMatchObject({
    users: { read: 1, fit: 1, written: 1 },
    'users/children': { read: 2, fit: 2, written: 2 },
    'users/children/chatSessions/messages': { read: 5, fit: 4, written: 4 },
    'users/children/chatSessions/summaries': { written: 1 },
  })
  const after = await countAll()
  const [second] = await Promise.all([run(whole), run(whole)])
  expect(Object.values(second.counts).map(({ written }) => written)).toEqual([0, 0, 0, 0, 0, 0])
  expect(await countAll()).toEqual(after)
})

test('a parent who moved in chooses a password by mail and finds everything', async () => {
  await run({ users: { u2: oldFamily('Anna.Moves@Example.org') } })
  const parent = await signInByReset('anna.moves@example.org')
  const { children, plan } = await (await parent.call('GET', '/api/children')).json()
  expect(plan.id).toBe('family')
  expect(children).toMatchObject([
    { name: 'Mia', age: 4, personalityProfile: 'ENFP|Warm.', remainingMessages: 42, hasConversation: true },
    { name: 'Leo', personalityProfile: 'INTJ', remainingMessages: -1 },
  ])
  const opened = await parent.call('POST', `/api/children/${children[0].id}/conversations`, { kind: 'child' })
  const { messages, conversation } = await opened.json()
  expect(conversation).toMatchObject({ messageCount: 3, lastMessage: 'And if she gets up?' })
  expect(messages.map(({ content }: { content: string }) => content)).toEqual([
    'She screams at bedtime',
    'Try one short routine.',
    'And if she gets up?',
  ])
  expect(messages[1].answerTo).toBe(messages[0].id)
  const { notes } = await (await parent.call('GET', '/api/privacy/notes')).json()
  expect(notes).toMatchObject([{ summary: 'Talked about sleep.', childName: 'Mia' }])
})

test('what cannot be taken is told of, and costs nothing else', async () => {
  const here = await buildParent(app)
  const { problems } = await run({
    users: {
      a: { email: 'Case@example.org', children: { c: { age: 3 } } },
      b: { email: 'case@EXAMPLE.org', children: { c: { name: 'Lost', age: 3 } } },
      c: { email: here.email.toUpperCase() },
      d: { name: 'No address' },
      e: {
        email: 'plan@example.org',
        planId: 'gone',
        photoURL: 'javascript:x',
        children: { c: 'no object', d: null },
      },
      f: 7,
    },
    orders: { o1: {} },
  })
  expect(problems.toSorted()).toEqual([
    'orders/o1 unknown_place',
    'users/b email_duplicate',
    'users/b/children/c parent_missing',
    'users/c email_taken',
    'users/d email_invalid',
    'users/e field_replaced photoURL',
    'users/e field_replaced planId',
    'users/e/children/c field_replaced age',
    'users/e/children/d field_replaced age',
    'users/f email_invalid',
  ])
})

test('plans that are not known here are added; those that are stay as they are', async () => {
  const before = await (await clientOf(app, '').call('GET', '/api/demo/plans')).json()
  await run({
    plans: {
      basic: { name: 'Changed', price: 1 },
      school: { name: 'School', price: '7.5', maxConversations: 20 },
    },
  })
  const after = await (await clientOf(app, '').call('GET', '/api/demo/plans')).json()
  expect(after.plans).toHaveLength(before.plans.length + 1)
  expect(after.plans.at(-1)).toMatchObject({ id: 'school', name: 'School', priceCents: 750 })
  expect(after.plans[0]).toEqual(before.plans[0])
})

test('a long file of lines is read line by line, whatever its order', async () => {
  const file = join(folder, 'export.ndjson')
  const talk = 'users/u9/children/c/chatSessions/s'
  const lines = Array.from({ length: 1200 }, (_, n) =>
    JSON.stringify({
      path: `${talk}/messages/m${n}`,
      data: { content: `line ${n}`, type: 'user', timestamp: seconds(n) },
    }),
  )
  lines.push(
    '',
    'no json',
    JSON.stringify({ path: talk, data: {} }),
    JSON.stringify({ path: 'users/u9/children/c', data: { name: 'M', age: 1 } }),
  )
  lines.push(JSON.stringify({ path: 'users/u9', data: { email: 'lines@example.org' } }))
  await writeFile(file, lines.join('\n'))
  const { counts, problems } = await run(null, true, await readDocuments(file))
  expect(problems).toEqual(['line 1202 unknown_place'])
  expect(counts['users/children/chatSessions/messages']?.written).toBe(1200)
})
