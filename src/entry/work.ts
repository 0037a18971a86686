import { verificationMail } from '../features/accounts/emails/verification-mail.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import type { SendMail } from '../platform/mail/mail.ts'

/** All background work by name, with what each is given. */
export type Work = {
  'verification-mail': { to: string; link: string }
}

export const workHandlers = (sendMail: SendMail): JobHandlers<Work> => ({
  'verification-mail': ({ to, link }) => sendMail(verificationMail(to, link)),
})
