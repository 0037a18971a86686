import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts'
import { buildParent, type Client, clientOf, cookieOf } from '../../../tests/people/factories.ts'
import { mailsTo, mailTo, pathIn } from '../../../tests/people/mails.ts'
import { newNetwork } from '../../../tests/people/networks.ts'
import { newPasskeyDevice } from '../../../tests/people/passkey-device.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ coach: null })
})
afterAll(() => app.stop())

const RIGHT = 'correct horse battery'
const SUBJECT = 'Wrong passwords at your Kinwise account'

const signIn = (email: string, password: string, { cookie = '', network = newNetwork() } = {}) =>
  clientOf(app, cookie).call('POST', '/api/auth/sign-in/email', { email, password }, network)
/** Each from a network of its own, all at once. */
const guess = (email: string, times: number) =>
  Promise.all(Array.from({ length: times }, (_, n) => signIn(email, `guess ${n}`)))
const statuses = (answers: Response[]) => answers.map(({ status }) => status).sort()
const times = (count: number, status: number): number[] => Array.from({ length: count }, () => status)
const deviceOf = ({ cookie }: Pick<Client, 'cookie'>) => cookie.match(/kinwise_device=[^;]+/)?.[0] ?? ''
const passHours = (hours: number) =>
  app.database.db.execute(sql`update rate_limit set ends_at = ends_at - make_interval(hours => ${hours})`)
/** As if so many had been taken by each that has taken one. */
const useUp = (name: string, used: number) =>
  app.database.db.execute(sql`update rate_limit set used = ${used} where name = ${name}`)

/** As if others had used up an address for this hour. */
const exhaust = async (email: string) => {
  await signIn(email, 'wrong one')
  await useUp('guess-address', 30)
}

test('S52: twelve networks at once, one guess each, where five are left of thirty: five are judged, whether the address has an account or not', async () => {
  const { email } = await buildParent(app)
  const words = []
  for (const address of [email, `not-${email}`]) {
    expect((await signIn(address, 'wrong one')).status).toBe(401)
    await useUp('guess-address', 25)
    const answers = await guess(address, 12)
    expect(statuses(answers)).toEqual([...times(5, 401), ...times(7, 429)])
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    words.push(new Set(texts.map((text) => text.replace(/[\w-]{36}|\d+/g, ''))))
  }
  expect(words[0]).toEqual(words[1])
  // The second address's five were made the first one's as well.
  await useUp('guess-address', 30)
  expect((await signIn(email.toUpperCase(), RIGHT)).status).toBe(429)
  // An hour later thirty more, and no more than a hundred in a day.
  await passHours(1)
  expect((await signIn(email, RIGHT)).status).toBe(200)
  await useUp('guess-address-day', 98)
  expect(statuses(await guess(email, 4))).toEqual([401, 401, 429, 429])
})

test('S52: every /64 of one /56 is one network', async () => {
  const { email } = await buildParent(app)
  const from = (n: number) => ({ network: { 'x-forwarded-for': `2001:db8:7:1${n.toString(16)}::1` } })
  const answers = await Promise.all(
    Array.from({ length: 11 }, (_, n) => signIn(email, 'wrong one', from(n + 16))),
  )
  expect(statuses(answers)).toEqual([...times(10, 401), 429])
  const next = { network: { 'x-forwarded-for': '2001:db8:7:210::1' } }
  expect((await signIn(email, 'wrong one', next)).status).toBe(401)
})

test('S53: however many guess, the owner comes in on a known device; another’s device is none', async () => {
  const [parent, other] = [await buildParent(app), await buildParent(app)]
  await exhaust(parent.email)
  expect((await signIn(parent.email, RIGHT)).status).toBe(429)
  expect((await signIn(parent.email, RIGHT, { cookie: deviceOf(other) })).status).toBe(429)
  const forged = `${deviceOf(parent).slice(0, -4)}AAA=`
  expect((await signIn(parent.email, RIGHT, { cookie: forged })).status).toBe(429)
  const network = newNetwork()
  await signIn(parent.email, 'wrong one', { network })
  await useUp('guess-network', 60)
  expect((await signIn(`not-${parent.email}`, 'wrong one', { network })).status).toBe(429)
  expect((await signIn(parent.email, RIGHT, { cookie: deviceOf(parent), network })).status).toBe(200)
})

test('S53: and with a passkey, wherever they are', async () => {
  const parent = await buildParent(app)
  const device = newPasskeyDevice()
  const asked = await parent.call('POST', '/api/passkeys/options', { password: RIGHT })
  const browser = clientOf(app, `${parent.cookie}; ${cookieOf(asked)}`)
  const made = device.make((await asked.json()).challenge)
  expect((await browser.call('POST', '/api/passkeys', { response: made })).status).toBe(201)
  await exhaust(parent.email)
  const path = '/api/auth/passkey/generate-authenticate-options'
  const begun = await clientOf(app, '').call('GET', path, undefined, newNetwork())
  const response = device.use((await begun.json()).challenge)
  const anywhere = clientOf(app, cookieOf(begun))
  const used = await anywhere.call(
    'POST',
    '/api/auth/passkey/verify-authentication',
    { response },
    newNetwork(),
  )
  expect(used.status).toBe(200)
})

test('a known device has ten tries a quarter of an hour, from wherever it comes, and uses up nobody else’s', async () => {
  const parent = await buildParent(app)
  const cookie = deviceOf(parent)
  const tries = () =>
    Promise.all(Array.from({ length: 15 }, (_, n) => signIn(parent.email, `wrong ${n}`, { cookie })))
  expect(statuses(await tries())).toEqual([...times(10, 401), ...times(5, 429)])
  expect((await signIn(parent.email, RIGHT, { cookie })).status).toBe(429)
  expect((await signIn(parent.email, RIGHT)).status).toBe(200)
})

test('S53: whoever chose a new password by mail logs in with it in that browser, while others go on guessing', async () => {
  const { email } = await buildParent(app)
  await exhaust(email)
  const post = (path: string, body: object) =>
    clientOf(app, '').call('POST', `/api/auth/${path}`, body, newNetwork())
  expect((await post('request-password-reset', { email })).status).toBe(200)
  const token = pathIn((await mailTo(app, email, /Choose a new password/)).text).split('#')[1]
  const changed = await post('reset-password', { token, newPassword: 'a new and better one' })
  expect(changed.status).toBe(200)
  const cookie = deviceOf({ cookie: cookieOf(changed) })
  expect((await signIn(email, 'a new and better one')).status).toBe(429)
  expect((await signIn(email, 'a new and better one', { cookie })).status).toBe(200)
  const refused = await post('reset-password', { token, newPassword: 'once more' })
  expect(deviceOf({ cookie: cookieOf(refused) })).toBe('')
})

test('S54: the owner is written to once, after ten wrong ones, and nobody where there is no account', async () => {
  const { email } = await buildParent(app)
  await guess(email, 9)
  expect((await signIn(email, RIGHT)).status).toBe(200)
  expect(await told(email)).toBe(0)
  await Promise.all([guess(email, 2), guess(`not-${email}`, 11)])
  const { text } = await mailTo(app, email, new RegExp(SUBJECT))
  expect(text).not.toMatch(/guess \d|203\.|correct horse/)
  await passHours(2)
  await guess(email, 11)
  expect(await told(email)).toBe(1)
  expect(await mailsTo(app, `not-${email}`)).toEqual([])
})

/** How many there are, once a later mail of another kind is there. */
const told = async (email: string): Promise<number> => {
  await clientOf(app, '').call('POST', '/api/auth/request-password-reset', { email }, newNetwork())
  await mailTo(app, email, /Choose a new password/)
  return (await mailsTo(app, email)).filter((subject) => subject === SUBJECT).length
}

test('S52: an open session has ten tries at all doors that ask for the password again, and another session its own', async () => {
  const parent = await buildParent(app)
  const again = clientOf(app, cookieOf(await signIn(parent.email, RIGHT)), parent.email)
  const doors: [string, string, (password: string) => object][] = [
    [
      'POST',
      '/api/auth/change-password',
      (currentPassword) => ({ currentPassword, newPassword: 'a new one' }),
    ],
    ['POST', '/api/auth/change-email', (password) => ({ newEmail: 'x@example.org', password })],
    ['POST', '/api/second-step', (password) => ({ password })],
    ['POST', '/api/passkeys/options', (password) => ({ password })],
    ['POST', '/api/privacy/proof', (password) => ({ password })],
    // Only where a second step is on does the library look at the password here.
    ['POST', '/api/second-step/backup-codes', (password) => ({ password })],
    ['POST', '/api/second-step/removal', (password) => ({ password })],
  ]
  const judging = doors.slice(0, 5)
  const all = [...judging, ...judging, ...judging].map(([method, path, body], n) =>
    parent.call(method, path, body(`wrong ${n}`), newNetwork()),
  )
  const answers = await Promise.all(all)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 400 || status === 403)).toHaveLength(10)
  for (const [method, path, body] of doors)
    expect((await parent.call(method, path, body(RIGHT), newNetwork())).status, path).toBe(429)
  expect((await again.call('POST', '/api/privacy/proof', { password: RIGHT })).status).toBe(204)
  await mailTo(app, parent.email, new RegExp(SUBJECT))
})

test('S52: the library’s own question for the password is closed', async () => {
  const parent = await buildParent(app)
  for (const password of [RIGHT, 'wrong one']) {
    const response = await parent.call('POST', '/api/auth/verify-password', { password }, newNetwork())
    expect(response.status).toBe(404)
  }
})

test('S4: of many networks five hear about one address, known or not; the rest get the neutral answer, and the owner one mail an hour', async () => {
  const { email } = await buildParent(app)
  const signUp = (address: string) => {
    const body = { email: address, password: RIGHT, isAdult: true }
    return clientOf(app, '').call('POST', '/api/auth/sign-up/email', body, newNetwork())
  }
  const answers = await Promise.all(Array.from({ length: 12 }, () => signUp(email)))
  expect(statuses(answers)).toEqual([...times(7, 200), ...times(5, 409)])
  await mailTo(app, email, /already have/)
  const reset = (address: string) =>
    clientOf(app, '').call('POST', '/api/auth/request-password-reset', { email: address }, newNetwork())
  const unknown = `not-${email}`
  const asked = await Promise.all(Array.from({ length: 8 }, () => reset(unknown)))
  expect(statuses(asked)).toEqual([...times(3, 200), ...times(5, 404)])
  const fresh = await signUp(unknown)
  expect(fresh.headers.getSetCookie()).toEqual([])
  expect(await fresh.json()).toEqual({ token: null, user: null })
  expect((await mailsTo(app, email)).filter((subject) => /already have/.test(subject))).toHaveLength(1)
})
