import type { Db } from '../platform/db/db.ts'
import { forgetPlaces, forgetUsed, listPlaces, lockHolders, saveHolder, savePlace } from './queries.ts'
import type { Holder } from './rules.ts'

type Rule = (children: Holder[]) => Holder[]

/** Applies a rule to a family's children and keeps what it changed. Runs in the caller's transaction, which holds the subscription. */
export const changeHolders = async (tx: Db, familyId: string, rule: Rule): Promise<void> => {
  const before = await lockHolders(tx, familyId)
  for (const holder of changed(before, rule(before))) await saveHolder(tx, familyId, holder)
}

/** The same for a rule that begins a month: what was used counts anew, and what deleted children left of the one before goes. */
export const beginMonth = async (tx: Db, familyId: string, rule: Rule): Promise<void> => {
  await changeHolders(tx, familyId, rule)
  await forgetUsed(tx, familyId)
  await forgetPlaces(tx, familyId)
}

/** The same for a rule that undoes a period: it takes from what deleted children left too. */
export const undoPeriod = async (tx: Db, familyId: string, rule: Rule): Promise<void> => {
  await changeHolders(tx, familyId, rule)
  const places = await listPlaces(tx, familyId)
  for (const place of changed(places, rule(places))) await savePlace(tx, familyId, place)
}

const changed = (before: readonly Holder[], after: readonly Holder[]): Holder[] =>
  after.filter((holder, place) => {
    const old = before[place]
    return (
      old?.remainingMessages !== holder.remainingMessages ||
      old.givenMessages !== holder.givenMessages ||
      old.isFrozen !== holder.isFrozen
    )
  })
