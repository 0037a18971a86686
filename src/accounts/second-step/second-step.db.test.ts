import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts'
import { buildParent, type Client, clientOf, cookieOf } from '../../../tests/people/factories.ts'
import { mailTo, openLink, pathIn } from '../../../tests/people/mails.ts'
import { newNetwork } from '../../../tests/people/networks.ts'
import { beginLogin, buildGuarded, codeFor, giveCode, PASSWORD } from '../../../tests/people/second-step.ts'
import { rateLimit } from '../../platform/http/tables.ts'
import { knownDevice, session, twoFactor, user, verification } from '../tables.ts'
import { resealSecondSteps } from './reseal-second-steps.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ coach: null })
})
afterAll(() => app.stop())

const begin = (email: string, cookie = '', password = PASSWORD) => beginLogin(app, email, cookie, password)
const opens = async (response: Response) =>
  (await clientOf(app, cookieOf(response)).call('GET', '/api/children')).status === 200
const codeOf = async (response: Response) => {
  const body = await response.json()
  return body.error?.code ?? body.code
}
const idOf = async (email: string) =>
  (await app.database.db.select({ id: user.id }).from(user).where(eq(user.email, email)))[0]?.id ?? ''

test('a password alone opens nothing; the code does, once, and not the one of two minutes ago', async () => {
  const { email, uri } = await buildGuarded(app)
  const { isAsked, response, step } = await begin(email)
  expect(isAsked).toBe(true)
  expect(await opens(response)).toBe(false)
  const devices = () => app.database.db.select().from(knownDevice)
  const before = (await devices()).length
  expect(await codeOf(await giveCode(step, await codeFor(uri, -4)))).toBe('INVALID_CODE')
  const code = await codeFor(uri, 1)
  const right = await giveCode(step, ` ${code.slice(0, 3)} ${code.slice(3)}`)
  expect(right.status).toBe(200)
  expect(await opens(right)).toBe(true)
  expect((await devices()).length).toBe(before + 1)
  // Neither by whoever looked over a shoulder, nor with the login that it completed.
  expect(await codeOf(await giveCode((await begin(email)).step, code))).toBe('INVALID_CODE')
  expect(await codeOf(await giveCode(step, await codeFor(uri, 1)))).toBe('INVALID_TWO_FACTOR_COOKIE')
})

test('S39: the code that switched it on is used up; ten logins at once with one code are one', async () => {
  const { email, uri, used } = await buildGuarded(app)
  expect(await codeOf(await giveCode((await begin(email)).step, used))).toBe('INVALID_CODE')
  const steps = []
  for (let n = 0; n < 4; n++) steps.push((await begin(email)).step)
  const code = await codeFor(uri, 1)
  const answers = await Promise.all(steps.map((step) => giveCode(step, code)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a backup code works once, however it is typed; new ones end the old ones', async () => {
  const { email, backupCodes, client } = await buildGuarded(app)
  expect(new Set(backupCodes).size).toBe(10)
  const [one = '', two = ''] = backupCodes
  const withCode = async (code: string) => giveCode((await begin(email)).step, code, 'backup-code')
  expect((await withCode(`  ${one.toUpperCase().replace('-', ' ')} `)).status).toBe(200)
  expect(await codeOf(await withCode(one))).toBe('INVALID_BACKUP_CODE')
  const left = async () => (await (await client.call('GET', '/api/second-step')).json()).secondStep
  expect(await left()).toEqual({ backupCodesLeft: 9 })
  const renew = (password: string) => client.call('POST', '/api/second-step/backup-codes', { password })
  expect(await codeOf(await renew('wrong'))).toBe('wrong_password')
  const { backupCodes: renewed } = await (await renew(PASSWORD)).json()
  expect(await left()).toEqual({ backupCodesLeft: 10 })
  expect(await codeOf(await withCode(two))).toBe('INVALID_BACKUP_CODE')
  expect((await withCode(renewed[9])).status).toBe(200)
})

test('S39: one backup code at once in many logins opens one', async () => {
  const { email, backupCodes } = await buildGuarded(app)
  const steps = []
  for (let n = 0; n < 4; n++) steps.push((await begin(email)).step)
  const answers = await Promise.all(steps.map((step) => giveCode(step, backupCodes[0] ?? '', 'backup-code')))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('S39: five wrong ones rest the account, whichever way is tried, also when all come at once', async () => {
  const { email, uri, backupCodes } = await buildGuarded(app)
  const steps = []
  for (let n = 0; n < 8; n++) steps.push((await begin(email)).step)
  const answers = await Promise.all(steps.map((step, n) => giveCode(step, `00000${n}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  const { step } = await begin(email)
  expect((await giveCode(step, await codeFor(uri, 1))).status).toBe(429)
  expect((await giveCode(step, backupCodes[0] ?? '', 'backup-code')).status).toBe(429)
  // A quarter of an hour later; the library's own lock rests for as long.
  await app.database.db.execute(sql`update rate_limit set ends_at = now() where name like 'second-step%'`)
  expect(await codeOf(await giveCode(step, await codeFor(uri, 1)))).toBe('ACCOUNT_TEMPORARILY_LOCKED')
  await app.database.db.execute(sql`update two_factor set locked_until = now() - interval '1 second'`)
  await app.database.db.execute(sql`update rate_limit set ends_at = now() where name like 'second-step%'`)
  expect((await giveCode(step, await codeFor(uri, 1))).status).toBe(200)
})

test('S41, S44: a trusted device is not asked again, until the password is changed or the second step is switched off', async () => {
  const { email, uri, backupCodes, client } = await buildGuarded(app)
  const trusting = async (code: string) =>
    cookieOf(await giveCode((await begin(email)).step, code, 'backup-code', { trustDevice: true }))
  const [one = '', two = '', three = ''] = backupCodes
  const laptop = await trusting(one)
  expect((await begin(email, laptop)).isAsked).toBe(false)
  // The cookie is renewed by each login: the one before means nothing any more.
  expect((await begin(email, laptop)).isAsked).toBe(true)
  const other = await buildGuarded(app)
  expect((await begin(other.email, await trusting(two))).isAsked).toBe(true)

  const phone = await trusting(three)
  const waiting = (await begin(email)).step
  const body = { currentPassword: PASSWORD, newPassword: 'a new and better one' }
  const changed = await client.call('POST', '/api/auth/change-password', body, newNetwork())
  expect(changed.status).toBe(200)
  expect((await begin(email, phone, body.newPassword)).isAsked).toBe(true)
  expect(await codeOf(await giveCode(waiting, await codeFor(uri, 1)))).toBe('INVALID_TWO_FACTOR_COOKIE')

  const parent = clientOf(app, cookieOf(changed))
  const remove = (password: string) => parent.call('POST', '/api/second-step/removal', { password })
  expect(await codeOf(await remove('wrong'))).toBe('wrong_password')
  expect((await remove(body.newPassword)).status).toBe(204)
  expect((await begin(email, '', body.newPassword)).isAsked).toBe(false)
  await mailTo(app, email, /Two-step login is on/)
  await mailTo(app, email, /Two-step login is off/)
  const rows = await app.database.db
    .select()
    .from(verification)
    .where(eq(verification.value, await idOf(email)))
  expect(rows).toEqual([])
})

test('S38, S41: a password chosen by mail does not pass by it, forgets every trusted device, and asking for one forgets none', async () => {
  const { email, backupCodes } = await buildGuarded(app)
  const trusting = giveCode((await begin(email)).step, backupCodes[0] ?? '', 'backup-code', {
    trustDevice: true,
  })
  const device = cookieOf(await trusting)
  const guest = clientOf(app, '')
  expect((await guest.call('POST', '/api/auth/request-password-reset', { email }, newNetwork())).ok).toBe(
    true,
  )
  const token = pathIn((await mailTo(app, email, /Choose a new password/)).text).split('#')[1]
  const trusted = await begin(email, device)
  expect(trusted.isAsked).toBe(false)
  const body = { token, newPassword: 'chosen by mail today' }
  expect((await guest.call('POST', '/api/auth/reset-password', body, newNetwork())).status).toBe(200)
  expect((await begin(email, cookieOf(trusted.response), body.newPassword)).isAsked).toBe(true)
})

test('S38: the link that verifies a new address begins no session', async () => {
  const { email, client } = await buildGuarded(app)
  const newEmail = `moved-${email}`
  const body = { newEmail, password: PASSWORD }
  expect((await client.call('POST', '/api/auth/change-email', body, newNetwork())).status).toBe(200)
  const guest = clientOf(app, '')
  const asked = await openLink(app, guest, newEmail)
  expect(await asked.json()).toMatchObject({ isConfirmed: false, isMove: true, address: newEmail })
  const moved = await openLink(app, guest, newEmail, { password: PASSWORD })
  expect(await moved.clone().json()).toMatchObject({ isConfirmed: true, needsSecondStep: true })
  expect(cookieOf(moved)).not.toContain('session_token=ey')
  expect(await opens(moved)).toBe(false)
  const { user: me } = await (await client.call('GET', '/api/me')).json()
  expect(me).toMatchObject({ email: newEmail, emailVerified: true })
  expect(await app.database.db.$count(session, eq(session.userId, me.id))).toBe(1)
})

test('S42: who has not verified an address switches nothing on, and nobody twice', async () => {
  const unverified = await buildParent(app, { verified: false })
  const body = { password: PASSWORD }
  expect(await codeOf(await unverified.call('POST', '/api/second-step', body))).toBe('email_unverified')
  const parent = await buildParent(app)
  expect(await codeOf(await parent.call('POST', '/api/second-step', { password: 'wrong' }))).toBe(
    'wrong_password',
  )
  const long = { password: 'x'.repeat(300) }
  expect(await codeOf(await parent.call('POST', '/api/second-step', long))).toBe('wrong_password')
  const again = { password: PASSWORD, method: 'otp' }
  expect(await codeOf(await parent.call('POST', '/api/second-step', again))).toBe('invalid')
  expect(await codeOf(await parent.call('POST', '/api/second-step/backup-codes', body))).toBe('conflict')
  const confirm = (code: string) => parent.call('POST', '/api/second-step/confirmation', { code })
  expect(await codeOf(await confirm('123456'))).toBe('conflict')
  // Begun and not confirmed it asks nobody for anything, and can be begun again.
  await parent.call('POST', '/api/second-step', body)
  expect(await codeOf(await confirm('nonsense'))).toBe('wrong_code')
  expect((await begin(parent.email)).isAsked).toBe(false)
  const guarded = await buildGuarded(app)
  expect(await codeOf(await guarded.client.call('POST', '/api/second-step', body))).toBe('conflict')
  const code = await codeFor(guarded.uri)
  const twice = await guarded.client.call('POST', '/api/second-step/confirmation', { code })
  expect(await codeOf(twice)).toBe('conflict')
})

test('whatever is done with a second step ten times at once, nothing breaks and one outcome stands', async () => {
  const parent = await buildParent(app)
  const ten = (client: Client, path: string, body: unknown) =>
    Promise.all(Array.from({ length: 10 }, () => client.call('POST', `/api/second-step${path}`, body)))
  const forgetLimits = () => app.database.db.delete(rateLimit)
  const begun = await ten(parent, '', { password: PASSWORD })
  expect(begun.filter(({ status }) => ![200, 409].includes(status))).toEqual([])
  const userId = await idOf(parent.email)
  expect(await app.database.db.$count(twoFactor, eq(twoFactor.userId, userId))).toBe(1)
  await forgetLimits()
  // Whoever began last has the code that counts.
  const last = await parent.call('POST', '/api/second-step', { password: PASSWORD })
  const code = await codeFor((await last.json()).uri)
  await forgetLimits()
  const confirmed = await ten(parent, '/confirmation', { code })
  expect(confirmed.filter(({ ok }) => ok)).toHaveLength(1)
  expect(confirmed.filter(({ status }) => status >= 500)).toEqual([])
  const client = clientOf(app, cookieOf(confirmed.find(({ ok }) => ok) as Response))
  await forgetLimits()
  const renewed = await ten(client, '/backup-codes', { password: PASSWORD })
  expect(renewed.filter(({ status }) => ![200, 409].includes(status))).toEqual([])
  expect((await (await client.call('GET', '/api/second-step')).json()).secondStep).toEqual({
    backupCodesLeft: 10,
  })
  await forgetLimits()
  const removed = await ten(client, '/removal', { password: PASSWORD })
  expect(removed.filter(({ status }) => status >= 500)).toEqual([])
  expect(removed.some(({ ok }) => ok)).toBe(true)
  expect(await app.database.db.$count(twoFactor, eq(twoFactor.userId, userId))).toBe(0)
})

test('a second step that is switched off while it is read is off', async () => {
  const parent = await buildParent(app)
  const userId = await idOf(parent.email)
  // The account as the first read saw it, its second step as the next one does.
  await app.database.db.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, userId))
  expect(await (await parent.call('GET', '/api/second-step')).json()).toEqual({ secondStep: null })
})

test('of the library’s own routes nothing else is there', async () => {
  const parent = await buildParent(app)
  const body = { password: PASSWORD, code: '000000', method: 'totp' }
  for (const path of [
    ...['enable', 'disable', 'generate-backup-codes', 'get-totp-uri', 'send-otp', 'verify-otp'],
    ...['view-backup-codes', 'verify-totp/', '/verify-totp', './get-totp-uri', '%67et-totp-uri'],
  ]) {
    const response = await parent.call('POST', `/api/auth/two-factor/${path}`, body, newNetwork())
    expect(response.status, path).toBe(404)
  }
  for (const path of ['/two-factor/verify-totp', 'two-factor%2Fget-totp-uri']) {
    const response = await parent.call('POST', `/api/auth/${path}`, body, newNetwork())
    expect(response.status, path).toBe(404)
  }
  expect((await parent.call('GET', '/api/auth/two-factor/verify-totp')).status).toBe(404)
})

test('S40: what is kept opens nothing; a changed secret takes it along', async () => {
  const { email, uri, backupCodes } = await buildGuarded(app)
  const kept = async () =>
    (
      await app.database.db
        .select()
        .from(twoFactor)
        .where(eq(twoFactor.userId, await idOf(email)))
    )[0]
  const before = await kept()
  for (const secret of [new URL(uri).searchParams.get('secret') ?? '', ...backupCodes])
    expect(JSON.stringify(before)).not.toContain(secret)
  const { db } = app.database
  const { appSecret } = app.config
  const later = 'the secret that came after, 32 long'
  await resealSecondSteps(db, { appSecret: later, appSecretOld: appSecret })
  expect((await kept())?.secret).not.toBe(before?.secret)
  // Run again, or with a secret that opens nothing, it changes nothing.
  const once = await kept()
  await resealSecondSteps(db, { appSecret: later, appSecretOld: appSecret })
  await resealSecondSteps(db, { appSecret: later, appSecretOld: 'of another server entirely, 32 long' })
  expect(await kept()).toEqual(once)
  await resealSecondSteps(db, { appSecret, appSecretOld: later })
  const right = await giveCode((await begin(email)).step, await codeFor(uri, 1))
  expect(right.status).toBe(200)
})
