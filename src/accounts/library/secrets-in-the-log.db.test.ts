import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts'
import { buildParent, type Client, clientOf, cookieOf } from '../../../tests/people/factories.ts'
import { newNetwork } from '../../../tests/people/networks.ts'
import { newPasskeyDevice } from '../../../tests/people/passkey-device.ts'
import { beginLogin, buildGuarded, codeFor, PASSWORD } from '../../../tests/people/second-step.ts'
import { createLog } from '../../platform/log.ts'
import { account, session, twoFactor, user, verification } from '../tables.ts'

/** Every door is tried while a table is gone, and while it takes no writing and quotes the row that it refuses. */
const lines: string[] = []
let app: TestApp
beforeAll(async () => {
  const log = createLog('trace', { write: (line) => lines.push(line) })
  app = await startTestApp({ google: { clientId: 'an id', clientSecret: 'a secret' } }, { log })
})
afterAll(() => app.stop())

beforeEach(() => {
  for (const name of ['log', 'info', 'debug', 'error', 'warn'] as const)
    vi.spyOn(console, name).mockImplementation((...said) => lines.push(said.map(String).join(' ')))
})

const TABLES = [
  'user',
  'session',
  'account',
  'verification',
  'two_factor',
  'passkey',
  'known_device',
  'rate_limit',
]

/** A line at 'warn' or worse, or a passkey that could not be kept. */
const BROKEN = /"level":[45]0|passkey_refused/

test.each(TABLES)(
  'S23: no address, password, hash, token or code is logged while %s is broken',
  async (table) => {
    for (const breakIt of [takeAway, refuseWrites]) {
      const people = await settle()
      lines.length = 0
      const mend = await breakIt(table)
      const said = await tryEveryDoor(people).finally(mend)
      const secrets = [...people.secrets, ...(await secretsKept())]
      expect(secrets.length).toBeGreaterThan(10)
      const heard = [...lines, ...said].join('\n')
      expect(heard, breakIt.name).toMatch(BROKEN)
      expect(
        secrets.filter((secret) => heard.includes(secret)),
        breakIt.name,
      ).toEqual([])
    }
  },
  120_000,
)

const run = (statement: string) => app.database.db.execute(sql.raw(statement))

const takeAway = async (table: string) => {
  await run(`alter table "${table}" rename to "${table}_away"`)
  return () => run(`alter table "${table}_away" rename to "${table}"`)
}

const refuseWrites = async (table: string) => {
  await run(`create function quote_and_refuse() returns trigger language plpgsql as $$
    begin raise exception 'refused %', coalesce(new, old) using errcode = '23514'; end $$`)
  await run(`create trigger refuse before insert or update or delete on "${table}"
    for each row execute function quote_and_refuse()`)
  return () => run('drop function quote_and_refuse cascade')
}

/** A parent with a session, one who is half way through a second step, and everything about them that must not be heard. */
const settle = async () => {
  await run('delete from rate_limit')
  const parent = await buildParent(app, { verified: false })
  const guarded = await buildGuarded(app)
  const { step } = await beginLogin(app, guarded.email)
  const code = await codeFor(guarded.uri, 1)
  const { client, email, backupCodes, uri } = guarded
  const newcomer = `new-${parent.email}`
  const cookies = [parent, client, step].flatMap(({ cookie }) => cookie.split('; ').map(tokenOf))
  const secrets = [
    PASSWORD,
    OTHER,
    parent.email,
    email,
    newcomer,
    code,
    ...backupCodes,
    secretIn(uri),
    ...cookies,
  ]
  return {
    parent,
    client,
    step,
    code,
    backupCode: backupCodes[0],
    newcomer,
    secrets: secrets.filter(Boolean),
  }
}

const OTHER = 'another battery of horses'
const tokenOf = (cookie: string) => cookie.split('=')[1]?.split('.')[0] ?? ''
const secretIn = (uri: string) => new URL(uri).searchParams.get('secret') ?? ''

/** What the database keeps of everybody, which an error could quote. */
const secretsKept = async (): Promise<string[]> => {
  const { db } = app.database
  const kept = [
    ...(await db.select({ text: account.password }).from(account)),
    ...(await db.select({ text: session.token }).from(session)),
    ...(await db.select({ text: twoFactor.secret }).from(twoFactor)),
    ...(await db.select({ text: verification.identifier }).from(verification)),
    ...(await db.select({ text: user.email }).from(user)),
  ]
  return kept.map(({ text }) => text ?? '').filter(Boolean)
}

/** What the failures say to whoever caused them. */
const tryEveryDoor = async ({
  parent,
  client,
  step,
  code,
  backupCode,
  newcomer,
}: Awaited<ReturnType<typeof settle>>) => {
  const nobody = clientOf(app, '')
  const said: string[] = []
  const knock = async (who: Client, method: string, path: string, body?: unknown) => {
    const response = await who.call(method, path, body, newNetwork())
    if (!response.ok) said.push(await response.clone().text(), response.headers.get('location') ?? '')
    return response
  }
  const post = (who: Client, path: string, body: unknown) => knock(who, 'POST', path, body)
  const device = newPasskeyDevice()
  const token = 'a-token-of-a-mail-that-nobody-else-may-read'
  await post(nobody, '/api/auth/sign-up/email', { email: newcomer, password: PASSWORD, isAdult: true })
  await post(nobody, '/api/auth/sign-in/email', { email: parent.email, password: PASSWORD })
  await post(nobody, '/api/auth/sign-in/email', { email: parent.email, password: OTHER })
  await post(nobody, '/api/auth/sign-in/social', { provider: 'google', callbackURL: '/identity' })
  await post(nobody, '/api/auth/request-password-reset', { email: parent.email })
  await post(nobody, '/api/auth/reset-password', { token, newPassword: OTHER })
  await post(parent, '/api/auth/send-verification-email', { email: parent.email })
  await knock(nobody, 'GET', `/api/auth/verify-email?token=${token}&callbackURL=/email-verified`)
  await knock(nobody, 'GET', `/api/auth/callback/google?code=${token}&state=${token}`)
  await knock(nobody, 'GET', '/api/auth/passkey/generate-authenticate-options')
  await post(nobody, '/api/auth/passkey/verify-authentication', { response: device.use('challenge') })
  await post(step, '/api/auth/two-factor/verify-totp', { code, trustDevice: true })
  await post(step, '/api/auth/two-factor/verify-backup-code', { code: backupCode })
  await post(client, '/api/second-step/backup-codes', { password: PASSWORD })
  await post(client, '/api/second-step/confirmation', { code })
  const asked = await post(client, '/api/passkeys/options', { password: PASSWORD })
  const { challenge = 'none' } = await asked.json()
  const withCookie = clientOf(app, `${client.cookie}; ${cookieOf(asked)}`)
  await post(withCookie, '/api/passkeys', { response: device.make(challenge) })
  await knock(client, 'GET', '/api/passkeys')
  await knock(client, 'GET', '/api/sessions')
  await knock(client, 'GET', '/api/me')
  await post(client, '/api/second-step/removal', { password: PASSWORD })
  await post(client, '/api/second-step', { password: PASSWORD })
  await post(client, '/api/auth/change-email', { newEmail: `else-${newcomer}`, password: PASSWORD })
  await post(client, '/api/auth/change-password', { currentPassword: PASSWORD, newPassword: OTHER })
  await knock(client, 'DELETE', '/api/sessions')
  await post(parent, '/api/auth/sign-out', {})
  return said
}
