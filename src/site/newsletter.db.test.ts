import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { clientOf } from '../../tests/people/factories.ts'
import { newNetwork } from '../../tests/people/networks.ts'
import { forgetOldPosts } from './forget-old.ts'
import { newsletterSubscriber as subscriber } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const post = (path: string, body: unknown, headers = newNetwork()) =>
  clientOf(app, '').call('POST', `/api/newsletter/${path}`, body, headers)
const subscribe = (email: unknown) => post('subscriptions', { email })
const rowOf = async (email: string) =>
  (await app.database.db.select().from(subscriber).where(eq(subscriber.email, email)))[0]
const mailsTo = async (email: string) => ((await app.inbox?.list()) ?? []).filter(({ to }) => to === email)
const mailTo = (email: string, count = 1) =>
  vi.waitFor(
    async () => {
      const mails = await mailsTo(email)
      expect(mails).toHaveLength(count)
      return mails[0]
    },
    { timeout: 30_000, interval: 100 },
  )
const tokenIn = (text = '', path = 'confirm') =>
  text.match(new RegExp(`/newsletter/${path}\\?token=(\\S+)`))?.[1] ?? ''
const passHours = (hours: number) =>
  app.database.db.execute(
    sql.raw(
      `update newsletter_subscriber set asked_at = asked_at - interval '${hours} hours', token_ends_at = token_ends_at - interval '${hours} hours'`,
    ),
  )

test('an address is on the list once it has confirmed, and off it with one post', async () => {
  expect((await subscribe(' Eva@Example.org ')).status).toBe(202)
  const asked = await mailTo('eva@example.org')
  expect(asked?.subject).toContain('confirm')
  expect((await rowOf('eva@example.org'))?.confirmedAt).toBeNull()

  const token = tokenIn(asked?.text)
  expect(JSON.stringify(await rowOf('eva@example.org'))).not.toContain(token)
  expect((await post('confirmations', { token })).status).toBe(204)
  expect((await rowOf('eva@example.org'))?.confirmedAt).not.toBeNull()
  expect((await post('confirmations', { token })).status).toBe(204)

  const welcome = await mailTo('eva@example.org', 2)
  const leave = new URL(welcome?.unsubscribeUrl ?? '')
  expect(welcome?.text).toContain(leave.href)
  const oneClick = () =>
    app.app.request(leave.pathname + leave.search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  expect((await oneClick()).status).toBe(204)
  expect(await rowOf('eva@example.org')).toBeUndefined()
  expect((await oneClick()).status).toBe(204)
  expect((await post('confirmations', { token })).status).toBe(404)
})

test('reading a link of a mail changes nothing', async () => {
  await subscribe('reader@example.org')
  const mail = await mailTo('reader@example.org')
  const before = await rowOf('reader@example.org')
  for (const [url] of mail?.text.matchAll(/https?:\S+/g) ?? []) await app.app.request(new URL(url).pathname)
  await app.app.request(new URL(mail?.unsubscribeUrl ?? '').href.replace(/^https?:\/\/[^/]+/, ''))
  expect(await rowOf('reader@example.org')).toEqual(before)
})

test('twenty requests at once send one mail, and another hour one more; a known address answers alike', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe('many@example.org')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
  const first = await mailTo('many@example.org')
  await passHours(2)
  await subscribe('many@example.org')
  const second = await mailTo('many@example.org', 2)
  expect((await post('confirmations', { token: tokenIn(first?.text) })).status).toBe(404)
  expect((await post('confirmations', { token: tokenIn(second?.text) })).status).toBe(204)
  await mailTo('many@example.org', 3)
  await passHours(2)
  const again = await subscribe('many@example.org')
  expect([again.status, await again.text()]).toEqual([202, ''])
  await subscribe('after@example.org')
  await mailTo('after@example.org')
  expect(await mailsTo('many@example.org')).toHaveLength(3)
})

test('a link that is too old, changed or made up does nothing', async () => {
  await subscribe('late@example.org')
  const mail = await mailTo('late@example.org')
  await passHours(8 * 24)
  const token = tokenIn(mail?.text)
  const leave = tokenIn(mail?.unsubscribeUrl, 'unsubscribe')
  const [id, signature] = leave.split('.')
  for (const wrong of [token, `${token}x`, 'x', "' or 1=1 --", '\u0000']) {
    expect((await post('confirmations', { token: wrong })).status, wrong).toBe(404)
  }
  for (const wrong of [
    `${id}.`,
    `${id}.${signature}x`,
    `.${signature}`,
    'x',
    `${crypto.randomUUID()}.${signature}`,
  ]) {
    expect((await post('unsubscriptions', { token: wrong })).status, wrong).toBe(404)
  }
  expect(await rowOf('late@example.org')).toBeDefined()
  expect((await post('unsubscriptions', { token: leave })).status).toBe(204)
  expect(await rowOf('late@example.org')).toBeUndefined()
})

test.each([
  '',
  '   ',
  'no-at-sign',
  'two@@example.org',
  'a@b',
  'x@example.org\r\nBcc: all@example.org',
  'x@example.org,y@example.org',
  '"<script>"@example.org',
  `${'a'.repeat(300)}@example.org`,
  null,
  ['x@example.org'],
  { $gt: '' },
])('%j is refused', async (email) => {
  const answer = await subscribe(email)
  expect(answer.status).toBe(400)
  expect((await answer.json()).error.code).toBe('invalid')
})

test('an address that nobody confirmed is forgotten; a confirmed one stays', async () => {
  await subscribe('forgotten@example.org')
  await subscribe('kept@example.org')
  const mail = await mailTo('kept@example.org')
  await post('confirmations', { token: tokenIn(mail?.text) })
  await passHours(8 * 24)
  await forgetOldPosts(app.database.db)
  expect(await rowOf('forgotten@example.org')).toBeUndefined()
  expect(await rowOf('kept@example.org')).toBeDefined()
})

test('one network asks ten times an hour', async () => {
  const network = newNetwork()
  const answers = []
  for (let n = 0; n < 12; n++) {
    answers.push((await post('subscriptions', { email: `n${n}@example.org` }, network)).status)
  }
  expect(answers).toEqual([...Array(10).fill(202), 429, 429])
})
