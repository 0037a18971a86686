import type { Db } from '../platform/db/db.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import type { SendMail } from '../platform/mail/mail.ts'
import { contactMail, contactReceiptMail } from './emails/contact-mails.ts'
import { newsletterConfirmMail, newsletterWelcomeMail } from './emails/newsletter-mails.ts'
import { findMessage } from './queries.ts'

export type SiteWork = {
  'newsletter-confirm-mail': { to: string; link: string; unsubscribeUrl: string }
  'newsletter-welcome-mail': { to: string; unsubscribeUrl: string }
  'contact-mail': { messageId: string }
  'contact-receipt-mail': { to: string }
}

type SiteWorkParts = { db: Db; sendMail: SendMail; supportEmail: string }

export const siteHandlers = ({ db, sendMail, supportEmail }: SiteWorkParts): JobHandlers<SiteWork> => ({
  'newsletter-confirm-mail': (job) => sendMail(newsletterConfirmMail(job)),
  'newsletter-welcome-mail': (job) => sendMail(newsletterWelcomeMail(job)),
  'contact-mail': async ({ messageId }) => {
    const message = await findMessage(db, messageId)
    if (message) await sendMail(contactMail(supportEmail, message))
  },
  'contact-receipt-mail': ({ to }) => sendMail(contactReceiptMail(to)),
})
