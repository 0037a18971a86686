import { expect, test } from 'vitest'
import { startSmtp } from '../../../tests/fakes/smtp.ts'
import { smtpMail } from '../../platform/mail/smtp.ts'
import { contactMail, contactReceiptMail } from './contact-mails.ts'
import { newsletterConfirmMail } from './newsletter-mails.ts'

const send = async (mail: Parameters<ReturnType<typeof smtpMail>>[0]) => {
  const smtp = await startSmtp()
  await smtpMail({ url: smtp.url, from: 'Kinwise <no-reply@example.org>' })(mail)
  smtp.close()
  const [head = '', ...body] = (smtp.mails[0] ?? '').split('\r\n\r\n')
  return { head: head.replace(/\r\n\s+/g, ' '), body: body.join('\n'), recipients: smtp.recipients }
}

test('a newsletter mail offers mail programs their own button to leave', async () => {
  const unsubscribeUrl = 'https://kinwise.example.org/newsletter/unsubscribe?token=a.b'
  const { head } = await send(
    newsletterConfirmMail({ to: 'eva@example.org', link: 'https://x.example', unsubscribeUrl }),
  )
  expect(head).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('an answer to a contact mail goes to its writer', async () => {
  const { head, recipients } = await send(
    contactMail('support@example.org', {
      name: 'Eva',
      email: 'eva@example.org',
      subject: 'Schlaf 🎈',
      message: 'Hello',
    }),
  )
  expect(head).toMatch(/^Reply-To: eva@example\.org$/m)
  expect(head).not.toContain('List-Unsubscribe')
  expect(recipients).toEqual(['support@example.org'])
})

test('even words that were never cleaned add no header and no recipient', async () => {
  const hostile = 'Hi\r\nBcc: all@example.org\r\n\r\n<script>'
  const { head, recipients } = await send(
    contactMail('support@example.org', {
      name: hostile,
      email: 'eva@example.org',
      subject: hostile,
      message: `.\r\nQUIT\r\n${hostile}`,
    }),
  )
  expect(head).not.toMatch(/^Bcc:/m)
  expect(recipients).toEqual(['support@example.org'])
})

test('a receipt names when we answer, and whom to call before that', () => {
  const { text } = contactReceiptMail('eva@example.org')
  expect(text).toContain("We'll get back to you within 24 hours.")
  expect(text).toContain('call your emergency number now')
})
