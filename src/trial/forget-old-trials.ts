import { and, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'
import { TRIAL_KEPT_DAYS } from './rules.ts'
import { trialConversation, trialVisitor } from './tables.ts'

/** What nobody took along into an account goes after a month. Safe on many replicas at once. */
export const forgetOldTrials = async (db: Db): Promise<void> => {
  const monthAgo = sql`now() - make_interval(days => ${TRIAL_KEPT_DAYS})`
  await db
    .delete(trialConversation)
    .where(and(isNull(trialConversation.familyId), lt(trialConversation.begunAt, monthAgo)))
  await db
    .update(trialVisitor)
    .set({ networkKey: '' })
    .where(and(ne(trialVisitor.networkKey, ''), lt(trialVisitor.createdAt, monthAgo)))
}
