import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { retention } from '../../content/site/retention.ts'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { buildChild, buildParent, type Client, openTalk } from '../../tests/people/factories.ts'
import { keepRetention } from './keep-retention.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ coach: null })
})
afterAll(() => app.stop())

const keep = () => keepRetention(app.erasing, new Date())
const run = async <R>(query: ReturnType<typeof sql>): Promise<R[]> =>
  ((await app.database.db.execute(query)) as unknown as { rows: R[] }).rows
const ago = (days: number) => sql`now() - make_interval(days => ${days})`

const exists = async ({ email }: Client) =>
  (await run(sql`select 1 from "user" where email = ${email}`)).length === 1
const mailsTo = async (email: string) =>
  ((await app.inbox?.list()) ?? []).filter(({ to }) => to === email).map(({ subject }) => subject)

/** A talk whose messages were written so many days ago. */
const buildOldTalk = async (parent: Client, days: number) => {
  const { id: childId } = await buildChild(parent)
  const { conversation } = await openTalk(parent, childId)
  await run(sql`update conversation set created_at = ${ago(days)} where id = ${conversation.id}`)
  await run(sql`update message set created_at = ${ago(days)} where conversation_id = ${conversation.id}`)
  return {
    childId,
    id: conversation.id,
    read: () => parent.call('GET', `/api/conversations/${conversation.id}`),
  }
}

test('S25: a table row with a number says that number, and every row says why', () => {
  for (const { days, kept, what, why } of retention.rows) {
    expect(what && why).toBeTruthy()
    if (days !== null) expect(kept).toMatch(/\{days\}|2 years|3 years|One year|one day/)
  }
})

test('an unverified account goes after thirty days, a verified one stays, and no stranger gets a mail', async () => {
  const [unverified, young, verified] = [
    await buildParent(app, { verified: false }),
    await buildParent(app, { verified: false }),
    await buildParent(app),
  ]
  await run(
    sql`update "user" set created_at = ${ago(31)} where email in (${unverified.email}, ${verified.email})`,
  )
  await keep()
  expect(await Promise.all([unverified, young, verified].map(exists))).toEqual([false, true, true])
  expect(await mailsTo(unverified.email)).not.toContain('Your Kinwise account has been erased')
})

test('an account nobody signs in to is written to once, then erased a month later unless somebody comes', async () => {
  const [gone, back] = [await buildParent(app), await buildParent(app)]
  const both = sql`email in (${gone.email}, ${back.email})`
  await run(
    sql`update "user" set last_login_at = ${ago(3 * 365 - 29)}, created_at = ${ago(2000)} where ${both}`,
  )
  await keep()
  await keep()
  const subject = 'Shall we keep your Kinwise account?'
  await vi.waitFor(async () => expect(await mailsTo(gone.email)).toContain(subject), { timeout: 20_000 })
  expect((await mailsTo(gone.email)).filter((one) => one === subject)).toHaveLength(1)
  expect(await exists(gone)).toBe(true)
  await run(sql`update "user" set warned_at = ${ago(31)}, last_login_at = ${ago(3 * 365 + 1)} where ${both}`)
  await run(sql`update "user" set last_login_at = now() where email = ${back.email}`)
  await Promise.all([keep(), keep()])
  expect([await exists(gone), await exists(back)]).toEqual([false, true])
})

test('what renews ends before an account that nobody signs in to is erased; where that fails the account waits', async () => {
  const gone = await buildParent(app)
  await run(sql`update "user" set last_login_at = ${ago(3 * 365 + 1)}, warned_at = ${ago(31)},
    created_at = ${ago(2000)} where email = ${gone.email}`)
  const ended: string[] = []
  let isAway = true
  app.beforeClosing.push(async ({ email }) => {
    if (isAway) throw new Error('the payment provider is away')
    ended.push(email)
  })
  await keep()
  expect(await exists(gone)).toBe(true)
  isAway = false
  await keep()
  expect(await exists(gone)).toBe(false)
  expect(ended).toContain(gone.email)
  app.beforeClosing.pop()
})

test('conversations go when their family wished so; one with a star stays', async () => {
  const parent = await buildParent(app)
  await run(sql`update subscription set plan_id = 'ultimate'`)
  const [old, starred, young] = [
    await buildOldTalk(parent, 31),
    await buildOldTalk(parent, 31),
    await buildOldTalk(parent, 29),
  ]
  await run(sql`update conversation set starred_at = now() where id = ${starred.id}`)
  const other = await buildOldTalk(await buildParent(app), 400)
  await keep()
  expect((await old.read()).status).toBe(200)
  for (const days of [0, 7, 31, '30', {}]) {
    expect((await parent.call('PUT', '/api/privacy/auto-delete', { days })).status).toBe(400)
  }
  expect((await parent.call('PUT', '/api/privacy/auto-delete', { days: 30 })).status).toBe(204)
  await Promise.all([keep(), keep()])
  const statuses = await Promise.all(
    [old, starred, young, other].map(async ({ read }) => (await read()).status),
  )
  expect(statuses).toEqual([404, 200, 200, 200])
  const { children } = await (await parent.call('GET', '/api/children')).json()
  const continued = Object.fromEntries(
    children.map(({ id, hasConversation }: { id: string; hasConversation: boolean }) => [
      id,
      hasConversation,
    ]),
  )
  expect([continued[old.childId], continued[starred.childId]]).toEqual([false, true])
})

test('what is older than two years goes, in a conversation that goes on too', async () => {
  const parent = await buildParent(app)
  const going = await buildOldTalk(parent, 800)
  await run(sql`insert into message (family_id, id, conversation_id, author, content)
    select family_id, ${randomUUID()}, id, 'user', 'still here' from conversation where id = ${going.id}`)
  const ended = await buildOldTalk(await buildParent(app), 800)
  await keep()
  await keep()
  const { messages, conversation } = await (await going.read()).json()
  expect(messages).toMatchObject([{ content: 'still here' }])
  expect(conversation.messageCount).toBe(1)
  expect((await ended.read()).status).toBe(404)
})

test('sessions and codes that ended go', async () => {
  const parent = await buildParent(app)
  await run(sql`insert into verification (id, identifier, value, expires_at)
    values (${randomUUID()}, 'old-code', 'x', ${ago(2)}), (${randomUUID()}, 'new-code', 'x', now())`)
  await run(sql`update session set expires_at = ${ago(2)} where user_id =
    (select id from "user" where email = ${parent.email})`)
  await keep()
  const left = await run<{
    name: string
  }>(sql`select identifier as name from verification where identifier like '%-code' union all
    select u.email from session s join "user" u on u.id = s.user_id where u.email = ${parent.email}`)
  expect(left.map(({ name }) => name)).toEqual(['new-code'])
})
