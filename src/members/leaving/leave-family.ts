import type { Actor } from '../../accounts/guard.ts'
import { handOver } from '../../accounts/membership/hand-over.ts'
import { findEmailOf, findNameOf, findOwnerEmail } from '../../accounts/queries.ts'
import { lockPlanOf } from '../../family/queries.ts'
import { fitMembers } from '../../plans/fit-members.ts'
import { detachPayer } from '../../plans/queries.ts'
import type { Db } from '../../platform/db/db.ts'
import { onceMoreAfterDeadlock } from '../../platform/db/sql-error.ts'
import { AppError } from '../../platform/errors.ts'
import type { Sealer } from '../../platform/sealing.ts'
import { unlinkAllPhones } from '../../whatsapp/link/unlink-phone.ts'
import type { EndRenewal } from '../change-member.ts'
import type { EnqueueMail } from '../emails/member-mail.ts'
import { deleteMember, findMember, forgetChoice, listMembers } from '../queries.ts'
import { takeAlong } from './take-along.ts'

export type LeavingParts = { db: Db; sealer: Sealer; enqueueMail: EnqueueMail; endRenewal: EndRenewal }

/**
 * Whoever leaves takes along what they began and didn't share, and the profiles they choose; what they shared stays. An owner's family goes to the
 * parent who came first. Throws last_owner where there is none.
 */
export const leaveFamily = async (
  { db, ...parts }: LeavingParts,
  actor: Actor,
  childIds: string[],
): Promise<void> => {
  const { familyId, id: userId, role } = actor
  if (role === 'owner') {
    if (!(await listMembers(db, familyId)).some((member) => member.role === 'parent'))
      throw new AppError('last_owner')
    // Before the transaction: it may ask the payment provider.
    await parts.endRenewal(actor)
  }
  await inTurn(db, async (tx) => {
    await lockPlanOf(tx, familyId)
    if (role === 'owner') {
      const heir = (await listMembers(tx, familyId)).find((member) => member.role === 'parent')
      if (!heir || !(await handOver(tx, familyId, userId, heir.userId))) throw new AppError('last_owner')
      await detachPayer(tx, familyId)
      await parts.enqueueMail(tx, { about: 'owner', to: heir.email, by: actor.name })
    }
    await part(parts, tx, { familyId, userId }, role === 'carer' ? [] : childIds)
    const owner = await findOwnerEmail(tx, familyId)
    if (owner && role !== 'owner') await parts.enqueueMail(tx, { about: 'left', to: owner, who: actor.name })
  })
}

/** The owner removes somebody: what they wrote in private comes along all the same, with the names and ages it needs. Throws not_found, conflict for the owner. */
export const removeMember = ({ db, ...parts }: LeavingParts, actor: Actor, userId: string): Promise<void> =>
  inTurn(db, async (tx) => {
    const { familyId } = actor
    await lockPlanOf(tx, familyId)
    const member = await findMember(tx, familyId, userId)
    if (!member) throw new AppError('not_found')
    if (member.role === 'owner') throw new AppError('conflict')
    const to = await findEmailOf(tx, userId)
    const by = await findNameOf(tx, actor.id)
    await part(parts, tx, { familyId, userId }, [])
    if (to) await parts.enqueueMail(tx, { about: 'removed', to, by })
  })

const inTurn = (db: Db, work: (tx: Db) => Promise<void>): Promise<void> =>
  onceMoreAfterDeadlock(() => db.transaction(work))

type InFamily = { familyId: string; userId: string }

const part = async (
  { sealer }: Pick<LeavingParts, 'sealer'>,
  tx: Db,
  member: InFamily,
  childIds: string[],
): Promise<void> => {
  await takeAlong(tx, sealer, member, childIds)
  await unlinkAllPhones(tx, member)
  await deleteMember(tx, member.familyId, member.userId)
  await forgetChoice(tx, member)
  await fitMembers(tx, member.familyId)
}
