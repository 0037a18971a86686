import type { Plan } from '../plans/contract.ts'
import { findPlanOf } from '../plans/queries.ts'
import { FREE_PLAN_ID, initialCredits, isUnlimitedPlan } from '../plans/rules.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import type { ChildInput, StoredChild } from './contract.ts'
import { fieldsFrom } from './fields-from.ts'
import { countChildren, insertChild, type Left, lockPlanOf, takeVacatedPlace } from './queries.ts'

/** Adds a child with the plan's allowance, or with what a deleted one left this month. Throws child_limit with the plan's number when the family is full. */
export const addChild = (db: Db, familyId: string, input: ChildInput): Promise<StoredChild> =>
  db.transaction(async (tx) => {
    await lockPlanOf(tx, familyId)
    const plan = await findPlanOf(tx, familyId)
    if ((await countChildren(tx, familyId)) >= plan.maxChildren) {
      throw new AppError('child_limit', { limit: plan.maxChildren })
    }
    const { remainingMessages, givenMessages } = await allowanceFor(tx, familyId, plan)
    const row = { ...fieldsFrom(input), familyId, id: newId(), remainingMessages, givenMessages }
    const added = await insertChild(tx, row)
    if (!added) throw new Error('the child was not inserted')
    return added
  })

/** Deleting a child and adding it again renews nothing. */
const allowanceFor = async (tx: Db, familyId: string, plan: Plan): Promise<Left> => {
  if (isUnlimitedPlan(plan)) return { remainingMessages: initialCredits(plan), givenMessages: 0 }
  const whole = initialCredits(plan)
  const given = plan.id === FREE_PLAN_ID ? 0 : whole
  return (await takeVacatedPlace(tx, familyId)) ?? { remainingMessages: whole, givenMessages: given }
}
