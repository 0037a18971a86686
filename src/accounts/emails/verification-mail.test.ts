import { expect, test } from 'vitest'
import { startSmtp } from '../../../tests/fakes/smtp.ts'
import { smtpMail } from '../../platform/mail/smtp.ts'
import { verificationMail } from './verification-mail.ts'

test('a verification mail goes out as text and HTML, and names no child', async () => {
  const smtp = await startSmtp()
  const send = smtpMail({ url: smtp.url, from: 'Kinwise <no-reply@example.org>' })
  await send(verificationMail('parent@example.org', 'https://kinwise.example.org/confirm-email#abc'))
  const [mail] = smtp.mails
  expect(mail).toMatch(/^From: Kinwise <no-reply@example.org>/m)
  expect(mail).toMatch(/^To: parent@example.org/m)
  expect(mail).toMatch(/^Subject: Verify your email for Kinwise/m)
  expect(mail).toContain('Content-Type: text/plain')
  expect(mail).toContain('Content-Type: text/html')
  smtp.close()
})

test('a mail that was not taken rejects, so that its job is tried again', async () => {
  const smtp = await startSmtp(new Error('mailbox full'))
  const send = smtpMail({ url: smtp.url, from: 'no-reply@example.org' })
  await expect(send(verificationMail('parent@example.org', 'https://x'))).rejects.toThrow()
  smtp.close()
})
