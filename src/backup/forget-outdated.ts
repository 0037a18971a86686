import { forgetRoles } from '../operators/roles.ts'
import type { Db } from '../platform/db/db.ts'
import { forgetDueCheckIns } from '../steps/check-in/forget-due.ts'
import { forgetUnsent } from '../whatsapp/data/forget-unsent.ts'

/** What a backup says is still to be sent was probably sent since, and who was an operator may be none now. Jobs, and with them mails, aren't in it at all. */
export const forgetOutdated = async (tx: Db): Promise<void> => {
  await forgetUnsent(tx)
  await forgetDueCheckIns(tx)
  await forgetRoles(tx)
}
