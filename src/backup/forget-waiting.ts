import type { Db } from '../platform/db/db.ts'
import { forgetDueCheckIns } from '../steps/check-in/forget-due.ts'
import { forgetUnsent } from '../whatsapp/data/forget-unsent.ts'

/** What a backup says is still to be sent was probably sent since. Jobs, and with them mails, aren't in it at all. */
export const forgetWaiting = async (tx: Db): Promise<void> => {
  await forgetUnsent(tx)
  await forgetDueCheckIns(tx)
}
