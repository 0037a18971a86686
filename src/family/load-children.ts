import type { Member } from '../accounts/member.ts'
import type { Plan } from '../plans/contract.ts'
import { findPlanOf } from '../plans/queries.ts'
import type { Db } from '../platform/db/db.ts'
import type { StoredChild } from './contract.ts'
import { findNextAllowance } from './find-next-allowance.ts'
import { listChildren, listChildrenFor, lockPlanOf, unfreezeThese } from './queries.ts'
import { childrenToUnfreeze } from './rules.ts'

type Loaded = {
  children: StoredChild[]
  plan: Plan
  /** See findNextAllowance. */
  nextAllowance: string | null
}

/** The children a member may see, and the family's plan. Frozen children that the plan has room for again are unfrozen first; safe to run twice at once. */
export const loadChildren = async (db: Db, member: Member): Promise<Loaded> => {
  const loaded = await unfrozen(db, member.familyId)
  return { ...loaded, children: await listChildrenFor(db, member) }
}

const unfrozen = async (db: Db, familyId: string): Promise<Loaded> => {
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
