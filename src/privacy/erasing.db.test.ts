import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { listTables, tablesHolding } from '../../tests/app/whole-database.ts'
import { startUpstream, type Upstream } from '../../tests/fakes/upstream.ts'
import { buildBusyFamily, PASSWORD, prove } from '../../tests/people/busy-family.ts'
import { buildParent, clientOf, cookieOf } from '../../tests/people/factories.ts'
import { eraseAccounts } from './erase-accounts.ts'
import { countHeld } from './queries.ts'
import { heldTables, REGISTER } from './register.ts'
import { daysLater } from './rules.ts'

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

const TYPED = { typed: 'delete my account' }
const afterGrace = () => eraseAccounts(app.erasing, daysLater(new Date(), 31))

const signIn = async (email: string) => {
  const response = await clientOf(app, '').call('POST', '/api/auth/sign-in/email', {
    email,
    password: PASSWORD,
  })
  return clientOf(app, cookieOf(response), email)
}

test('S32: every table has a decision, and every decision a table', async () => {
  const tables = await listTables(app.database.db)
  const own = tables.filter(({ schema }) => schema === 'public').map(({ name }) => name)
  expect(own.filter((name) => !(name in REGISTER))).toEqual([])
  expect(Object.keys(REGISTER).filter((name) => !own.includes(name))).toEqual([])
  expect([...new Set(tables.map(({ schema }) => schema))].toSorted()).toEqual(['drizzle', 'pgboss', 'public'])
})

test('a table with a family or a user in it is somebody’s', async () => {
  const { rows } =
    (await app.database.db.execute(sql`select distinct table_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in ('family_id', 'user_id', 'email')`)) as unknown as {
      rows: { name: string }[]
    }
  expect(rows.filter(({ name }) => !heldTables().some(([held]) => held === name))).toEqual([])
})

test('S25: an account closes at once, can be opened again, and after its grace is in no table', async () => {
  const family = await buildBusyFamily(app)
  const other = await buildBusyFamily(app)
  const { db } = app.database
  const owner = { userId: family.userId, familyId: await familyOf(family.userId), email: family.email }
  const counts = await countHeld(db, owner)
  // Whatever nobody can have at rest is named: a new table has to be used by the busy family.
  const unused = heldTables()
    .map(([table]) => table)
    .filter((table) => !counts[table])
  expect(unused.toSorted()).toEqual(['reply_event'])

  expect((await family.call('POST', '/api/privacy/closing', TYPED)).status).toBe(403)
  expect((await prove(family)).status).toBe(204)
  const closing = await family.call('POST', '/api/privacy/closing', TYPED)
  expect(closing.status).toBe(200)
  expect((await family.call('GET', '/api/children')).status).toBe(401)
  await mailed(family.email, 'Your Kinwise account is closed')

  const back = await signIn(family.email)
  expect((await (await back.call('GET', '/api/me')).json()).user.erasedAfter).toMatch(/^\d{4}-/)
  for (const path of ['/api/children', '/api/privacy', `/api/conversations/${family.conversationId}`]) {
    expect((await (await back.call('GET', path)).json()).error.code).toBe('account_closed')
  }
  expect((await back.call('DELETE', '/api/privacy/closing')).status).toBe(204)
  expect((await back.call('GET', `/api/conversations/${family.conversationId}`)).status).toBe(200)
  await afterGrace()
  expect(await countHeld(db, owner)).toMatchObject({ user: 1, child: 1, trial_visitor: 1 })

  await prove(back)
  await back.call('POST', '/api/privacy/closing', { ...TYPED, leavesNewsletter: true })
  await eraseAccounts(app.erasing, daysLater(new Date(), 29))
  expect(await countHeld(db, owner)).toMatchObject({ user: 1 })
  await Promise.all([afterGrace(), afterGrace()])
  await mailed(family.email, 'Your Kinwise account has been erased')
  const words = [family.email, owner.userId, owner.familyId, family.childId, ...Object.values(family.words)]
  await vi.waitFor(async () => expect(await tablesHolding(db, words)).toEqual([]), { timeout: 30_000 })
  const still = await tablesHolding(db, [other.email, ...Object.values(other.words)])
  expect(still.length).toBeGreaterThan(5)
  expect((await other.call('GET', `/api/conversations/${other.conversationId}`)).status).toBe(200)
})

test('closing cancels a paid plan, and the newsletter stays unless it is left too', async () => {
  const family = await buildBusyFamily(app)
  const { db } = app.database
  const mine = sql`family_id = ${await familyOf(family.userId)}`
  await db.execute(
    sql`update subscription set plan_id = 'family', expires_at = now() + interval '20 days' where ${mine}`,
  )
  await prove(family)
  expect((await family.call('POST', '/api/privacy/closing', TYPED)).status).toBe(200)
  const result = await db.execute(sql`select cancelled_at from subscription where ${mine}`)
  expect((result as unknown as { rows: { cancelled_at: unknown }[] }).rows[0]?.cancelled_at).not.toBeNull()
  await afterGrace()
  await mailed(family.email, 'Your Kinwise account has been erased')
  await vi.waitFor(
    async () =>
      expect(await tablesHolding(db, [family.email, ...Object.values(family.words)])).toEqual([
        `public.newsletter_subscriber: ${family.email}`,
      ]),
    { timeout: 30_000 },
  )
})

test('a child’s deletion leaves nothing of its conversations', async () => {
  const family = await buildBusyFamily(app)
  expect((await family.call('DELETE', `/api/children/${family.childId}`)).status).toBe(204)
  const { child, said, liked } = family.words
  expect(
    await tablesHolding(app.database.db, [family.childId, family.conversationId, child, said, liked]),
  ).toEqual([])
})

test('S9: closing wants the words typed, the password, and nothing besides', async () => {
  const parent = await buildParent(app)
  expect((await parent.call('POST', '/api/privacy/proof', { password: 'wrong' })).status).toBe(403)
  expect((await parent.call('POST', '/api/privacy/closing', TYPED)).status).toBe(403)
  await prove(parent)
  for (const body of [
    {},
    { typed: '' },
    { typed: 'delete' },
    { ...TYPED, userId: 'x' },
    { ...TYPED, leavesNewsletter: 'yes' },
    [],
    'delete',
  ]) {
    expect((await parent.call('POST', '/api/privacy/closing', body)).status).toBe(400)
  }
  expect((await parent.call('DELETE', '/api/privacy/closing')).status).toBe(404)
  const twice = await Promise.all([1, 2, 3].map(() => parent.call('POST', '/api/privacy/closing', TYPED)))
  expect(twice.map(({ status }) => status)).toContain(200)
  expect((await parent.call('GET', '/api/privacy')).status).toBe(401)
})

test('wrong passwords are counted', async () => {
  const parent = await buildParent(app)
  const tries = []
  for (let n = 0; n < 12; n++)
    tries.push((await parent.call('POST', '/api/privacy/proof', { password: 'x' })).status)
  expect(tries).toEqual([...Array(10).fill(403), 429, 429])
})

test('what refuses before closing keeps the account open', async () => {
  const parent = await buildParent(app)
  await prove(parent)
  app.beforeClosing.push(async () => {
    throw new Error('the subscription could not be cancelled')
  })
  expect((await parent.call('POST', '/api/privacy/closing', TYPED)).status).toBe(500)
  app.beforeClosing.pop()
  expect((await parent.call('GET', '/api/privacy')).status).toBe(200)
})

const familyOf = async (userId: string): Promise<string> => {
  const result = await app.database.db.execute(
    sql`select family_id as id from family_member where user_id = ${userId}`,
  )
  return (result as unknown as { rows: { id: string }[] }).rows[0]?.id ?? ''
}

const mailed = (to: string, subject: string) =>
  vi.waitFor(
    async () => {
      const mails = (await app.inbox?.list()) ?? []
      expect(mails.some((mail) => mail.to === to && mail.subject === subject)).toBe(true)
    },
    { timeout: 30_000 },
  )
