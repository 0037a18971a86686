import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'

/**
 * Freezes the members of a family whom its plan has no place for, and frees those it has one for again: the owner stays, then whoever came first.
 * Nobody is removed and nothing is deleted. For use wherever a family's plan or members change.
 */
export const fitMembers = async (db: Db, familyId: string): Promise<void> => {
  await db.execute(sql`
    with placed as (
      select user_id, role, row_number() over (
        partition by role = 'carer' order by role = 'owner' desc, created_at, user_id) as place
      from family_member where family_id = ${familyId}
    ), allowed as (
      select plan.max_adults, plan.max_carers from subscription join plan on plan.id = subscription.plan_id
      where subscription.family_id = ${familyId}
    ), fitted as (
      select user_id, place > case when role = 'carer' then max_carers else max_adults end as is_frozen
      from placed, allowed
    )
    update family_member m set is_frozen = fitted.is_frozen from fitted
    where m.family_id = ${familyId} and m.user_id = fitted.user_id and m.is_frozen <> fitted.is_frozen`)
}
