import type { Plan } from '../plans/contract.ts'
import { findPlanOf } from '../plans/queries.ts'
import type { Db } from '../platform/db/db.ts'
import type { Child } from './contract.ts'
import { findNextAllowance } from './find-next-allowance.ts'
import { listChildren, lockPlanOf, unfreezeThese } from './queries.ts'
import { childrenToUnfreeze } from './rules.ts'

type Loaded = {
  children: Child[]
  plan: Plan
  /** See findNextAllowance. */
  nextAllowance: string | null
}

/** The family's children and plan. Frozen children that the plan has room for again are unfrozen first; safe to run twice at once. */
export const loadChildren = async (db: Db, familyId: string): Promise<Loaded> => {
  const loaded = await read(db, familyId)
  if (toUnfreeze(loaded).length === 0) return loaded
  return db.transaction(async (tx) => {
    await lockPlanOf(tx, familyId)
    const ids = toUnfreeze(await read(tx, familyId))
    if (ids.length > 0) await unfreezeThese(tx, familyId, ids)
    return read(tx, familyId)
  })
}

const read = async (db: Db, familyId: string): Promise<Loaded> => {
  const plan = await findPlanOf(db, familyId)
  return {
    children: await listChildren(db, familyId),
    plan,
    nextAllowance: await findNextAllowance(db, familyId, plan),
  }
}

const toUnfreeze = ({ children, plan }: Loaded) => childrenToUnfreeze(children, plan.maxChildren)
