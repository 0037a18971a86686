import { and, eq, ne } from 'drizzle-orm'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { DoorParts } from '../doors.ts'
import { forgetTrust } from '../second-step/forget-trust.ts'
import { forgetDevices } from '../sign-in/known-devices.ts'
import { account, session, verification } from '../tables.ts'
import { type ConfirmLink, useLink } from './links.ts'

const MIN_CHARS = 6
const MAX_CHARS = 256

/**
 * Verifies an account by its mailbox alone, with a new password. Whoever opened it may have been a stranger, so every session, device, third
 * party and link of it ends. Returns why not, in the sign-in library's codes; null when it is done. Throws weak_password, or invalid for an
 * account that moves to this address and is its owner's by another one.
 */
export const takeOver = async (
  { auth, db, isWeak, notify, onTakenOver }: DoorParts,
  link: ConfirmLink,
  newPassword: string,
): Promise<string | null> => {
  const { userId, email, newEmail } = link
  if (newEmail !== null) throw new AppError('invalid')
  if (newPassword.length < MIN_CHARS) return 'PASSWORD_TOO_SHORT'
  if (newPassword.length > MAX_CHARS) return 'PASSWORD_TOO_LONG'
  if (isWeak(newPassword, email)) throw new AppError('weak_password')
  const hash = await (await auth.$context).password.hash(newPassword)
  return db.transaction(async (tx) => {
    if (!(await useLink(tx, link))) return 'INVALID_TOKEN'
    await tx.delete(session).where(eq(session.userId, userId))
    await tx.delete(account).where(and(eq(account.userId, userId), ne(account.providerId, 'credential')))
    await tx.delete(verification).where(eq(verification.value, userId))
    await forgetTrust(tx, userId)
    await forgetDevices(tx, userId)
    await onTakenOver(userId, tx)
    const credential = { userId, providerId: 'credential', accountId: userId, password: hash }
    await tx
      .insert(account)
      .values({ id: newId(), ...credential })
      .onConflictDoUpdate({ target: [account.providerId, account.accountId], set: { password: hash } })
    await notify({ to: email, what: 'password-changed' }, tx)
    return null
  })
}
