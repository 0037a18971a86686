import type { Db } from '../../platform/db/db.ts'
import type { SendMail } from '../../platform/mail/mail.ts'
import { passwordGuessedMail } from '../emails/password-guessed-mail.ts'
import { findUserByEmail } from '../queries.ts'

type TellParts = { db: Db; sendMail: SendMail; appUrl: string }

/** Writes to the owner of an address whose password somebody keeps guessing; to an address without an account nothing. */
export const tellOfGuesses = async ({ db, sendMail, appUrl }: TellParts, address: string): Promise<void> => {
  const user = await findUserByEmail(db, address)
  if (user) await sendMail(passwordGuessedMail(user.email, appUrl))
}
