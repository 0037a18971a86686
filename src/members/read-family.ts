import type { Actor } from '../accounts/guard.ts'
import { listChildrenFor } from '../family/queries.ts'
import { findPlanOf } from '../plans/queries.ts'
import type { Db } from '../platform/db/db.ts'
import type { FamilyListed, FamilyPage } from './contract.ts'
import { listFamiliesOf, listInvitations, listInvitationsTo, listMembers } from './queries.ts'

/** Everything the Family page shows, as far as this member may see it. */
export const readFamily = async (db: Db, actor: Actor, now: Date): Promise<FamilyPage> => {
  const { familyId, role, isFrozen } = actor
  const isOwner = role === 'owner'
  const { maxAdults, maxCarers } = await findPlanOf(db, familyId)
  const members = await listMembers(db, familyId)
  const invitations = isOwner ? await listInvitations(db, familyId) : []
  const children = await listChildrenFor(db, actor)
  return {
    ...{ role, isFrozen, places: { maxAdults, maxCarers } },
    members: members.map(({ email, childIds, until, ...member }) => {
      const isMe = member.userId === actor.id
      const isTold = isMe || role !== 'carer'
      return {
        ...{ ...member, isMe, email: isOwner || isMe ? email : null },
        ...{ childIds: isTold ? childIds : [], until: isTold ? until : null },
      }
    }),
    invitations: invitations.map(({ id, email, role, childIds, until, expiresAt }) => ({
      ...{ id, email, role, childIds, until },
      ...{ expiresAt: expiresAt.toISOString(), isOver: expiresAt <= now },
    })),
    children: children.map(({ id, name }) => ({ id, name })),
    families: await listFamilies(db, actor),
    invitedTo: await listInvitationsTo(db, actor.email, now),
  }
}

/** The families somebody can switch between. One of their own in which there is nothing isn't shown, unless it's all they have. */
export const listFamilies = async (db: Db, { id, familyId }: Actor): Promise<FamilyListed[]> => {
  const all = await listFamiliesOf(db, id)
  return all
    .filter((one) => one.role !== 'owner' || one.is_used || one.family_id === familyId)
    .map((one) => ({
      familyId: one.family_id,
      ownerName: one.owner_name ?? '',
      role: one.role,
      isCurrent: one.family_id === familyId,
      isOwn: one.role === 'owner',
    }))
}
