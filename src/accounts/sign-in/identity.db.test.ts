import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts'
import { buildParent, type Client, clientOf, cookieOf } from '../../../tests/people/factories.ts'
import { newNetwork } from '../../../tests/people/networks.ts'
import { buildGuarded, codeFor, giveCode } from '../../../tests/people/second-step.ts'
import { startDevIdentity } from '../../app/dev-identity.ts'
import { consent, user } from '../tables.ts'

/** Against a real OpenID provider, the one that development starts; its forms are sent as a browser would. */
const APP_URL = 'http://127.0.0.1:3000'

let identity: Awaited<ReturnType<typeof startDevIdentity>>
let app: TestApp
let closed: TestApp
beforeAll(async () => {
  identity = await startDevIdentity(APP_URL)
  // Loads it, and lets it say what it thinks of being used for development.
  await fetch(`${identity.client.issuer}/.well-known/openid-configuration`)
  const settings = { appUrl: APP_URL, oidc: identity.client }
  app = await startTestApp(settings)
  closed = await startTestApp({ ...settings, signUpDisabled: true })
})
afterAll(async () => {
  await app.stop()
  await closed.stop()
  identity.stop()
})

type Way = {
  opensAccount?: boolean
  isAdult?: boolean
  cancels?: boolean
  to?: TestApp
  callbackURL?: string
}

/** Goes through the provider's pages and comes back. Where the popup ends, and the cookies of the way. */
const comeBack = async (
  email: string,
  { opensAccount = true, isAdult = true, cancels = false, to = app }: Way = {},
) => {
  const started = await clientOf(to, '').call(
    'POST',
    '/api/auth/sign-in/social',
    {
      provider: 'oidc',
      callbackURL: '/identity',
      errorCallbackURL: '/identity',
      disableRedirect: true,
      ...(opensAccount ? { requestSignUp: true, additionalData: { isAdult } } : {}),
    },
    { ...newNetwork(), host: '127.0.0.1:3000' },
  )
  if (started.status !== 200) throw new Error(await started.text())
  const back = await atProvider((await started.json()).url, email, cancels)
  const client = clientOf(to, cookieOf(started))
  const response = await client.call('GET', back.pathname + back.search, undefined, {
    host: '127.0.0.1:3000',
  })
  return {
    end: response.headers.get('location') ?? '',
    client: clientOf(to, cookieOf(response)),
    state: client,
    back,
  }
}

const atProvider = async (start: string, email: string, cancels: boolean): Promise<URL> => {
  const jar = new Map<string, string>()
  const go = async (url: string, form?: string): Promise<URL> => {
    const headers: Record<string, string> = { cookie: [...jar].map((pair) => pair.join('=')).join('; ') }
    if (form) headers['content-type'] = 'application/x-www-form-urlencoded'
    const response = await fetch(url, {
      redirect: 'manual',
      headers,
      ...(form ? { method: 'POST', body: form } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      jar.set(name, value)
    }
    const location = response.headers.get('location')
    if (location?.startsWith(APP_URL)) return new URL(location)
    if (location) return go(new URL(location, url).href)
    return cancels ? go(`${url}/cancel`) : go(`${url}/login`, `email=${encodeURIComponent(email)}`)
  }
  return go(start)
}

const meOf = async (client: Client) => (await (await client.call('GET', '/api/me')).json()).user
const errorOf = (end: string) => new URL(end, APP_URL).searchParams.get('error')

test('signing up opens a verified account with a family, the free plan and the consents, once', async () => {
  const first = await comeBack('new.parent@example.org')
  expect(first.end).toMatch(/^(http:\/\/127\.0\.0\.1:3000)?\/identity$/)
  expect(await meOf(first.client)).toMatchObject({ email: 'new.parent@example.org', emailVerified: true })
  const { plan } = await (await first.client.call('GET', '/api/children')).json()
  expect(plan).toMatchObject({ id: 'free', maxChildren: 1, maxConversations: 10 })
  const kinds = (await app.database.db.select().from(consent)).map(({ kind }) => kind)
  expect(kinds).toContain('adult')
  const again = await comeBack('new.parent@example.org', { opensAccount: false })
  expect((await meOf(again.client)).id).toBe((await meOf(first.client)).id)
})

test('logging in opens no account: nobody would have said that they are 18', async () => {
  const { end, client } = await comeBack('stranger@example.org', { opensAccount: false })
  expect(errorOf(end)).toBe('signup_disabled')
  expect(client.cookie).not.toContain('session_token=')
})

test('S29: nor does signing up for who has not said so, whatever the browser sends', async () => {
  const { end, client } = await comeBack('young@example.org', { isAdult: false })
  expect(errorOf(end)).toBe('adult_unconfirmed')
  expect(client.cookie).not.toContain('session_token=')
  expect(await app.database.db.$count(user, eq(user.email, 'young@example.org'))).toBe(0)
})

test('cancelling at the provider comes back as that', async () => {
  expect(errorOf((await comeBack('x@example.org', { cancels: true })).end)).toBe('access_denied')
})

test('S9: an account of this address is linked only where both sides verified it', async () => {
  const verified = await buildParent(app)
  const linked = await comeBack(verified.email)
  expect((await meOf(linked.client)).email).toBe(verified.email)

  // Who signs up with a stranger's address and waits for the stranger gets nothing.
  const waiting = await buildParent(app, { verified: false })
  expect(errorOf((await comeBack(waiting.email)).end)).toBe('account_not_linked')

  const email = 'unverified.there@example.org'
  const body = { email, password: 'correct horse battery', name: 'x', isAdult: true }
  await clientOf(app, '').call('POST', '/api/auth/sign-up/email', body, newNetwork())
  await app.database.db.update(user).set({ emailVerified: true }).where(eq(user.email, email))
  expect(errorOf((await comeBack(email)).end)).toBe('account_not_linked')
})

test('who is not verified there verifies here', async () => {
  const { client } = await comeBack('unverified.new@example.org')
  expect(await meOf(client)).toMatchObject({ emailVerified: false })
  expect((await client.call('GET', '/api/children')).status).toBe(403)
})

test('closed doors and disabled accounts are closed here too', async () => {
  expect(errorOf((await comeBack('late@example.org', { to: closed })).end)).toBe('sign_up_disabled')
  await comeBack('disabled.there@example.org')
  await app.database.db
    .update(user)
    .set({ disabled: true })
    .where(eq(user.email, 'disabled.there@example.org'))
  const { end, client } = await comeBack('disabled.there@example.org')
  expect(errorOf(end)).toBe('BANNED_USER')
  expect(client.cookie).not.toContain('session_token=')
})

test('S38: an account with a second step asks for it here too', async () => {
  const { email, uri } = await buildGuarded(app)
  const { end, client, state } = await comeBack(email, { opensAccount: false })
  expect(errorOf(end)).toBe('second_step')
  expect(await meOf(client)).toBeNull()
  const code = await codeFor(uri, 1)
  // The challenge of this browser, and of no other.
  expect((await giveCode(state, code)).status).toBe(401)
  const right = await giveCode(client, code)
  expect(right.status).toBe(200)
  expect(await meOf(clientOf(app, cookieOf(right)))).toMatchObject({ email })
})

test('an answer comes back once, with the state of this browser only, and leads nowhere else', async () => {
  const { back, state } = await comeBack('replay@example.org')
  const host = { host: '127.0.0.1:3000' }
  const replayed = await state.call('GET', back.pathname + back.search, undefined, host)
  expect(errorOf(replayed.headers.get('location') ?? '')).not.toBeNull()
  for (const path of [
    '/api/auth/callback/oidc?code=made-up&state=made-up',
    '/api/auth/callback/oidc?error=access_denied',
    '/api/auth/callback/nobody?code=a&state=b',
  ]) {
    const response = await clientOf(app, '').call('GET', path, undefined, host)
    expect(response.headers.getSetCookie().join()).not.toMatch(/session_token=[^;]/)
    expect(response.status).toBeLessThan(500)
  }
  for (const callbackURL of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'x',
  ]) {
    const away = { provider: 'oidc', callbackURL, disableRedirect: true }
    const refused = await clientOf(app, '').call('POST', '/api/auth/sign-in/social', away, newNetwork())
    expect(refused.status).toBe(400)
  }
})
