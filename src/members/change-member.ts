import type { Actor } from '../accounts/guard.ts'
import { handOver } from '../accounts/membership/hand-over.ts'
import { findEmailOf } from '../accounts/queries.ts'
import { lockPlanOf } from '../family/queries.ts'
import { fitMembers } from '../plans/fit-members.ts'
import { detachPayer, findPlanOf } from '../plans/queries.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import type { MemberInput } from './contract.ts'
import type { EnqueueMail } from './emails/member-mail.ts'
import { findChildren, findMember, giveChildren, listMembers, updateMember } from './queries.ts'
import { hasPlace } from './rules.ts'

type Parts = { db: Db; clock: Clock; enqueueMail: EnqueueMail }

/** Ends the renewal of the owner's plan, at the payment provider too, before somebody else owns the family. */
export type EndRenewal = (owner: { familyId: string; email: string }) => Promise<void>

/** Changes what a member may do. Throws not_found, invalid for a day that's over, conflict for the owner, member_limit. */
export const changeMember = (
  { db, clock }: Parts,
  { familyId }: Actor,
  userId: string,
  { role, childIds, until }: MemberInput,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPlanOf(tx, familyId)
    const member = await findMember(tx, familyId, userId)
    if (!member) throw new AppError('not_found')
    if (member.role === 'owner') throw new AppError('conflict')
    if (role === 'carer' && until && until < clock().toISOString().slice(0, 10)) throw new AppError('invalid')
    if (role === 'carer' && (await findChildren(tx, familyId, childIds)).length < new Set(childIds).size)
      throw new AppError('not_found')
    const others = (await listMembers(tx, familyId)).filter((one) => one.userId !== userId)
    if (role !== member.role && !hasPlace(others, role, await findPlanOf(tx, familyId)))
      throw new AppError('member_limit')
    await updateMember(tx, { familyId, userId }, { role, until: role === 'carer' ? until : null })
    await giveChildren(tx, { familyId, userId }, role === 'carer' ? childIds : [])
    await fitMembers(tx, familyId)
  })

/** Makes another parent the owner; the plan renews no more with what the one before pays. Throws not_found where they're no parent of the family. */
export const handOverFamily = async (
  { db, enqueueMail, endRenewal }: Pick<Parts, 'db' | 'enqueueMail'> & { endRenewal: EndRenewal },
  actor: Actor,
  userId: string,
): Promise<void> => {
  if ((await findMember(db, actor.familyId, userId))?.role !== 'parent') throw new AppError('not_found')
  await endRenewal(actor)
  await db.transaction(async (tx) => {
    if (!(await handOver(tx, actor.familyId, actor.id, userId))) throw new AppError('not_found')
    await detachPayer(tx, actor.familyId)
    await fitMembers(tx, actor.familyId)
    const to = await findEmailOf(tx, userId)
    if (to) await enqueueMail(tx, { about: 'owner', to, by: actor.name })
  })
}
