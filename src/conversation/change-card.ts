import type { Database } from '../platform/db/db.ts'
import { onceMoreAfterDeadlock } from '../platform/db/sql-error.ts'
import { storedJson } from '../platform/db/stored-json.ts'
import type { SafetyCard } from '../safety/contract.ts'
import { isLoud } from '../safety/rules.ts'
import { CHANGE_CARD } from './data/statements.ts'

/** Gives the message of a running reply another card, or none, and its conversation the level that follows. */
export const changeCard = async (
  database: Pick<Database, 'run'>,
  { familyId, replyId }: { familyId: string; replyId: string },
  card: SafetyCard | null,
): Promise<void> => {
  const values = [familyId, replyId, card && storedJson(card), isLoud(card) ? card.level : null]
  await onceMoreAfterDeadlock(() => database.run(CHANGE_CARD, values))
}
