import { eq } from 'drizzle-orm'
import { AppError } from '../../platform/errors.ts'
import type { SignUpInput } from '../contract.ts'
import type { DoorParts } from '../doors.ts'
import { emailField } from '../forms.ts'
import { findUserByEmail } from '../queries.ts'
import { session } from '../tables.ts'
import { mayReveal, mayTellOwner, takeReveal, unhurried } from './reveal-budget.ts'

/** The library's own sign-up, given what it needs to know. */
type OpenAccount = (given: Omit<SignUpInput, 'plan'>) => Promise<Response>

/**
 * Opens an account and signs in. Throws sign_up_disabled, invalid_email, weak_password, adult_unconfirmed, plan_unknown or email_taken. Where addresses may not be
 * revealed, a known and a new one get the same answer, without a session: the mail says the rest.
 */
export const signUp = async (
  parts: DoorParts,
  { plan, ...given }: SignUpInput,
  network: string,
  openAccount: OpenAccount,
): Promise<Response> => {
  const { config, db, isWeak, planExists } = parts
  const asked = { network, email: given.email }
  if (config.signUpDisabled) throw new AppError('sign_up_disabled')
  if (!emailField.safeParse(given.email).success) throw new AppError('invalid_email')
  if (isWeak(given.password, given.email)) throw new AppError('weak_password')
  if (!given.isAdult) throw new AppError('adult_unconfirmed')
  if (plan !== undefined && !(await planExists(plan))) throw new AppError('plan_unknown')
  const isOpen = await mayReveal(parts, asked)
  const known = await findUserByEmail(db, given.email)
  if (!isOpen) return unhurried(withoutSaying(parts, known !== null, given, openAccount))
  if (!known) return openAccount(given)
  if (await takeReveal(parts, asked)) throw new AppError('email_taken')
  return unhurried(withoutSaying(parts, true, given, openAccount))
}

const withoutSaying = async (
  parts: DoorParts,
  isKnown: boolean,
  given: Omit<SignUpInput, 'plan'>,
  openAccount: OpenAccount,
): Promise<Response> => {
  const { db, auth, notify } = parts
  if (isKnown) {
    const { password } = await auth.$context
    await password.hash(given.password)
    if (await mayTellOwner(parts, given.email)) await notify({ to: given.email, what: 'already-registered' })
  } else {
    const opened = await openAccount(given)
    if (!opened.ok) return opened
    const { token } = (await opened.json()) as { token: string }
    await db.delete(session).where(eq(session.token, token))
  }
  return Response.json({ token: null, user: null })
}
