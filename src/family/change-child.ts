import { UNLIMITED } from '../plans/rules.ts'
import type { Db } from '../platform/db/db.ts'
import { onceMoreAfterDeadlock } from '../platform/db/sql-error.ts'
import { rememberErased } from '../platform/erasures/remember-erased.ts'
import { AppError } from '../platform/errors.ts'
import type { ChildInput, StoredChild } from './contract.ts'
import { fieldsFrom } from './fields-from.ts'
import {
  deleteChildUnlessFrozen,
  findChild,
  lockChild,
  lockPlanOf,
  updateChildUnlessFrozen,
  vacatePlace,
} from './queries.ts'
import { type ChildFacts, isSameChild } from './rules.ts'

export const updateChild = async (
  db: Db,
  familyId: string,
  id: string,
  input: ChildInput,
): Promise<StoredChild> =>
  (await updateChildUnlessFrozen(db, familyId, id, fieldsFrom(input))) ?? refuse(db, familyId, id)

/** Throws conflict when the child is not as it was when the change began. A refusal's detail names the child. For use in a transaction. */
export const updateChildAsItWas = async (
  tx: Db,
  familyId: string,
  id: string,
  was: ChildFacts,
  input: ChildInput,
): Promise<StoredChild> => {
  const child = await lockChild(tx, familyId, id)
  if (!child) throw new AppError('not_found', { childId: id })
  if (child.isFrozen) throw new AppError('frozen', { childId: id })
  if (!isSameChild(child, was)) throw new AppError('conflict', { childId: id })
  return updateChild(tx, familyId, id, input)
}

/** What the child had left this month stays with the family, for the next one that is added. Throws not_found or frozen. */
export const deleteChild = (db: Db, familyId: string, id: string): Promise<void> =>
  onceMoreAfterDeadlock(() =>
    db.transaction(async (tx) => {
      await lockPlanOf(tx, familyId)
      const left = await deleteChildUnlessFrozen(tx, familyId, id)
      if (!left) return refuse(tx, familyId, id)
      await rememberErased(tx, 'child', [id])
      if (left.remainingMessages !== UNLIMITED) await vacatePlace(tx, { familyId, id, ...left })
    }),
  )

const refuse = async (db: Db, familyId: string, id: string): Promise<never> => {
  throw new AppError((await findChild(db, familyId, id)) ? 'frozen' : 'not_found')
}
