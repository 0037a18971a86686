import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts'
import { startUpstream } from '../../../tests/fakes/upstream.ts'
import { buildChild, buildParent, clientOf, cookieOf, openTalk } from '../../../tests/people/factories.ts'
import { mailTo, openLink } from '../../../tests/people/mails.ts'
import { newNetwork } from '../../../tests/people/networks.ts'
import { session, user } from '../tables.ts'

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

test('S6: on https the cookie is bound to the host, out of reach of scripts, and lives thirty days', async () => {
  const body = { email: 'cookie@example.org', password: 'correct horse battery', name: '', isAdult: true }
  const response = await clientOf(secure, '').call('POST', '/api/auth/sign-up/email', body, newNetwork())
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-kinwise\.session_token=/)
  for (const part of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000'])
    expect(cookie).toContain(part)
  expect(cookie).not.toContain('Domain')
  expect((await clientOf(secure, cookieOf(response)).call('GET', '/api/me')).status).toBe(200)
})

test('S6: signing in and verifying give a new session', async () => {
  const parent = await buildParent(app, { verified: false })
  const body = { email: parent.email, password: 'correct horse battery' }
  const again = await parent.call('POST', '/api/auth/sign-in/email', body, newNetwork())
  expect(cookieOf(again)).not.toBe(parent.cookie)
  const verified = await openLink(app, parent, parent.email)
  const renewed = clientOf(app, cookieOf(verified))
  expect(renewed.cookie).toContain('session_token')
  expect(renewed.cookie).not.toBe(parent.cookie)
  expect(await (await parent.call('GET', '/api/me')).json()).toEqual({ user: null })
  expect((await renewed.call('GET', '/api/children')).status).toBe(200)
})

test('S6: a session unused for fourteen days is over; used, it goes on; after thirty days it is over in any case', async () => {
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

test('S7: logging out everywhere else ends the others at once', async () => {
  const parent = await buildParent(app)
  const body = { email: parent.email, password: 'correct horse battery' }
  const other = clientOf(
    app,
    cookieOf(await clientOf(app, '').call('POST', '/api/auth/sign-in/email', body, newNetwork())),
  )
  expect((await other.call('GET', '/api/children')).status).toBe(200)
  expect((await parent.call('DELETE', '/api/sessions')).status).toBe(204)
  expect((await other.call('GET', '/api/children')).status).toBe(401)
  expect((await parent.call('GET', '/api/children')).status).toBe(200)
  expect(await sessionsOf(parent.email)).toHaveLength(1)
})

test('the list names every session and no token; one of them is ended from another', async () => {
  const parent = await buildParent(app)
  const body = { email: parent.email, password: 'correct horse battery' }
  const agent = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari', ...newNetwork() }
  const phone = clientOf(
    app,
    cookieOf(await clientOf(app, '').call('POST', '/api/auth/sign-in/email', body, agent)),
  )
  const response = await parent.call('GET', '/api/sessions')
  const text = await response.text()
  const { sessions, hasPassword } = JSON.parse(text)
  expect(hasPassword).toBe(true)
  expect(sessions).toHaveLength(2)
  for (const { token } of await sessionsOf(parent.email)) expect(text).not.toContain(token)
  const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
  expect(other.userAgent).toContain('iPhone')
  expect((await parent.call('DELETE', `/api/sessions/${other.id}`)).status).toBe(204)
  expect((await phone.call('GET', '/api/children')).status).toBe(401)
  expect((await parent.call('DELETE', `/api/sessions/${other.id}`)).status).toBe(404)
  expect((await parent.call('DELETE', '/api/sessions')).status).toBe(204)
  expect((await parent.call('GET', '/api/children')).status).toBe(200)
})

test('S7: an open stream of answers is broken off within five seconds of its session’s end', async () => {
  const upstream = await startUpstream({ scenario: 'held' })
  const slow = await startTestApp({ coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly' } })
  const server = serve({ fetch: slow.app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  try {
    const parent = await buildParent(slow)
    const { id } = await buildChild(parent)
    const { conversation } = await openTalk(parent, id)
    const { port } = server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/api/conversations/${conversation.id}/messages`
    const headers = { cookie: parent.cookie, 'content-type': 'application/json' }
    const body = JSON.stringify({ clientId: randomUUID(), text: 'Hello' })
    const stream = await fetch(url, { method: 'POST', headers, body })
    const read = stream.text().then(
      () => 'ended',
      () => 'broken off',
    )
    await upstream.asked(1)
    await parent.call('POST', '/api/auth/sign-out', {})
    // The coach is still being waited for.
    expect(await read).toBe('broken off')
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(401)
  } finally {
    upstream.release()
    server.close()
    await slow.stop()
    await upstream.close()
  }
})

test('a new password needs the old one, ends every other session, gives this one a new id, and is told of', async () => {
  const parent = await buildParent(app)
  const body = { email: parent.email, password: 'correct horse battery' }
  const other = clientOf(
    app,
    cookieOf(await clientOf(app, '').call('POST', '/api/auth/sign-in/email', body, newNetwork())),
  )
  const change = (currentPassword: string, newPassword: string) =>
    parent.call('POST', '/api/auth/change-password', { currentPassword, newPassword }, newNetwork())
  expect((await change('wrong', 'a new and better one')).status).toBe(400)
  expect((await change('correct horse battery', 'iloveyou')).status).toBe(400)
  expect((await change('correct horse battery', 'short')).status).toBe(400)
  const changed = await change('correct horse battery', 'a new and better one')
  expect(changed.status).toBe(200)
  expect((await other.call('GET', '/api/children')).status).toBe(401)
  expect((await parent.call('GET', '/api/children')).status).toBe(401)
  expect((await clientOf(app, cookieOf(changed)).call('GET', '/api/children')).status).toBe(200)
  await mailTo(app, parent.email, /password was changed/)
})

test('S9: a new address needs the password, is told to the old one, and counts once its link is opened', async () => {
  const parent = await buildParent(app)
  const taken = await buildParent(app)
  const change = (newEmail: string, password = 'correct horse battery') =>
    parent.call('POST', '/api/auth/change-email', { newEmail, password }, newNetwork())
  expect((await change('moved@example.org', 'wrong')).status).toBe(403)
  expect((await change('nowhere')).status).toBe(400)
  const guest = clientOf(app, '')
  const body = { newEmail: 'moved@example.org', password: 'x' }
  expect((await guest.call('POST', '/api/auth/change-email', body, newNetwork())).status).toBe(401)
  // Somebody else's address: the same answer, and nothing happens.
  expect(await (await change(taken.email)).json()).toEqual({ status: true })
  expect(await (await change('moved@example.org')).json()).toEqual({ status: true })
  await mailTo(app, parent.email, /new address/)
  const moved = await openLink(app, parent, 'moved@example.org')
  const { user: me } = await (await clientOf(app, cookieOf(moved)).call('GET', '/api/me')).json()
  expect(me).toMatchObject({ email: 'moved@example.org', emailVerified: true })
  expect((await sessionsOf(taken.email)).length).toBe(1)
})

test('S21: logging out clears what the browser keeps', async () => {
  const parent = await buildParent(app)
  const response = await parent.call('POST', '/api/auth/sign-out', {})
  expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"')
  expect(response.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/)
})
