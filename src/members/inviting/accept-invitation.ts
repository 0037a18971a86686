import type { Actor } from '../../accounts/guard.ts'
import { findOwnerEmail } from '../../accounts/queries.ts'
import { lockPlanOf } from '../../family/queries.ts'
import { fitMembers } from '../../plans/fit-members.ts'
import { findPlanOf } from '../../plans/queries.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import {
  chooseFamily,
  giveChildren,
  type InvitationKey,
  type InvitationRow,
  insertMember,
  listMembers,
  lockInvitation,
  updateInvitation,
} from '../queries.ts'
import { hasPlace } from '../rules.ts'
import type { InvitingParts } from './invite.ts'

/**
 * Makes whoever is signed in a member of the family that invited their address, and has them act for it. Of many at once one does it, and the others
 * are told the same. Throws not_found where there's no such invitation or it was withdrawn, invitation_over, invitation_for_other, member_limit.
 */
export const acceptInvitation = (
  { db, clock, enqueueMail }: InvitingParts,
  actor: Actor,
  key: InvitationKey,
): Promise<string> =>
  db.transaction(async (tx) => {
    const row = await lockInvitation(tx, key)
    // By its id alone it is nobody else's business that it exists.
    if (row && 'invitationId' in key && row.email !== actor.email.toLowerCase())
      throw new AppError('not_found')
    if (!row || row.state === 'withdrawn') throw new AppError('not_found')
    if (row.email !== actor.email.toLowerCase()) throw new AppError('invitation_for_other')
    const { familyId } = row
    if (row.state === 'open') {
      if (row.expiresAt <= clock()) throw new AppError('invitation_over')
      if (await join(tx, row, actor.id)) {
        const to = await findOwnerEmail(tx, familyId)
        if (to) await enqueueMail(tx, { about: 'joined', to, who: actor.name, role: row.role })
      }
      await updateInvitation(tx, familyId, row.id, { state: 'accepted' })
    }
    // Accepted before, and removed since.
    if (!(await chooseFamily(tx, { familyId, userId: actor.id }, actor.sessionId)))
      throw new AppError('not_found')
    return familyId
  })

/** False where they belong to it already. */
const join = async (
  tx: Db,
  { familyId, role, until, childIds }: InvitationRow,
  userId: string,
): Promise<boolean> => {
  await lockPlanOf(tx, familyId)
  const members = await listMembers(tx, familyId)
  if (members.some((member) => member.userId === userId)) return false
  if (!hasPlace(members, role, await findPlanOf(tx, familyId))) throw new AppError('member_limit')
  await insertMember(tx, { familyId, userId, role, until })
  if (role === 'carer') await giveChildren(tx, { familyId, userId }, childIds)
  await fitMembers(tx, familyId)
  return true
}
