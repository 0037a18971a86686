import { randomBytes } from 'node:crypto'
import { and, eq, not } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { SendMail } from '../../platform/mail/mail.ts'
import type { Auth } from '../auth.ts'
import type { Errand } from '../contract.ts'
import { passwordResetMail } from '../emails/account-mails.ts'
import { findUserByEmail } from '../queries.ts'
import { ofSecondStep } from '../second-step/forget-trust.ts'
import { verification } from '../tables.ts'

const TOKEN_BYTES = 32
const WORKS_MS = 60 * 60 * 1000

export type ResetParts = {
  auth: Pick<Auth, '$context'>
  db: Db
  sendMail: SendMail
  clock: Clock
  appUrl: string
}

/**
 * Sends the link with which a new password is chosen; to an unknown address nothing. The token is made here, in the job, so that it stands
 * nowhere but in the mail; the database has its hash. It rides behind the '#', which no server and no other site is told.
 */
export const sendResetLink = async (parts: ResetParts, email: string, errand: Errand = {}): Promise<void> => {
  const { auth, db, sendMail, clock, appUrl } = parts
  const user = await findUserByEmail(db, email)
  if (!user) return
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  // Only the newest link works. Anybody may ask for one, so nothing else of the account ends by it.
  await db.delete(verification).where(and(eq(verification.value, user.id), not(ofSecondStep)))
  const { internalAdapter } = await auth.$context
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: user.id,
    expiresAt: new Date(clock().getTime() + WORKS_MS),
  })
  await sendMail(passwordResetMail(user.email, `${appUrl}${resetPath(errand)}#${token}`))
}

const resetPath = ({ next, plan }: Errand): string => {
  const query = new URLSearchParams({ ...(next ? { next } : {}), ...(plan ? { plan } : {}) }).toString()
  return query ? `/reset-password?${query}` : '/reset-password'
}
