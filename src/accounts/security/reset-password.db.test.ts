import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts'
import { buildParent, clientOf } from '../../../tests/people/factories.ts'
import { mailsTo, mailTo, pathIn } from '../../../tests/people/mails.ts'
import { newNetwork } from '../../../tests/people/networks.ts'
import { verification } from '../tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const post = (path: string, body: unknown, network = newNetwork()) =>
  clientOf(app, '').call('POST', `/api/auth/${path}`, body, network)
const askFor = (email: string) => post('request-password-reset', { email })
const choose = (token: string, newPassword: string) => post('reset-password', { token, newPassword })
const signIn = async (email: string, password: string) =>
  (await post('sign-in/email', { email, password })).status

const tokenFor = async (email: string): Promise<string> => {
  expect((await askFor(email)).status).toBe(200)
  const path = pathIn((await mailTo(app, email, /Choose a new password/)).text)
  expect(path).toMatch(/^\/reset-password#[\w-]{43}$/)
  return path.split('#')[1] ?? ''
}

test('S5: the link of the mail chooses a password once, ends every session and is told of', async () => {
  const parent = await buildParent(app)
  const token = await tokenFor(parent.email)
  const kept = JSON.stringify(await app.database.db.select().from(verification))
  expect(kept).not.toContain(token)
  expect((await choose(token, 'short')).status).toBe(400)
  expect((await choose(token, 'iloveyou')).status).toBe(400)
  expect((await choose(token, 'a new and better one')).status).toBe(200)
  expect((await parent.call('GET', '/api/children')).status).toBe(401)
  expect(await signIn(parent.email, 'correct horse battery')).toBe(401)
  expect(await signIn(parent.email, 'a new and better one')).toBe(200)
  expect((await choose(token, 'and another one')).status).toBe(400)
  await mailTo(app, parent.email, /was changed/)
})

test('S5: only the newest link works, and none after an hour', async () => {
  const { email } = await buildParent(app)
  const first = await tokenFor(email)
  await askFor(email)
  const second = await expect
    .poll(async () => pathIn((await mailTo(app, email, /Choose/)).text).split('#')[1], { timeout: 20_000 })
    .not.toBe(first)
    .then(async () => pathIn((await mailTo(app, email, /Choose/)).text).split('#')[1] ?? '')
  expect((await choose(first, 'from the older mail')).status).toBe(400)
  await app.database.db.execute(sql`update verification set expires_at = now() - interval '1 second'`)
  expect((await choose(second, 'an hour too late')).status).toBe(400)
})

test('ten at once with one link: one password', async () => {
  const { email } = await buildParent(app)
  const token = await tokenFor(email)
  const tries = Array.from({ length: 10 }, (_, n) => `password number ${n}`)
  const answers = await Promise.all(tries.map((password) => choose(token, password)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test.each([
  ['', 'x'],
  ['made up', 'x'],
  ['%00', 'x'],
  ["' or 1=1", 'x'],
  ['x'.repeat(5000), 'y'],
])('the token %s is none', async (token, password) => {
  expect((await choose(token, `${password} long enough`)).status).toBe(400)
})

test('S4: an unknown address is told three times in a quarter of an hour, and gets no mail', async () => {
  const network = newNetwork()
  const ask = (n: number) => post('request-password-reset', { email: `spy${n}@example.org` }, network)
  const statuses = []
  for (let n = 0; n < 5; n++) statuses.push((await ask(n)).status)
  expect(statuses).toEqual([404, 404, 404, 200, 200])
  // From then on a known one is no different for this network, and gets its mail all the same.
  const { email } = await buildParent(app)
  expect((await post('request-password-reset', { email }, network)).status).toBe(200)
  await mailTo(app, email, /Choose/)
  expect(await mailsTo(app, 'spy0@example.org')).toEqual([])
})
