import { Hono } from 'hono'
import type { Base, Feature } from '../platform/feature.ts'
import { contactMail, contactReceiptMail } from './emails/contact-mails.ts'
import { newsletterConfirmMail, newsletterWelcomeMail } from './emails/newsletter-mails.ts'
import { forgetOldPosts } from './forget-old.ts'
import { findMessage } from './queries.ts'
import { oneClickUnsubscribe, siteRoutes } from './routes.ts'

declare module '../platform/jobs/jobs.ts' {
  interface Work {
    'newsletter-confirm-mail': { to: string; link: string; unsubscribeUrl: string }
    'newsletter-welcome-mail': { to: string; unsubscribeUrl: string }
    'contact-mail': { messageId: string }
    'contact-receipt-mail': { to: string }
  }
}

export const siteFeature = (base: Base): Feature => {
  const { config, db, sendMail } = base
  return {
    routes: [['/', siteRoutes(base)]],
    // Outside /api, whose guards a mail program's post of a form would not pass.
    open: new Hono().post('/newsletter/unsubscribe', oneClickUnsubscribe(base)),
    jobs: {
      'newsletter-confirm-mail': (job) => sendMail(newsletterConfirmMail(job)),
      'newsletter-welcome-mail': (job) => sendMail(newsletterWelcomeMail(job)),
      'contact-mail': async ({ messageId }) => {
        const message = await findMessage(db, messageId)
        if (message) await sendMail(contactMail(config.supportEmail, message))
      },
      'contact-receipt-mail': ({ to }) => sendMail(contactReceiptMail(to)),
    },
    schedule: { 'forget-old-posts': { cron: '27 3 * * *', run: () => forgetOldPosts(db) } },
  }
}
