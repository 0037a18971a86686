import type { Db } from '../../platform/db/db.ts'
import { forgetUsed, lockHolders, saveHolder } from './queries.ts'
import type { Holder } from './rules.ts'

/** Applies a rule to a family's children and keeps what it changed; what they used counts anew from here. Runs in the caller's transaction, which holds the subscription. */
export const changeHolders = async (
  tx: Db,
  familyId: string,
  rule: (children: Holder[]) => Holder[],
): Promise<void> => {
  const before = await lockHolders(tx, familyId)
  await forgetUsed(tx, familyId)
  for (const [index, holder] of rule(before).entries()) {
    const old = before[index]
    if (old?.remainingMessages !== holder.remainingMessages || old.isFrozen !== holder.isFrozen) {
      await saveHolder(tx, familyId, holder)
    }
  }
}
