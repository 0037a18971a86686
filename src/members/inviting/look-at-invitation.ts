import { findNameOfOwner } from '../../accounts/queries.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import { findInvitation } from '../queries.ts'
import { maskedAddress } from '../rules.ts'
import { hashOfToken } from './token.ts'

/** What whoever holds a link is shown before they log in: who invites, and which address it's for. No child is named. Throws not_found, invitation_over. */
export const lookAtInvitation = async ({ db, clock }: { db: Db; clock: Clock }, token: string) => {
  const row = await findInvitation(db, { tokenHash: hashOfToken(token) })
  if (!row || row.state === 'withdrawn') throw new AppError('not_found')
  if (row.state === 'open' && row.expiresAt <= clock()) throw new AppError('invitation_over')
  const { role, until, state } = row
  const ownerName = await findNameOfOwner(db, row.familyId)
  return { ownerName, role, until, address: maskedAddress(row.email), isAccepted: state === 'accepted' }
}
