import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Door, problemOf } from '../../src/accounts/screens/sign-in/auth-words.ts'
import { user } from '../../src/accounts/tables.ts'
import { failureOf } from '../../src/ui/server/request.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { buildParent, clientOf } from '../people/factories.ts'
import { newNetwork } from '../people/networks.ts'
import { newPasskeyDevice } from '../people/passkey-device.ts'

/** Every refusal that the specification names for the ways in, provoked at the real server and read as the page would say it. */
const RIGHT = 'correct horse battery'
const COMMON = "Password is too weak. It's one of the first anyone would guess."

let app: TestApp
let closed: TestApp
beforeAll(async () => {
  app = await startTestApp()
  closed = await startTestApp({ signUpDisabled: true, loginDisabled: true })
})
afterAll(async () => {
  await app.stop()
  await closed.stop()
})

type Words = { path: string; body: unknown; door: Door; to?: TestApp; network?: Record<string, string> }

const said = async ({ path, body, door, to = app, network = newNetwork() }: Words) => {
  const response = await clientOf(to, '').call('POST', `/api/auth/${path}`, body, network)
  const answer = await response.json()
  return response.ok ? null : problemOf(failureOf(response.status, answer), door).words
}

const login = (email: string, password = RIGHT, more: Partial<Words> = {}) =>
  said({ path: 'sign-in/email', body: { email, password }, door: 'login', ...more })
const withPasskey = (challenge: string, more: Partial<Words> = {}) => {
  const body = { response: newPasskeyDevice().use(challenge) }
  return said({ path: 'passkey/verify-authentication', body, door: 'login', ...more })
}
const secondStep = (code: string, kind: string) =>
  said({ path: `two-factor/verify-${kind}`, body: { code }, door: 'second-step' })
const signUp = (body: object, more: Partial<Words> = {}) =>
  said({
    path: 'sign-up/email',
    body: { password: RIGHT, name: '', isAdult: true, ...body },
    door: 'sign-up',
    ...more,
  })
const forgot = (email: string, more: Partial<Words> = {}) =>
  said({ path: 'request-password-reset', body: { email }, door: 'forgot', ...more })

describe('login', () => {
  test.each<[string, () => Promise<string | null>]>([
    ['Invalid email address.', () => login('anna')],
    ['Invalid email address.', () => login('anna@example')],
    ['Invalid email or password.', () => login('nobody@example.org')],
    ['Invalid email or password.', async () => login((await buildParent(app)).email, 'wrong')],
    ['Invalid email or password.', () => login('nobody@example.org', '')],
    [
      'Login is currently disabled. Please contact support.',
      () => login('a@example.org', RIGHT, { to: closed }),
    ],
    ['Login is currently disabled. Please contact support.', () => withPasskey('x', { to: closed })],
    ['This took too long. Please try again.', () => withPasskey('x')],
    ['This login took too long. Please log in again.', () => secondStep('000000', 'totp')],
    ['This login took too long. Please log in again.', () => secondStep('x', 'backup-code')],
  ])('%s', async (words, provoke) => {
    expect(await provoke()).toBe(words)
  })

  test('This account has been disabled. Said only to who knows the password', async () => {
    const parent = await buildParent(app)
    await app.database.db.update(user).set({ disabled: true }).where(eq(user.email, parent.email))
    expect((await parent.call('GET', '/api/children')).status).toBe(401)
    expect(await login(parent.email)).toBe('This account has been disabled.')
    expect(await login(parent.email, 'wrong')).toBe('Invalid email or password.')
  })

  test('Too many failed attempts. Please try again later.', async () => {
    const network = newNetwork()
    const answers = new Set()
    for (let n = 0; n < 12; n++) answers.add(await login('guess@example.org', `guess ${n}`, { network }))
    expect([...answers]).toEqual([
      'Invalid email or password.',
      'Too many failed attempts. Please try again later.',
    ])
  })
})

describe('S2: sign-up', () => {
  test.each<[string, () => Promise<string | null>]>([
    ['Invalid email address.', () => signUp({ email: 'anna' })],
    ['Password is too weak. Please use at least 6 characters.', () => weak('12345')],
    [COMMON, () => weak('123456')],
    [COMMON, () => weak('iLoveYou')],
    [COMMON, () => weak('password123')],
    [COMMON, () => weak('weak@example.org')],
    ['Selected plan does not exist.', () => signUp({ email: 'plan@example.org', plan: 'golden' })],
    ['This email is already registered.', async () => signUp({ email: (await buildParent(app)).email })],
    [
      'Account creation is currently disabled. Please contact support.',
      () => signUp({ email: 'late@example.org' }, { to: closed }),
    ],
  ])('%s (%#)', async (words, provoke) => {
    expect(await provoke()).toBe(words)
  })

  test.each([[undefined], [false]])(
    'S29: Please confirm that you are 18 or older and a parent or guardian. Said to %s',
    async (isAdult) => {
      const words = 'Please confirm that you are 18 or older and a parent or guardian.'
      const known = (await buildParent(app)).email
      for (const email of ['young@example.org', known]) expect(await signUp({ email, isAdult })).toBe(words)
      expect(await app.database.db.$count(user, eq(user.email, 'young@example.org'))).toBe(0)
    },
  )

  test('with a plan that exists there is nothing to say', async () => {
    expect(await signUp({ email: 'family.plan@example.org', plan: 'family' })).toBeNull()
  })

  test('Too many attempts. Please try again later.', async () => {
    const network = newNetwork()
    const answers = new Set()
    for (let n = 0; n < 62; n++) answers.add(await signUp({ email: 'x', password: '1' }, { network }))
    expect([...answers].at(-1)).toBe('Too many attempts. Please try again later.')
  })
})

const weak = (password: string) => signUp({ email: 'weak@example.org', password })

test('forgot password: no address, no such account, and sent', async () => {
  expect(await forgot('anna')).toBe('Invalid email address.')
  expect(await forgot('nobody@example.org')).toBe('No account found with this email.')
  expect(await forgot((await buildParent(app)).email)).toBeNull()
})

test('resending the verification mail to somebody else fails in the words of the page', async () => {
  const parent = await buildParent(app, { verified: false })
  const body = { email: 'other@example.org' }
  const response = await parent.call('POST', '/api/auth/send-verification-email', body)
  const problem = problemOf(failureOf(response.status, await response.json()), 'resend')
  expect(problem.words).toBe('Failed to resend email.')
})

test.each([
  [[]],
  [null],
  [{}],
  [{ email: 'a@example.org' }],
  [{ email: ['a@example.org'], password: RIGHT }],
  [{ email: 'a@example.org', password: RIGHT, emailVerified: true }],
  [{ email: 'a@example.org', password: RIGHT, role: 'owner' }],
  [{ email: 'a@example.org', password: RIGHT, plan: 7 }],
  [{ email: `${'a'.repeat(400)}@example.org`, password: RIGHT }],
])('a sign-up of %j is refused and no trouble', async (body) => {
  const response = await clientOf(app, '').call('POST', '/api/auth/sign-up/email', body, newNetwork())
  expect(response.status).toBe(400)
})
