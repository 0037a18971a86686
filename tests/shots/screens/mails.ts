import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { passwordChangedMail, passwordResetMail } from '../../../src/accounts/emails/account-mails.ts'
import { newLoginMail } from '../../../src/accounts/emails/new-login-mail.ts'
import { passwordGuessedMail } from '../../../src/accounts/emails/password-guessed-mail.ts'
import { verificationMail } from '../../../src/accounts/emails/verification-mail.ts'
import { planMail } from '../../../src/billing/emails/plan-mail.ts'
import type { Mail } from '../../../src/platform/mail/mail.ts'
import { accountMail } from '../../../src/privacy/emails/account-mail.ts'
import { contactMail, contactReceiptMail } from '../../../src/site/emails/contact-mails.ts'
import { newsletterConfirmMail, newsletterWelcomeMail } from '../../../src/site/emails/newsletter-mails.ts'
import { checkInMail } from '../../../src/steps/check-in/check-in-mail.ts'
import type { Stage } from '../people.ts'
import type { Screen } from '../screen.ts'

const to = 'sam@example.org'
const url = 'https://kinwise.example.org'
const at = '2026-11-20T22:05:09.000Z'
const unsubscribeUrl = `${url}/newsletter/unsubscribe?token=a.b`
const plan = { to, planName: 'Family', renews: true, cents: 1200, currency: 'usd', at }

/** Where a letter lies in the inbox of the shots. */
const idOf = (name: string) => `a-${name.replaceAll(' ', '-')}`

/** Every kind of letter, by the name of its picture. */
const mails: Record<string, Mail> = {
  verify: verificationMail(to, `${url}/confirm-email#0123456789abcdefghijklmn`),
  'choose a new password': passwordResetMail(to, `${url}/reset-password#0123456789abcdefghijklmn`),
  'password changed': passwordChangedMail(to),
  'password guessed': passwordGuessedMail(to, url),
  'new login': newLoginMail({ to, at, device: 'Firefox on Android' }, url),
  'plan started': planMail({ ...plan, about: 'started', cents: 3600 }, url),
  'plan renews soon': planMail({ ...plan, about: 'renews-soon' }, url),
  'payment failed': planMail({ ...plan, about: 'unpaid' }, url),
  'withdrawal received': planMail({ ...plan, about: 'withdrawn', cents: 3600 }, url),
  'account closed': accountMail({ to, about: 'closed', until: at }, url),
  'account erased': accountMail({ to, about: 'erased', until: at }, url),
  'check-in': checkInMail({ to, token: 'a.b.c' }, url),
  contact: contactMail('support@example.org', {
    name: 'Eva',
    email: 'eva@example.org',
    subject: 'A question about plans',
    message: 'Hello,\n\ncan we change the plan in the middle of a month?\n\nThank you\nEva',
  }),
  'contact receipt': contactReceiptMail(to),
  'newsletter confirm': newsletterConfirmMail({
    to,
    link: `${url}/newsletter/confirm?token=a.b`,
    unsubscribeUrl,
  }),
  'newsletter welcome': newsletterWelcomeMail({ to, unsubscribeUrl }),
}

/** A mail program shows a letter as a part of its own page. */
const NOT_IN_MAILS = ['landmark-one-main', 'region']

/** The development inbox, and each letter as a mail program shows it. */
export const mailScreens: Screen[] = [
  { name: 'inbox', path: '/dev/inbox' },
  {
    name: 'mail in the inbox',
    path: '/dev/inbox',
    act: (page) =>
      page
        .getByRole('link', { name: /Choose a new password/ })
        .first()
        .click(),
  },
  ...Object.keys(mails).map((name) => ({
    name: `mail, ${name}`,
    path: `/dev/inbox/${idOf(name)}/html`,
    besides: NOT_IN_MAILS,
  })),
]

/** Puts each letter into the development inbox, as if it had been sent. */
export const layMails = ({ server }: Stage) =>
  Promise.all(
    Object.entries(mails).map(([name, mail]) =>
      writeFile(
        join(server.dataDir, 'inbox', `${idOf(name)}.json`),
        JSON.stringify({ ...mail, id: idOf(name), sentAt: at }),
      ),
    ),
  )
