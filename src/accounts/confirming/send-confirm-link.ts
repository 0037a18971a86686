import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { SendMail } from '../../platform/mail/mail.ts'
import { verificationMail } from '../emails/verification-mail.ts'
import { user } from '../tables.ts'
import { makeLink } from './links.ts'

/** `search` is what the page behind the link is told of the visitor's errand: blank, or from '?' on. */
export type ConfirmRequest = { userId: string; newEmail: string | null; search: string }

type SendParts = { db: Db; sendMail: SendMail; appUrl: string }

/**
 * Sends the link that confirms an address. The token is made here, in the job, so that it stands nowhere but in the mail. It rides behind the
 * '#', which no server is told: whoever holds it can choose the password of an account that nobody has verified.
 */
export const sendConfirmLink = async (
  { db, sendMail, appUrl }: SendParts,
  { userId, newEmail, search }: ConfirmRequest,
): Promise<void> => {
  const [found] = await db
    .select({ email: user.email, isVerified: user.emailVerified })
    .from(user)
    .where(eq(user.id, userId))
  if (!found || (found.isVerified && newEmail === null)) return
  const token = await makeLink(db, { userId, email: found.email, newEmail })
  await sendMail(verificationMail(newEmail ?? found.email, `${appUrl}/confirm-email${search}#${token}`))
}
