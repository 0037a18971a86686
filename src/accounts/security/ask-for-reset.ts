import { AppError } from '../../platform/errors.ts'
import type { Errand } from '../contract.ts'
import type { DoorParts } from '../doors.ts'
import { forgotForm } from '../forms.ts'
import { findUserByEmail } from '../queries.ts'
import { mayReveal, takeReveal, unhurried } from '../sign-in/reveal-budget.ts'

type Asked = { email: string; errand: Errand }

/** Has a reset link sent. Throws invalid_email, or email_unknown where that may be said. */
export const askForReset = async (
  parts: DoorParts,
  { email, errand }: Asked,
  network: string,
): Promise<void> => {
  const { db, sendReset } = parts
  if (!forgotForm.safeParse({ email }).success) throw new AppError('invalid_email')
  const asked = { network, email }
  const isOpen = await mayReveal(parts, asked)
  if (isOpen && !(await findUserByEmail(db, email)) && (await takeReveal(parts, asked)))
    throw new AppError('email_unknown')
  await unhurried(sendReset(email, errand))
}
