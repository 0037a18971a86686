import { eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts'
import { buildParent, type Client, clientOf, cookieOf } from '../../../tests/people/factories.ts'
import { mailsTo, mailTo, openLink, pathIn } from '../../../tests/people/mails.ts'
import { newNetwork } from '../../../tests/people/networks.ts'
import { ask, buildVisitor } from '../../../tests/people/visitors.ts'
import { conversation } from '../../conversation/data/tables.ts'
import { newId } from '../../platform/ids.ts'
import { account, user, verification } from '../tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ coach: null })
})
afterAll(() => app.stop())

const RIGHT = 'correct horse battery'
const MINE = 'only I know this one'

const unverified = () => buildParent(app, { verified: false })
const guest = () => clientOf(app, '')
const meOf = async (client: Pick<Client, 'call'>) => (await (await client.call('GET', '/api/me')).json()).user
const isVerified = async ({ email }: Client) =>
  (await app.database.db.select().from(user).where(eq(user.email, email)))[0]?.emailVerified
const open = (client: Client, { email }: Client, more = {}) => openLink(app, client, email, more)
const give = (token: unknown, more = {}, client = guest()) =>
  client.call('POST', '/api/auth/confirm-email', { token, ...more }, newNetwork())
const post = (path: string, body: object, client = guest()) =>
  client.call('POST', `/api/auth/${path}`, body, newNetwork())
const tokenOf = async ({ email }: Client) =>
  pathIn((await mailTo(app, email, /Verify/)).text).split('#')[1] ?? ''

test('S55: a click in a browser that is signed in to the account verifies it, and nobody else is asked', async () => {
  const parent = await unverified()
  const opened = await open(parent, parent)
  expect(await opened.json()).toEqual({ isConfirmed: true, isMove: false, needsSecondStep: false })
  expect(await meOf(clientOf(app, cookieOf(opened)))).toMatchObject({ emailVerified: true })
  expect(await meOf(parent)).toBeNull()
})

test('S55: a click anywhere else verifies nobody and opens nothing; the right password does both, and the session that waits goes on', async () => {
  const [waiting, other] = [await unverified(), await buildParent(app)]
  for (const client of [guest(), clientOf(app, 'kinwise.session_token=x.y'), other]) {
    const asked = await open(client, waiting)
    expect(asked.headers.getSetCookie().join()).not.toContain('session_token')
    expect(await asked.json()).toEqual({
      isConfirmed: false,
      isMove: false,
      address: waiting.email,
      hasPassword: true,
    })
  }
  const wrong = await open(guest(), waiting, { password: 'wrong one' })
  expect([wrong.status, (await wrong.json()).code]).toEqual([401, 'INVALID_EMAIL_OR_PASSWORD'])
  expect(await isVerified(waiting)).toBe(false)
  const right = await open(guest(), waiting, { password: RIGHT })
  expect(await right.json()).toMatchObject({ isConfirmed: true })
  expect(await meOf(clientOf(app, cookieOf(right)))).toMatchObject({ email: waiting.email })
  expect(await meOf(waiting)).toMatchObject({ emailVerified: true })
  expect((await waiting.call('GET', '/api/children')).status).toBe(200)
})

test('S56: whoever does not know the password chooses one, and nothing is left of whoever opened the account', async () => {
  const stranger = await unverified()
  const { db } = app.database
  const [{ id: userId } = { id: '' }] = await db.select().from(user).where(eq(user.email, stranger.email))
  await db.insert(account).values({ id: newId(), userId, providerId: 'oidc', accountId: `theirs-${userId}` })
  // Two more of what a stranger could leave behind: a way to another address, and a link for a new password.
  const away = { newEmail: `away-${stranger.email}`, password: RIGHT }
  expect((await post('change-email', away, stranger)).status).toBe(200)
  const awayLink = pathIn((await mailTo(app, away.newEmail, /Verify/)).text).split('#')[1]

  const visitor = buildVisitor(app)
  await ask(visitor, 'What a stranger asked in the free trial')
  await meOf(clientOf(app, `${stranger.cookie}; ${visitor.cookie()}`))
  const linked = async () => await db.$count(conversation, isNull(conversation.childId))
  expect(await linked()).toBe(1)

  expect((await open(guest(), stranger, { newPassword: '12345' })).status).toBe(400)
  expect((await open(guest(), stranger, { newPassword: 'iloveyou' })).status).toBe(400)
  expect((await open(guest(), stranger, { newPassword: stranger.email })).status).toBe(400)
  expect((await open(guest(), stranger, { newPassword: 'x'.repeat(257) })).status).toBe(400)
  expect(await isVerified(stranger)).toBe(false)

  const chosen = await open(guest(), stranger, { newPassword: MINE })
  expect(await chosen.json()).toMatchObject({ isConfirmed: true })
  expect(await meOf(clientOf(app, cookieOf(chosen)))).toMatchObject({ id: userId, emailVerified: true })
  expect(await meOf(stranger)).toBeNull()
  expect(await linked()).toBe(0)
  expect((await visitor.read()).messages.at(1)?.content).toBe('What a stranger asked in the free trial')
  expect((await post('sign-in/email', { email: stranger.email, password: RIGHT })).status).toBe(401)
  expect((await post('sign-in/email', { email: stranger.email, password: MINE })).status).toBe(200)
  const ways = await db.select().from(account).where(eq(account.userId, userId))
  expect(ways.map(({ providerId }) => providerId)).toEqual(['credential'])
  expect((await give(awayLink, { password: RIGHT })).status).toBe(400)
  const device = stranger.cookie.match(/kinwise_device=[^;]+/)?.[0] ?? ''
  const again = await post('sign-in/email', { email: stranger.email, password: MINE }, clientOf(app, device))
  expect(again.status).toBe(200)
  await mailTo(app, stranger.email, /new login/)
  await mailTo(app, stranger.email, /password was changed/)
})

test('S57: a link works once, for an hour; used with another one of its account it is over too; ten at once are one', async () => {
  const parent = await unverified()
  const first = await tokenOf(parent)
  const kept = JSON.stringify(await app.database.db.select().from(verification))
  expect(kept).not.toContain(first)
  await post('send-verification-email', { email: parent.email, callbackURL: '/email-verified' }, parent)
  await expect.poll(() => tokenOf(parent), { timeout: 20_000 }).not.toBe(first)
  const second = await tokenOf(parent)
  const chosen = Array.from({ length: 10 }, (_, n) => give(second, { newPassword: `password number ${n}` }))
  const answers = await Promise.all(chosen)
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  for (const token of [first, second])
    for (const more of [{}, { password: RIGHT }, { newPassword: MINE }])
      expect(await (await give(token, more)).json()).toEqual({ code: 'INVALID_TOKEN' })

  const late = await unverified()
  const token = await tokenOf(late)
  await app.database.db.execute(sql`update verification set expires_at = now() - interval '1 second'`)
  expect((await give(token, {}, late)).status).toBe(400)
})

test('S57: the library’s own link confirms nothing, and leads to words of ours', async () => {
  const response = await guest().call('GET', '/api/auth/verify-email?token=x&callbackURL=/..//evil.example')
  expect(response.headers.get('location')).toBe('/email-verified?error=INVALID_TOKEN')
})

test.each<[unknown, object]>([
  ['', {}],
  ['made up', {}],
  ['%00', {}],
  ['\u0000', {}],
  ["' or 1=1", { newPassword: MINE }],
  ['confirm-email:x', { password: RIGHT }],
  ['x'.repeat(5000), {}],
  [null, {}],
  [{ $ne: 1 }, {}],
  ['x', { password: null }],
  ['x', { newPassword: 'y'.repeat(10_001) }],
  ['x', { email: 'a@example.org' }],
])('the token %j with %j is refused plainly', async (token, more) => {
  expect((await give(token, more)).status).toBe(400)
})

test('S52: guessing at the link counts as guessing at the door; a new password is chosen all the same', async () => {
  const parent = await unverified()
  expect((await open(guest(), parent, { password: 'wrong one' })).status).toBe(401)
  await app.database.db.execute(sql`update rate_limit set used = 28 where name = 'guess-address'`)
  const tries = Array.from({ length: 5 }, (_, n) => open(guest(), parent, { password: `wrong ${n}` }))
  const statuses = (await Promise.all(tries)).map(({ status }) => status).sort()
  expect(statuses).toEqual([401, 401, 429, 429, 429])
  expect((await post('sign-in/email', { email: parent.email, password: RIGHT })).status).toBe(429)
  expect((await open(guest(), parent, { newPassword: MINE })).status).toBe(200)
})

test('S55: a link to a new address takes the account’s session or password, never a new one; a taken address is left alone', async () => {
  const parent = await buildParent(app)
  const moveTo = async (newEmail: string) =>
    expect((await post('change-email', { newEmail, password: RIGHT }, parent)).status).toBe(200)
  const newEmail = `new-${parent.email}`
  await moveTo(newEmail)
  const asked = await openLink(app, guest(), newEmail)
  expect(await asked.json()).toEqual({
    isConfirmed: false,
    isMove: true,
    address: newEmail,
    hasPassword: true,
  })
  expect((await openLink(app, guest(), newEmail, { newPassword: MINE })).status).toBe(400)
  expect((await openLink(app, guest(), newEmail, { password: 'wrong one' })).status).toBe(401)
  const moved = await openLink(app, guest(), newEmail, { password: RIGHT })
  expect(await moved.json()).toMatchObject({ isConfirmed: true, isMove: true })
  expect(await meOf(parent)).toMatchObject({ email: newEmail, emailVerified: true })

  const third = `third-${parent.email}`
  await moveTo(third)
  await mailTo(app, third, /Verify/)
  const taken = { email: third, password: MINE, isAdult: true }
  expect((await post('sign-up/email', taken)).status).toBe(200)
  const token = pathIn((await app.inbox?.list())?.findLast(({ to }) => to === third)?.text ?? '').split(
    '#',
  )[1]
  expect((await give(token, {}, parent)).status).toBe(400)
  expect(await meOf(parent)).toMatchObject({ email: newEmail })
})

test('an account that came by a third party has no password to ask for: its own browser confirms it, another one chooses', async () => {
  const parent = await unverified()
  const { db } = app.database
  await db
    .update(account)
    .set({ providerId: 'oidc', password: null })
    .where(sql`user_id = (select id from "user" where email = ${parent.email})`)
  expect(await (await open(guest(), parent)).json()).toMatchObject({ hasPassword: false })
  expect((await open(guest(), parent, { password: RIGHT })).status).toBe(401)
  expect((await open(parent, parent)).status).toBe(200)
})

test('closed doors and disabled accounts are closed here too', async () => {
  const parent = await unverified()
  const token = await tokenOf(parent)
  await app.database.db.update(user).set({ disabled: true }).where(eq(user.email, parent.email))
  for (const more of [{}, { password: RIGHT }, { newPassword: MINE }])
    expect((await give(token, more)).status).toBe(400)
  expect(await mailsTo(app, parent.email)).toHaveLength(1)
})
