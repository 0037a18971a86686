import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { startSmtp } from '../../tests/fakes/smtp.ts'
import { buildParent, type Client } from '../../tests/people/factories.ts'
import { smtpMail } from '../platform/mail/smtp.ts'
import { reportMail } from '../reports/emails/report-mail.ts'
import { discreetMail } from './discreet-mail.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const wish = (parent: Client, isDiscreet: unknown) =>
  parent.call('PUT', '/api/privacy/notifications', { isDiscreet })
const wishOf = async (parent: Client): Promise<boolean> =>
  (await (await parent.call('GET', '/api/privacy')).json()).isDiscreet

/** A mail as it arrives. */
const mailTo = async (to: string): Promise<string> => {
  const smtp = await startSmtp()
  const deliver = smtpMail({ url: smtp.url, from: '"Kinwise, for you" <no-reply@mail.example>' })
  await discreetMail(app.database.db, deliver)(reportMail({ to }, 'https://family.example'))
  smtp.close()
  return smtp.mails[0] ?? ''
}

test('S109: a discreet mail has neither our name nor what it is about in its sender, its subject and its preview', async () => {
  const parent = await buildParent(app)
  expect(await mailTo(parent.email)).toContain('Kinwise, for you')
  expect((await wish(parent, true)).status).toBe(204)
  expect(await wishOf(parent)).toBe(true)
  const [head = '', ...body] = (await mailTo(parent.email.toUpperCase())).split('\r\n\r\n')
  expect(head).toContain('From: no-reply@mail.example')
  expect(head).toContain('Subject: You have a message')
  expect(head).not.toMatch(/kinwise|look back/i)
  expect(body.join('')).toContain('Open it to read it.')
  await wish(parent, false)
  expect(await mailTo(parent.email)).toContain('Kinwise, for you')
})

test('it is for one person: nobody else in the family, and no address without an account', async () => {
  const [one, other] = [await buildParent(app), await buildParent(app)]
  await wish(one, true)
  expect(await wishOf(other)).toBe(false)
  expect(await mailTo(other.email)).toContain('Kinwise, for you')
  expect(await mailTo('nobody@example.org')).toContain('Kinwise, for you')
})

test.each([null, 'yes', 1, undefined, { a: 1 }])('%j is no wish', async (value) => {
  const parent = await buildParent(app)
  expect((await wish(parent, value)).status).toBe(400)
  expect(await wishOf(parent)).toBe(false)
})
