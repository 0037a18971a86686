import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { buildParent, clientOf, cookieOf } from '../../tests/people/factories.ts'
import { openLink } from '../../tests/people/mails.ts'
import { newNetwork } from '../../tests/people/networks.ts'
import { openFamily } from '../plans/open-family.ts'
import { familyMember, user } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('nobody is signed in without a cookie, with a made-up one, or with a forged signature', async () => {
  for (const cookie of ['', 'kinwise.session_token=x.y', 'kinwise.session_token=%00']) {
    const guest = clientOf(app, cookie)
    expect(await (await guest.call('GET', '/api/me')).json()).toEqual({ user: null })
    const response = await guest.call('GET', '/api/children')
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ error: { code: 'unauthenticated' } })
  }
})

test('a chat’s address leads to the login and back whoever brings no session, and nobody else', async () => {
  const address = '/my-children/a%20b/chat?conversation=%0d%0a//evil.example'
  const parent = await buildParent(app)
  for (const cookie of ['', 'kinwise.session_token=x.y', 'kinwise.session_token=%00']) {
    for (const path of [address, ...['parents', 'general'].map((chat) => address.replace('chat', chat))]) {
      const response = await clientOf(app, cookie).call('GET', path)
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe(`/login?to=${encodeURIComponent(path)}`)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  }
  expect((await parent.call('GET', address)).headers.get('location')).toBeNull()
  for (const other of ['/my-children', '/my-children/1/other', '/chat'])
    expect((await clientOf(app, '').call('GET', other)).headers.get('location')).toBeNull()
})

test('a sign-up signs in, and its mail verifies', async () => {
  const parent = await buildParent(app, { verified: false })
  expect(await (await parent.call('GET', '/api/me')).json()).toMatchObject({
    user: { email: parent.email, emailVerified: false },
  })
  expect((await parent.call('GET', '/api/children')).status).toBe(403)

  const opened = await openLink(app, parent, parent.email)
  expect(await opened.json()).toMatchObject({ isConfirmed: true })
  const verified = clientOf(app, cookieOf(opened))
  expect(await (await verified.call('GET', '/api/me')).json()).toMatchObject({
    user: { emailVerified: true },
  })
  expect((await verified.call('GET', '/api/children')).status).toBe(200)
})

test('signing out ends the session at once', async () => {
  const parent = await buildParent(app)
  expect((await parent.call('POST', '/api/auth/sign-out', {})).status).toBe(200)
  expect((await parent.call('GET', '/api/children')).status).toBe(401)
  expect(await (await parent.call('GET', '/api/me')).json()).toEqual({ user: null })
})

test('signing in takes the right password only', async () => {
  const { email } = await buildParent(app)
  const guest = clientOf(app, '')
  const wrong = await guest.call('POST', '/api/auth/sign-in/email', { email, password: 'not the password' })
  expect(wrong.status).toBe(401)
  expect(await wrong.json()).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' })
  const right = await guest.call('POST', '/api/auth/sign-in/email', {
    email,
    password: 'correct horse battery',
  })
  expect((await clientOf(app, cookieOf(right)).call('GET', '/api/children')).status).toBe(200)
})

test('the same address signs up once, and short passwords are refused', async () => {
  const { email } = await buildParent(app)
  const guest = clientOf(app, '')
  const again = await guest.call('POST', '/api/auth/sign-up/email', {
    email,
    password: 'another one',
    name: 'x',
    isAdult: true,
  })
  expect(await again.json()).toMatchObject({ error: { code: 'email_taken' } })
  const short = await guest.call('POST', '/api/auth/sign-up/email', {
    email: `1${email}`,
    password: '12345',
    name: 'x',
    isAdult: true,
  })
  expect(await short.json()).toMatchObject({ code: 'PASSWORD_TOO_SHORT' })
})

test('a user has one family with a free plan, however often it is opened at once', async () => {
  const { db } = app.database
  const parent = await buildParent(app)
  const [found] = (await db.select().from(user)).filter((row) => row.email === parent.email)
  await db.delete(familyMember)
  const ids = await Promise.all(Array.from({ length: 10 }, () => openFamily(db, found?.id ?? '')))
  expect(new Set(ids).size).toBe(1)
  const { plan } = await (await parent.call('GET', '/api/children')).json()
  expect(plan).toMatchObject({ id: 'free', maxChildren: 1, maxConversations: 10 })
})

test('a write that another site asks for is refused, and so is a body that is not JSON', async () => {
  const parent = await buildParent(app)
  const foreign = await parent.call('POST', '/api/children', {}, { origin: 'https://evil.example' })
  expect(await foreign.json()).toMatchObject({ error: { code: 'foreign_origin' } })
  const cross = await parent.call('POST', '/api/children', {}, { 'sec-fetch-site': 'cross-site' })
  expect(cross.status).toBe(403)
  const form = await parent.call('POST', '/api/children', {}, { 'content-type': 'text/plain' })
  expect(form.status).toBe(415)
})

test('S10: guessing one password ends after ten, for this network and account only; a right one clears the count', async () => {
  const { email } = await buildParent(app)
  const [here, elsewhere] = [newNetwork(), newNetwork()]
  const signIn = (password: string, to: string, network: Record<string, string>) =>
    clientOf(app, '').call('POST', '/api/auth/sign-in/email', { email: to, password }, network)
  const right = 'correct horse battery'
  for (let n = 0; n < 9; n++) expect((await signIn('wrong one', email, here)).status).toBe(401)
  expect((await signIn(right, email, here)).status).toBe(200)
  for (let n = 0; n < 10; n++) await signIn('wrong one', email.toUpperCase(), here)
  const refused = await signIn(right, email, here)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await signIn('wrong one', `other-${email}`, here)).status).toBe(401)
  expect((await signIn(right, email, elsewhere)).status).toBe(200)
})

test('a body that is no JSON counts, and breaks nothing', async () => {
  for (const body of ['{', '[]', 'null', '"x"', '{"email":{}}', '{"email":[1],"password":2}']) {
    const headers = { 'content-type': 'application/json', ...newNetwork() }
    const response = await app.app.request('/api/auth/sign-in/email', { method: 'POST', headers, body })
    expect(response.status).toBe(400)
  }
})
