import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildParent, clientOf, cookieOf } from '../../../tests/factories.ts'
import { mailTo, pathIn } from '../../../tests/mails.ts'
import { newNetwork } from '../../../tests/networks.ts'
import { startTestApp, type TestApp } from '../../../tests/test-app.ts'
import { session, user } from './tables.ts'

let app: TestApp
let secure: TestApp
beforeAll(async () => {
  app = await startTestApp()
  secure = await startTestApp({ appUrl: 'https://kinwise.example.org' })
})
afterAll(async () => {
  await app.stop()
  await secure.stop()
})

const sessionsOf = async (email: string) =>
  (await app.database.db.select().from(session).innerJoin(user, eq(user.id, session.userId)))
    .filter((row) => row.user.email === email)
    .map((row) => row.session)

const passDays = (email: string, days: number) =>
  app.database.db.execute(sql`update session set created_at = created_at - make_interval(days => ${days}),
    updated_at = updated_at - make_interval(days => ${days}), expires_at = expires_at - make_interval(days => ${days})
    where user_id = (select id from "user" where email = ${email})`)

test('on https the cookie is bound to the host, out of reach of scripts, and lives thirty days', async () => {
  const body = { email: 'cookie@example.org', password: 'correct horse battery', name: '' }
  const response = await clientOf(secure, '').call('POST', '/api/auth/sign-up/email', body, newNetwork())
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-kinwise\.session_token=/)
  for (const part of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000'])
    expect(cookie).toContain(part)
  expect(cookie).not.toContain('Domain')
  expect((await clientOf(secure, cookieOf(response)).call('GET', '/api/me')).status).toBe(200)
})

test('signing in and verifying give a new session', async () => {
  const parent = await buildParent(app, { verified: false })
  const body = { email: parent.email, password: 'correct horse battery' }
  const again = await parent.call('POST', '/api/auth/sign-in/email', body, newNetwork())
  expect(cookieOf(again)).not.toBe(parent.cookie)
  const link = pathIn((await mailTo(app, parent.email, /Verify/)).text)
  const verified = await parent.call('GET', link)
  const renewed = clientOf(app, cookieOf(verified))
  expect(renewed.cookie).toContain('session_token')
  expect(renewed.cookie).not.toBe(parent.cookie)
  expect(await (await parent.call('GET', '/api/me')).json()).toEqual({ user: null })
  expect((await renewed.call('GET', '/api/children')).status).toBe(200)
})

test('a session unused for fourteen days is over; used, it goes on; after thirty days it is over in any case', async () => {
  const idle = await buildParent(app)
  await passDays(idle.email, 15)
  expect((await idle.call('GET', '/api/children')).status).toBe(401)

  const used = await buildParent(app)
  for (const days of [10, 10, 9]) {
    await passDays(used.email, days)
    expect((await used.call('GET', '/api/children')).status).toBe(200)
  }
  await passDays(used.email, 1)
  expect((await used.call('GET', '/api/children')).status).toBe(401)
})

test('a session in use is written once an hour, not at every request', async () => {
  const parent = await buildParent(app)
  const [before] = await sessionsOf(parent.email)
  await parent.call('GET', '/api/children')
  expect((await sessionsOf(parent.email))[0]?.updatedAt).toEqual(before?.updatedAt)
})

test('logging out everywhere ends the others too, at once', async () => {
  const parent = await buildParent(app)
  const body = { email: parent.email, password: 'correct horse battery' }
  const other = clientOf(
    app,
    cookieOf(await clientOf(app, '').call('POST', '/api/auth/sign-in/email', body, newNetwork())),
  )
  expect((await other.call('GET', '/api/children')).status).toBe(200)
  expect((await parent.call('POST', '/api/auth/revoke-sessions', {})).status).toBe(200)
  expect((await other.call('GET', '/api/children')).status).toBe(401)
  expect((await parent.call('GET', '/api/children')).status).toBe(401)
  expect(await sessionsOf(parent.email)).toEqual([])
})

test('logging out clears what the browser keeps', async () => {
  const parent = await buildParent(app)
  const response = await parent.call('POST', '/api/auth/sign-out', {})
  expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"')
  expect(response.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/)
})
