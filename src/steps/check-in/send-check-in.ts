import type { Db } from '../../platform/db/db.ts'
import type { SendMail } from '../../platform/mail/mail.ts'
import type { CheckIn } from './ask-check-ins.ts'
import { checkInMail } from './check-in-mail.ts'
import { findAsked } from './due.ts'
import { offToken } from './off-token.ts'
import { quietUntil } from './when.ts'

type Parts = { db: Db; sendMail: SendMail; appUrl: string; secret: string }

/** Sends a check-in, unless something changed since it was due: answered, turned off, closed, frozen, or night by now. */
export const sendCheckIn = async (
  { db, sendMail, appUrl, secret }: Parts,
  { familyId, userId }: CheckIn,
  now: Date,
): Promise<void> => {
  const asked = await findAsked(db, familyId, userId)
  if (!asked || quietUntil(now, asked.settings.zone)) return
  await sendMail(checkInMail({ to: asked.email, token: offToken({ familyId, userId }, secret) }, appUrl))
}
