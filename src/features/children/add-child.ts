import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { findPlanOf } from '../plans/queries.ts'
import { initialCredits } from '../plans/rules.ts'
import type { Child, ChildInput } from './contract.ts'
import { fieldsFrom } from './fields-from.ts'
import { countChildren, insertChild, lockPlanOf } from './queries.ts'

/** Adds a child with the plan's allowance. Throws child_limit with the plan's number when the family is full. */
export const addChild = (db: Db, familyId: string, input: ChildInput): Promise<Child> =>
  db.transaction(async (tx) => {
    await lockPlanOf(tx, familyId)
    const plan = await findPlanOf(tx, familyId)
    if ((await countChildren(tx, familyId)) >= plan.maxChildren) {
      throw new AppError('child_limit', { limit: plan.maxChildren })
    }
    const row = { ...fieldsFrom(input), familyId, id: newId(), remainingMessages: initialCredits(plan) }
    const added = await insertChild(tx, row)
    if (!added) throw new Error('the child was not inserted')
    return added
  })
