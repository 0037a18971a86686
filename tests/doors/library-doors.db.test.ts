import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuth } from '../../src/accounts/auth.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { quietLog } from '../app/test-database.ts'
import { buildParent, type Client, clientOf } from '../people/factories.ts'
import { newNetwork } from '../people/networks.ts'
import { hostilePaths } from './hostile-paths.ts'
import { hostileTexts, notTexts } from './hostile-texts.ts'

/** Every endpoint that the sign-in library has is either closed, or behind a schema of ours: whatever it is asked, it never breaks. */
const PROVIDERS = {
  google: { clientId: 'an id', clientSecret: 'a secret' },
  oidc: { issuer: 'http://127.0.0.1:9', clientId: 'an id', clientSecret: 'a secret', name: 'Home' },
}
const APP_URL = 'http://127.0.0.1:3000'

let app: TestApp
let parent: Client
beforeAll(async () => {
  app = await startTestApp({ appUrl: APP_URL, google: PROVIDERS.google })
  parent = await buildParent(app)
})
afterAll(() => app.stop())

/** The doors that are open, with a body or query of theirs. */
const OPEN: Record<string, object> = {
  'POST /sign-up/email': { email: 'a@example.org', password: 'x', name: '', callbackURL: '/', isAdult: true },
  'POST /sign-in/email': { email: 'a@example.org', password: 'x' },
  'POST /sign-in/social': {
    provider: 'google',
    callbackURL: '/',
    errorCallbackURL: '/',
    newUserCallbackURL: '/',
  },
  'POST /sign-out': {},
  'POST /request-password-reset': { email: 'a@example.org' },
  'POST /reset-password': { token: 'x', newPassword: 'a good one' },
  'POST /send-verification-email': { email: 'a@example.org', callbackURL: '/' },
  'POST /change-password': { currentPassword: 'x', newPassword: 'a good one' },
  'POST /change-email': { newEmail: 'a@example.org', password: 'x' },
  'POST /two-factor/verify-totp': { code: '000000', trustDevice: true },
  'POST /two-factor/verify-backup-code': { code: 'x', trustDevice: true },
  'POST /passkey/verify-authentication': { response: {} },
  'GET /passkey/generate-authenticate-options': {},
  // Answered by us alone: links lead to a page of ours.
  'GET /verify-email': {},
  'GET /callback/:id': { code: 'x', state: 'x', error: 'x', error_description: 'x', iss: 'x' },
}

const LINKS = [
  'callbackURL',
  'errorCallbackURL',
  'newUserCallbackURL',
  'redirectTo',
  'next',
  'to',
  'currentURL',
]

const endpoints = (): string[] => {
  const config = { ...app.config, ...PROVIDERS }
  const nothing = async () => {}
  const parts = { onUserCreated: nothing, onSignedIn: nothing, sendConfirmation: nothing, notify: nothing }
  const { api } = createAuth({ ...parts, config, db: app.database.db, log: quietLog })
  return Object.values(api).flatMap(({ path, options }) =>
    path ? [options.method].flat().map((method) => `${method} ${path}`) : [],
  )
}

const knock = (who: Client, door: string, given: unknown) => {
  const [method = '', route = ''] = door.split(' ')
  const path = `/api/auth${route.replace(':id', 'google').replace(':token', 'x')}`
  if (method === 'POST') return who.call(method, path, given, newNetwork())
  const query = new URLSearchParams(
    Object.entries(given ?? {}).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
  return who.call(method, `${path}?${query}`, undefined, newNetwork())
}

test('S12: what the product does not use is closed, to nobody and to a parent alike', async () => {
  const found = endpoints()
  expect(found.length).toBeGreaterThan(40)
  expect(Object.keys(OPEN).filter((door) => !found.includes(door))).toEqual([])
  for (const door of found.filter((one) => !(one in OPEN)))
    for (const who of [parent, clientOf(app, '')])
      for (const body of [{}, { name: 'x', token: 'x', password: 'correct horse battery' }])
        expect((await knock(who, door, body)).status, door).toBe(404)
  expect((await (await parent.call('GET', '/api/me')).json()).user.email).toBe(parent.email)
})

test.each(Object.entries(OPEN))(
  'S12: %s takes nothing but what it asks for, and never breaks',
  async (door, usual) => {
    const other = await buildParent(app)
    const failures: string[] = []
    for (const given of hostile(usual)) {
      const { status } = await knock(other, door, given)
      if (status >= 500) failures.push(`${status} ${JSON.stringify(given)?.slice(0, 200)}`)
    }
    expect(failures).toEqual([])
    if (!door.startsWith('POST')) return
    for (const key of ['image', 'role', 'emailVerified', 'rememberMe'])
      expect((await knock(other, door, { ...usual, [key]: true })).status, key).toBe(400)
    for (const text of ['x'.repeat(60_000), 'NUL \u0000'])
      for (const key of Object.keys(usual).filter((one) => !/password/i.test(one)))
        expect((await knock(other, door, { ...usual, [key]: text })).status, key).toBe(400)
  },
  240_000,
)

/** Every text in every field, what is no text, and what is no object. */
const hostile = function* (usual: object): Generator<unknown> {
  const keys = Object.keys(usual)
  // Slow hashes need not see every one of them.
  const texts = Object.values(hostileTexts).filter(
    (_, at) => at % 4 === 0 || keys.every((key) => !/password/i.test(key)),
  )
  for (const value of [...texts, ...notTexts]) yield Object.fromEntries(keys.map((key) => [key, value]))
  for (const key of keys)
    for (const value of ['\u0000', 'x'.repeat(60_000), '\ud800', null, 7, [], {}, { $ne: null }])
      yield { ...usual, [key]: value }
  for (const value of notTexts.filter((one) => typeof one === 'object')) yield value
}

test('S30: no door leads to another site, by whatever name the way on is called', async () => {
  const doors = Object.keys(OPEN)
  for (const door of doors)
    for (const path of hostilePaths)
      for (const key of Object.keys(OPEN[door] ?? {}).filter((one) => LINKS.includes(one)))
        expect((await knock(parent, door, { ...OPEN[door], [key]: path })).status, `${door} ${path}`).toBe(
          400,
        )
  // Where the name means nothing, it does nothing.
  for (const door of doors)
    for (const path of ['https://evil.example', '//evil.example', '/..//evil.example']) {
      const more = Object.fromEntries(
        LINKS.filter((key) => !(key in (OPEN[door] ?? {}))).map((key) => [key, path]),
      )
      const response = await knock(clientOf(app, ''), door, { ...OPEN[door], ...more })
      expect(`${response.headers.get('location')} ${await response.text()}`, door).not.toContain(
        'evil.example',
      )
    }
})
