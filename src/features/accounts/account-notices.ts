import type { Mail } from '../../platform/mail/mail.ts'
import { alreadyRegisteredMail, emailChangeAskedMail, passwordChangedMail } from './emails/account-mails.ts'

/** Mails about an account by what happened. As a job, so that no answer waits for the post. */
export type AccountNotice = { to: string; what: keyof typeof NOTICES }

const NOTICES = {
  'already-registered': (to: string, appUrl: string) => alreadyRegisteredMail(to, `${appUrl}/login`),
  'password-changed': (to: string) => passwordChangedMail(to),
  'email-change-asked': (to: string) => emailChangeAskedMail(to),
}

export const accountNotice = ({ to, what }: AccountNotice, appUrl: string): Mail => NOTICES[what](to, appUrl)
