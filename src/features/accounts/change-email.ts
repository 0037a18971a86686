import { isAPIError } from 'better-auth/api'
import * as z from 'zod'
import { AppError } from '../../platform/errors.ts'
import type { ChangeEmailInput } from './contract.ts'
import type { DoorParts } from './doors.ts'

/**
 * Has a link sent to a new address; the account moves there when it is opened. Asks for the password again, and tells the old address. Whether
 * the new one has an account already is not said. Throws invalid_email, wrong_password or unauthenticated.
 */
export const changeEmail = async (
  { auth, notify }: DoorParts,
  headers: Headers,
  { newEmail, password }: ChangeEmailInput,
  forward: (body: string) => Promise<Response>,
): Promise<Response> => {
  const found = await auth.api.getSession({ headers })
  if (!found) throw new AppError('unauthenticated')
  if (!z.email().safeParse(newEmail).success) throw new AppError('invalid_email')
  const isRight = await auth.api.verifyPassword({ headers, body: { password } }).catch(refusedOnly)
  if (!isRight?.status) throw new AppError('wrong_password')
  const response = await forward(JSON.stringify({ newEmail, callbackURL: '/account-security' }))
  if (response.ok) await notify({ to: found.user.email, what: 'email-change-asked' })
  return response
}

/** A database that is away says nothing about a password. */
const refusedOnly = (error: unknown): null => {
  if (isAPIError(error) && error.statusCode < 500) return null
  throw error
}
