import { AppError } from '../../platform/errors.ts'
import type { ChangeEmailInput } from '../contract.ts'
import type { DoorParts } from '../doors.ts'
import { emailField } from '../forms.ts'
import { checkPassword } from '../guessing/check-password.ts'
import { findUserByEmail } from '../queries.ts'

/**
 * Has a link sent to a new address; the account moves there when it is opened. Asks for the password again, and tells the old address. Whether
 * the new one has an account already is not said. Throws invalid_email, wrong_password, too_many or unauthenticated.
 */
export const changeEmail = async (
  parts: DoorParts,
  headers: Headers,
  { newEmail: typed, password }: ChangeEmailInput,
): Promise<void> => {
  const { auth, db, notify, sendConfirmation } = parts
  const found = await auth.api.getSession({ headers })
  if (!found) throw new AppError('unauthenticated')
  const { id, email } = found.user
  const newEmail = typed.toLowerCase()
  if (!emailField.safeParse(newEmail).success || newEmail === email) throw new AppError('invalid_email')
  await checkPassword(parts, { id, email, sessionId: found.session.id }, password)
  const isTaken = (await findUserByEmail(db, newEmail)) !== null
  if (!isTaken) await sendConfirmation({ userId: id, newEmail, search: '' })
  await notify({ to: email, what: 'email-change-asked' })
}
