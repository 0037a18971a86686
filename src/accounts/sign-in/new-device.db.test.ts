import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts'
import { buildParent, type Client, clientOf, cookieOf } from '../../../tests/people/factories.ts'
import { mailsTo, mailTo, openLink, pathIn } from '../../../tests/people/mails.ts'
import { newNetwork } from '../../../tests/people/networks.ts'
import { keepRetention } from '../../privacy/keep-retention.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ coach: null })
})
afterAll(() => app.stop())

const SUBJECT = 'A new login to your account'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'

const signIn = async (email: string, cookie = '', headers: Record<string, string> = {}) => {
  const body = { email, password: 'correct horse battery' }
  const all = { ...newNetwork(), ...headers }
  const response = await clientOf(app, cookie).call('POST', '/api/auth/sign-in/email', body, all)
  expect(response.status).toBe(200)
  return response
}

const deviceIn = (cookies: string) => cookies.match(/kinwise_device=[^;]+/)?.[0] ?? ''

const rowsOf = async ({ email }: Pick<Client, 'email'>): Promise<{ hash: string }[]> =>
  (
    (await app.database.db.execute(
      sql`select hash from known_device where user_id = (select id from "user" where email = ${email})`,
    )) as unknown as { rows: { hash: string }[] }
  ).rows

/** How many there were, once a later mail of the same queue is there. */
const newLogins = async (parent: Client): Promise<number> => {
  const body = { newEmail: `moved.${parent.email}`, password: 'correct horse battery' }
  expect((await parent.call('POST', '/api/auth/change-email', body, newNetwork())).status).toBe(200)
  const { email } = parent
  await mailTo(app, email, /new address/)
  return (await mailsTo(app, email)).filter((subject) => subject === SUBJECT).length
}

test('S31: the device of the sign-up is known; a new one is told of once, in our words', async () => {
  const parent = await buildParent(app)
  await signIn(parent.email, deviceIn(parent.cookie))
  expect(await rowsOf(parent)).toHaveLength(1)

  const first = await signIn(parent.email, '', { 'user-agent': IPHONE })
  const [cookie = ''] = first.headers.getSetCookie().filter((line) => line.startsWith('kinwise_device'))
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Max-Age=34560000']) expect(cookie).toContain(part)
  const mail = await mailTo(app, parent.email, /new login/)
  expect(mail.text).toMatch(/Safari on iPhone, on \w+day,? \d+ \w+ \d{4}.*UTC/)
  expect(pathIn(mail.text)).toBe('/account-security')

  const phone = deviceIn(cookieOf(first))
  await signIn(parent.email, phone)
  await signIn(parent.email, phone, { 'user-agent': 'another one' })
  expect(await rowsOf(parent)).toHaveLength(2)
  expect(await newLogins(parent)).toBe(1)
})

test('a cookie that is not ours is a new device, and so is another parent’s', async () => {
  const [parent, other] = [await buildParent(app), await buildParent(app)]
  const device = deviceIn(parent.cookie)
  for (const forged of [
    device.slice(0, -4),
    `kinwise_device=x.${'y'.repeat(500)}`,
    'kinwise_device=',
    'kinwise_device=%00',
  ]) {
    await signIn(parent.email, forged)
  }
  expect(await rowsOf(parent)).toHaveLength(5)
  await signIn(other.email, device)
  await mailTo(app, other.email, /new login/)
  const [mine, theirs] = [await rowsOf(parent), await rowsOf(other)]
  expect(mine.filter(({ hash }) => theirs.some((row) => row.hash === hash))).toEqual([])
  expect(JSON.stringify([mine, theirs])).not.toContain(device.split('=')[1]?.split('.')[0])
})

test('signing in at once on one device is one device; at most one mail tells of it', async () => {
  const [parent, other] = [await buildParent(app), await buildParent(app)]
  await Promise.all([1, 2, 3, 4].map(() => signIn(parent.email, deviceIn(parent.cookie))))
  await Promise.all([1, 2, 3, 4].map(() => signIn(parent.email, deviceIn(other.cookie))))
  expect(await rowsOf(parent)).toHaveLength(2)
  await mailTo(app, parent.email, /new login/)
  expect(await newLogins(parent)).toBe(1)
})

test('a wrong password remembers nothing, and the link of the own mailbox is no news', async () => {
  const parent = await buildParent(app, { verified: false })
  const body = { email: parent.email, password: 'wrong' }
  const refused = await clientOf(app, '').call('POST', '/api/auth/sign-in/email', body, newNetwork())
  expect(deviceIn(cookieOf(refused))).toBe('')
  const given = { password: 'correct horse battery' }
  const verified = await openLink(app, clientOf(app, ''), parent.email, given)
  expect(deviceIn(cookieOf(verified))).not.toBe('')
  expect(await rowsOf(parent)).toHaveLength(2)
  expect(await newLogins(parent)).toBe(0)
})

test('what cannot be remembered keeps nobody out', async () => {
  const parent = await buildParent(app)
  await app.database.db.execute(sql`alter table known_device rename to known_device_away`)
  try {
    await signIn(parent.email)
  } finally {
    await app.database.db.execute(sql`alter table known_device_away rename to known_device`)
  }
})

test('a device that was not used for 400 days is forgotten', async () => {
  const parent = await buildParent(app)
  await app.database.db.execute(sql`update known_device set last_at = now() - interval '401 days'
    where user_id = (select id from "user" where email = ${parent.email})`)
  await keepRetention(app.erasing, new Date())
  expect(await rowsOf(parent)).toEqual([])
})
