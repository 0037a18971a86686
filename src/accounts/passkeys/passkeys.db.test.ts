import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts'
import { buildParent, type Client, clientOf, cookieOf } from '../../../tests/people/factories.ts'
import { mailTo } from '../../../tests/people/mails.ts'
import { newNetwork } from '../../../tests/people/networks.ts'
import { newPasskeyDevice } from '../../../tests/people/passkey-device.ts'
import { beginLogin, buildGuarded, PASSWORD } from '../../../tests/people/second-step.ts'
import { passkey, session, user } from '../tables.ts'
import { MOST_PASSKEYS } from './rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ coach: null })
})
afterAll(() => app.stop())

type Device = ReturnType<typeof newPasskeyDevice>
type Way = Parameters<Device['make']>[1]

const codeOf = async (response: Response) => {
  const body = await response.json()
  return body.error?.code ?? body.code
}
/** The same browser, with the cookie of a challenge as well. */
const challenged = async (client: Client, response: Response) => ({
  challenge: (await response.clone().json()).challenge as string,
  browser: clientOf(app, `${client.cookie}; ${cookieOf(response)}`),
})

const add = async (parent: Client, device: Device, way: Way = {}) => {
  const asked = await parent.call('POST', '/api/passkeys/options', { password: PASSWORD })
  expect(asked.status).toBe(200)
  const { challenge, browser } = await challenged(parent, asked)
  return browser.call('POST', '/api/passkeys', { response: device.make(challenge, way) })
}

const ask = async (client = clientOf(app, '')) =>
  challenged(
    client,
    await client.call('GET', '/api/auth/passkey/generate-authenticate-options', undefined, newNetwork()),
  )
const give = (browser: Client, response: unknown) =>
  browser.call('POST', '/api/auth/passkey/verify-authentication', { response }, newNetwork())
const signIn = async (device: Device, way: Way = {}) => {
  const { challenge, browser } = await ask()
  return give(browser, device.use(challenge, way))
}
const statusIn = async (response: Response) =>
  (await clientOf(app, cookieOf(response)).call('GET', '/api/children')).status
const listOf = async (parent: Client) => (await (await parent.call('GET', '/api/passkeys')).json()).passkeys

test('S43, S44: a passkey is added with the password, signs in, is renamed and removed, and is told of', async () => {
  const { client: parent, email } = await buildGuarded(app)
  const device = newPasskeyDevice()
  const refused = (body: object) => parent.call('POST', '/api/passkeys/options', body)
  expect(await codeOf(await refused({}))).toBe('proof_needed')
  expect(await codeOf(await refused({ password: 'wrong' }))).toBe('wrong_password')
  expect((await add(parent, device)).status).toBe(201)
  expect(await listOf(parent)).toMatchObject([{ usedAt: null }])

  // Both factors at once: the account's second step is not asked for.
  const signedIn = await signIn(device)
  expect(signedIn.status).toBe(200)
  expect(await statusIn(signedIn)).toBe(200)
  expect((await beginLogin(app, email)).isAsked).toBe(true)
  const [kept] = await listOf(parent)
  expect(kept.usedAt).not.toBeNull()
  expect(Object.keys(kept).sort()).toEqual(['addedAt', 'id', 'name', 'usedAt'])

  const path = `/api/passkeys/${kept.id}`
  expect((await parent.call('PUT', path, { name: '  The blue\u202e phone ' })).status).toBe(204)
  expect((await parent.call('PUT', path, { name: ' \u200b ' })).status).toBe(400)
  expect((await parent.call('PUT', path, { name: 'x'.repeat(61) })).status).toBe(400)
  expect((await listOf(parent))[0].name).toBe('The blue phone')
  expect(await codeOf(await parent.call('POST', `${path}/removal`, { password: 'wrong' }))).toBe(
    'wrong_password',
  )
  expect((await parent.call('POST', `${path}/removal`, { password: PASSWORD })).status).toBe(204)
  expect((await parent.call('POST', `${path}/removal`, { password: 'wrong' })).status).toBe(404)
  expect(await codeOf(await signIn(device))).toBe('PASSKEY_NOT_FOUND')
  await mailTo(app, email, /passkey was added/)
  await mailTo(app, email, /passkey was removed/)
})

test('S43: nothing but a fresh answer of that device, for this site, with finger, face or PIN counts', async () => {
  const parent = await buildParent(app)
  const device = newPasskeyDevice()
  for (const way of [
    { isVerified: false },
    { origin: 'http://evil.example' },
    { origin: 'http://127.0.0.1:3000' },
  ])
    expect(await codeOf(await add(parent, device, way)), JSON.stringify(way)).toBe('passkey_refused')
  expect(await listOf(parent)).toEqual([])
  expect((await add(parent, device)).status).toBe(201)
  // Once more, and for somebody else.
  expect(await codeOf(await add(parent, device))).toBe('passkey_refused')
  expect(await codeOf(await add(await buildParent(app), device))).toBe('passkey_refused')

  for (const way of [{ isVerified: false }, { origin: 'http://evil.example' }])
    expect((await signIn(device, way)).ok, JSON.stringify(way)).toBe(false)
  const { challenge, browser } = await ask()
  const answer = device.use(challenge, { counter: 7 })
  const other = newPasskeyDevice().use(challenge)
  expect((await give(clientOf(app, ''), answer)).status).toBe(400)
  expect((await give(browser, answer)).status).toBe(200)
  expect(await codeOf(await give(browser, answer))).toBe('CHALLENGE_NOT_FOUND')
  const impostor = await ask()
  expect((await give(impostor.browser, { ...other, id: answer.id, rawId: answer.id })).ok).toBe(false)
  // A copy of the device, which does not know how often it was used.
  expect((await signIn(device, { counter: 3 })).ok).toBe(false)
  for (const body of [null, 'x', {}, { ...answer, id: 'x'.repeat(9000) }, { ...answer, id: ["' or 1=1"] }])
    expect((await give((await ask()).browser, body)).status).toBe(400)
})

test('a challenge to add one is no challenge to sign in, nor for somebody else’s account', async () => {
  const [parent, other] = [await buildParent(app), await buildParent(app)]
  const device = newPasskeyDevice()
  const asked = await parent.call('POST', '/api/passkeys/options', { password: PASSWORD })
  const { challenge } = await challenged(parent, asked)
  const stolen = clientOf(app, `${other.cookie}; ${cookieOf(asked)}`)
  expect(await codeOf(await stolen.call('POST', '/api/passkeys', { response: device.make(challenge) }))).toBe(
    'passkey_refused',
  )
  expect((await add(parent, device)).status).toBe(201)
  const again = await challenged(
    parent,
    await parent.call('POST', '/api/passkeys/options', { password: PASSWORD }),
  )
  expect((await give(again.browser, device.use(again.challenge))).ok).toBe(false)
  // Whoever is not signed in is told of nobody's passkeys.
  const { browser } = await ask()
  const options = await browser.call('GET', '/api/auth/passkey/generate-authenticate-options')
  expect(await options.json()).not.toHaveProperty('allowCredentials')
})

test('the guards of a password hold: unverified, closed, disabled, erased', async () => {
  const parent = await buildParent(app)
  const device = newPasskeyDevice()
  const unverified = await buildParent(app, { verified: false })
  const body = { password: PASSWORD }
  expect(await codeOf(await unverified.call('POST', '/api/passkeys/options', body))).toBe('email_unverified')
  expect((await add(parent, device)).status).toBe(201)
  const { db } = app.database
  const where = eq(user.email, parent.email)
  await db.update(user).set({ emailVerified: false }).where(where)
  const landing = await signIn(device)
  const me = await clientOf(app, cookieOf(landing)).call('GET', '/api/me')
  expect((await me.json()).user).toMatchObject({ email: parent.email, emailVerified: false })
  expect(await statusIn(landing)).toBe(403)
  await db
    .update(user)
    .set({ emailVerified: true, eraseAfter: new Date(Date.now() + 1e6) })
    .where(where)
  expect(await statusIn(await signIn(device))).toBe(403)
  await db.update(user).set({ eraseAfter: null, disabled: true }).where(where)
  expect(await codeOf(await signIn(device))).toBe('BANNED_USER')
  await db.delete(user).where(where)
  expect(await codeOf(await signIn(device))).toBe('PASSKEY_NOT_FOUND')
})

test('without a password a fresh sign-in is asked for; twenty are the most', async () => {
  const parent = await buildParent(app)
  const { db } = app.database
  const [row] = await db.select({ id: user.id }).from(user).where(eq(user.email, parent.email))
  const userId = row?.id ?? ''
  await db.execute(sql`update account set password = null, provider_id = 'oidc' where user_id = ${userId}`)
  expect((await parent.call('POST', '/api/passkeys/options', {})).status).toBe(200)
  for (let n = 1; n < MOST_PASSKEYS; n++)
    await db.execute(sql`insert into passkey (id, user_id, name, public_key, credential_id, counter, device_type, backed_up)
      values (gen_random_uuid(), ${userId}, 'x', 'x', ${`${userId}${n}`}, 0, 'singleDevice', false)`)
  expect((await add(parent, newPasskeyDevice())).status).toBe(201)
  expect(await codeOf(await add(parent, newPasskeyDevice()))).toBe('passkey_refused')
  expect(await db.$count(passkey, eq(passkey.userId, userId))).toBe(MOST_PASSKEYS)
  const long = sql`now() - interval '11 minutes'`
  await db.update(session).set({ createdAt: long }).where(eq(session.userId, userId))
  const stale = await parent.call('POST', '/api/passkeys/options', {})
  expect((await stale.json()).error).toMatchObject({ code: 'proof_needed', detail: { by: 'sign-in' } })
})

test('of the library’s own routes nothing else is there', async () => {
  const parent = await buildParent(app)
  for (const path of ['generate-register-options', 'list-user-passkeys', 'verify-authentication'])
    expect((await parent.call('GET', `/api/auth/passkey/${path}`)).status, path).toBe(404)
  for (const path of ['verify-registration', 'delete-passkey', 'update-passkey', 'verify-authentication/']) {
    const body = { id: 'x', response: newPasskeyDevice().use('x') }
    expect((await parent.call('POST', `/api/auth/passkey/${path}`, body, newNetwork())).status, path).toBe(
      404,
    )
  }
})
