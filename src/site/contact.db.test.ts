import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { clientOf } from '../../tests/people/factories.ts'
import { newNetwork } from '../../tests/people/networks.ts'
import { forgetOldPosts } from './forget-old.ts'
import { contactMessage } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ production: true })
})
afterAll(() => app.stop())

const buildMessage = (given: Record<string, unknown> = {}) => ({
  name: 'Eva Müller',
  email: `eva-${randomUUID()}@example.org`,
  subject: 'A question about sleep',
  message: 'Hello,\nhow do I begin?',
  ...given,
})
const write = (body: unknown, network = newNetwork()) =>
  clientOf(app, '').call('POST', '/api/contact-messages', body, network)
const kept = async (email: string) =>
  app.database.db.select().from(contactMessage).where(eq(contactMessage.email, email))
const mails = async () => (await app.inbox?.list()) ?? []
const mailWhere = (found: (mail: { to: string; replyTo?: string }) => boolean) =>
  vi.waitFor(
    async () => {
      const mail = (await mails()).find(found)
      if (!mail) throw new Error('no mail yet')
      return mail
    },
    { timeout: 30_000, interval: 100 },
  )

test('S10: a page that is not there can be told of sixty times an hour by a network, since each is a line in the log', async () => {
  const [network, other] = [newNetwork(), newNetwork()]
  const tell = (from: Record<string, string>) =>
    clientOf(app, '').call('POST', '/api/missing-pages', { path: '/nowhere' }, from)
  const told = await Promise.all(Array.from({ length: 70 }, () => tell(network)))
  expect(told.filter(({ status }) => status === 204)).toHaveLength(60)
  expect(told.filter(({ status }) => status === 429)).toHaveLength(10)
  expect((await tell(other)).status).toBe(204)
})

test('a message is kept, goes to support with an answer to its writer, and is acknowledged', async () => {
  const message = buildMessage({ subject: 'Wörter  und\tmehr 🎈' })
  expect((await write(message)).status).toBe(202)
  expect(await kept(message.email)).toMatchObject([
    { name: 'Eva Müller', subject: 'Wörter und mehr 🎈', message: message.message },
  ])
  const support = await mailWhere(({ replyTo }) => replyTo === message.email)
  expect(support).toMatchObject({ to: 'support@kinwise.example', subject: 'Contact: Wörter und mehr 🎈' })
  expect(support.text).toContain('> Hello,\n> how do I begin?')
  const receipt = await mailWhere(({ to }) => to === message.email)
  expect(receipt.text).toContain("We'll get back to you within 24 hours.")
  // Anybody can type somebody else's address, so nothing typed goes there.
  expect(JSON.stringify(receipt)).not.toMatch(/Wörter|how do I begin|Müller/)
})

test('nothing in a field becomes a header, a tag or a second recipient', async () => {
  const message = buildMessage({
    name: 'Eva\r\nBcc: all@example.org',
    subject: 'Hi\r\nBcc: all@example.org\u0000\u202e',
    message: '<script>alert(1)</script>\u0000\r\n.\r\nQUIT',
  })
  expect((await write(message)).status).toBe(202)
  const support = await mailWhere(({ replyTo }) => replyTo === message.email)
  expect(support.subject).toBe('Contact: Hi Bcc: all@example.org')
  expect(support.html).not.toContain('<script>')
  expect((await kept(message.email))[0]?.name).toBe('Eva Bcc: all@example.org')
})

test.each([
  ['no name', { name: undefined }],
  ['a blank name', { name: ' \n\t ' }],
  ['a name of controls', { name: '\u0000\u202e' }],
  ['a huge name', { name: 'x'.repeat(101) }],
  ['no address', { email: '' }],
  ['an address without @', { email: 'eva.example.org' }],
  ['a second header', { email: 'eva@example.org\nBcc: all@example.org' }],
  ['two addresses', { email: 'eva@example.org, all@example.org' }],
  ['a blank subject', { subject: '   ' }],
  ['a huge subject', { subject: 'x'.repeat(151) }],
  ['a blank message', { message: '\n\n' }],
  ['a huge message', { message: 'x'.repeat(5001) }],
  ['an object as message', { message: { $ne: '' } }],
  ['a list as name', { name: ['Eva'] }],
  ['a field nobody asked for', { to: 'all@example.org' }],
])('%s is refused', async (_, given) => {
  const answer = await write(buildMessage(given))
  expect(answer.status).toBe(400)
  expect((await answer.json()).error.code).toBe('invalid')
})

test('the longest of everything is taken', async () => {
  const message = buildMessage({
    name: 'é'.repeat(100),
    subject: 'ß'.repeat(150),
    message: '漢'.repeat(5000),
  })
  expect((await write(message)).status).toBe(202)
  expect((await kept(message.email))[0]?.message).toHaveLength(5000)
})

test('a machine that fills every field hears that all went well, and nothing is kept', async () => {
  const message = buildMessage({ website: 'https://spam.example' })
  expect((await write(message)).status).toBe(202)
  expect(await kept(message.email)).toEqual([])
  const person = buildMessage({ website: '' })
  expect((await write(person)).status).toBe(202)
  expect(await kept(person.email)).toHaveLength(1)
})

test('of twenty at once from one network five pass; of one address five a day, whatever the network', async () => {
  const network = newNetwork()
  const crowd = await Promise.all(Array.from({ length: 20 }, () => write(buildMessage(), network)))
  expect(crowd.filter(({ status }) => status === 202)).toHaveLength(5)
  expect(crowd.filter(({ status }) => status === 429)).toHaveLength(15)
  const message = buildMessage()
  const flood = await Promise.all(Array.from({ length: 20 }, () => write(message)))
  expect(flood.filter(({ status }) => status === 202)).toHaveLength(5)
  expect(await kept(message.email)).toHaveLength(5)
})

test('S26: in production no page is told to show samples', async () => {
  const answer = await clientOf(app, '').call('GET', '/api/config')
  expect(await answer.json()).toMatchObject({ samples: false, supportEmail: 'support@kinwise.example' })
})

test('another site cannot have a visitor write', async () => {
  const answer = await write(buildMessage(), { ...newNetwork(), origin: 'https://evil.example' })
  expect((await answer.json()).error.code).toBe('foreign_origin')
})

test('a message goes after a year', async () => {
  const [old, young] = [buildMessage(), buildMessage()]
  for (const message of [old, young]) await write(message)
  await app.database.db.execute(
    sql`update contact_message set created_at = now() - interval '366 days' where email = ${old.email}`,
  )
  await forgetOldPosts(app.database.db)
  expect(await kept(old.email)).toEqual([])
  expect(await kept(young.email)).toHaveLength(1)
})
