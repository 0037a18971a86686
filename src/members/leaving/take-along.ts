import { sql } from 'drizzle-orm'
import { openBankField, sealBankField } from '../../accounts/bank-details.ts'
import { findFamilyBeside, findProfile, insertFamily, upsertProfile } from '../../accounts/queries.ts'
import { passOnShared } from '../../conversation/readable/pass-on.ts'
import { countChildren, lockPlanOf } from '../../family/queries.ts'
import { findPlanOf, insertFreeSubscription } from '../../plans/queries.ts'
import { initialCredits } from '../../plans/rules.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/ids.ts'
import type { Sealer } from '../../platform/sealing.ts'

type InFamily = { familyId: string; userId: string }

/**
 * Moves what somebody began in a family and didn't share, and what rests on it, into a family of their own. The children it is about come along
 * under the same ids: those that were chosen with their profiles, the others with name and age alone, since nothing can stand without its child.
 */
export const takeAlong = async (
  tx: Db,
  sealer: Sealer,
  { familyId: from, userId }: InFamily,
  wholeChildIds: string[],
): Promise<void> => {
  await passOnShared(tx, userId, from)
  const to = (await findFamilyBeside(tx, userId, from)) ?? (await openAnother(tx, userId))
  await copyChildren(tx, { from, to, userId }, wholeChildIds)
  await endAnswers(tx, { from, userId })
  // What stands in a conversation follows its key.
  await tx.execute(
    sql`update conversation set family_id = ${to} where family_id = ${from} and author_id = ${userId}`,
  )
  await tx.execute(sql`update report r set family_id = ${to} where family_id = ${from} and user_id = ${userId}
    and not exists (select 1 from report own where own.family_id = ${to} and own.user_id = ${userId} and own.month = r.month)`)
  await tx.execute(sql`delete from report where family_id = ${from} and user_id = ${userId}`)
  await tx.execute(sql`insert into check_in_setting select ${to}::uuid, user_id, zone, minute_of_day, channel, is_on
    from check_in_setting where family_id = ${from} and user_id = ${userId} on conflict do nothing`)
  await tx.execute(sql`delete from check_in_setting where family_id = ${from} and user_id = ${userId}`)
  await copyProfile(tx, sealer, { from, to, userId })
}

/** Their writers know them by the family they began in. What they cost is given back, and the message can be answered again. */
const endAnswers = async (tx: Db, { from, userId }: Omit<Way, 'to'>): Promise<void> => {
  await tx.execute(sql`
    with open as (
      select reply.id, reply.child_id, reply.charged from reply
      join conversation talk on talk.family_id = reply.family_id and talk.id = reply.conversation_id
      where reply.family_id = ${from} and reply.status = 'running' and talk.author_id = ${userId}
      for no key update of reply
    ), ended as (
      update reply set status = 'interrupted', charged = false from open
      where reply.family_id = ${from} and reply.id = open.id
    )
    update child set remaining_messages = remaining_messages + back.count,
      used_messages = greatest(0, used_messages - back.count)
    from (select child_id, count(*)::int as count from open where charged group by child_id) back
    where child.family_id = ${from} and child.id = back.child_id and child.remaining_messages >= 0`)
}

const openAnother = async (tx: Db, userId: string): Promise<string> => {
  const familyId = newId()
  await insertFamily(tx, familyId, userId)
  await insertFreeSubscription(tx, familyId)
  return familyId
}

type Way = { from: string; to: string; userId: string }

/** As many as the plan has places for can be talked about; the others can be read. */
const copyChildren = async (tx: Db, { from, to, userId }: Way, whole: string[]): Promise<void> => {
  await lockPlanOf(tx, to)
  const plan = await findPlanOf(tx, to)
  const places = Math.max(0, plan.maxChildren - (await countChildren(tx, to)))
  const chosen = sql`array[${sql.join(
    whole.map((id) => sql`${id}::uuid`),
    sql`, `,
  )}]::uuid[]`
  await tx.execute(sql`
    with wanted as (
      select c.*, c.id = any(${chosen}) as is_whole,
        row_number() over (order by c.id = any(${chosen}) desc, c.created_at, c.id) <= ${places} as has_place
      from child c where c.family_id = ${from} and (c.id = any(${chosen}) or exists (select 1 from conversation talk
        where talk.family_id = c.family_id and talk.child_id = c.id and talk.author_id = ${userId}))
        and not exists (select 1 from child known where known.family_id = ${to} and known.id = c.id)
    )
    insert into child (family_id, id, name, age, interests, also_called, personality_profile, personality_evaluation,
      remaining_messages, is_frozen, created_at)
    select ${to}::uuid, id, name, age, case when is_whole then interests else '{}' end,
      case when is_whole then also_called else '{}' end,
      case when is_whole then personality_profile end, case when is_whole then personality_evaluation end,
      case when has_place then ${initialCredits(plan)}::int else 0 end, not has_place, created_at
    from wanted`)
}

/** Phone, address and bank details are the parent's own; they're sealed for another place. */
const copyProfile = async (tx: Db, sealer: Sealer, { from, to, userId }: Way): Promise<void> => {
  const profile = await findProfile(tx, { familyId: from, userId })
  const place = { familyId: to, userId }
  if (!profile || (await findProfile(tx, place))) return
  const sealed = (field: 'bankName' | 'bankAccount') => {
    const text = openBankField(sealer, profile, field)
    return text === null ? null : sealBankField(sealer, place, field, text)
  }
  const { phone, address } = profile
  await upsertProfile(tx, place, {
    ...{ phone, address, bankName: sealed('bankName'), bankAccount: sealed('bankAccount') },
  })
}
