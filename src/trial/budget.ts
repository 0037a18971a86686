import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'
import { take } from '../platform/http/rate-limit.ts'
import {
  CONVERSATION_HOURS,
  type Limited,
  NETWORK_LIMITS,
  TRIAL_CONVERSATIONS,
  TRIAL_MESSAGES,
} from './rules.ts'
import { trialConversation, trialVisitor } from './tables.ts'

/** Takes one message of a conversation. Its number from 1 on, or null when all are used. */
export const takeMessage = async (tx: Db, conversationId: string): Promise<number | null> => {
  const [row] = await tx
    .update(trialConversation)
    .set({
      used: sql`${trialConversation.used} + 1`,
      begunAt: sql`case when ${trialConversation.used} = 0 then now() else ${trialConversation.begunAt} end`,
    })
    .where(and(eq(trialConversation.id, conversationId), lt(trialConversation.used, TRIAL_MESSAGES)))
    .returning({ used: trialConversation.used })
  return row?.used ?? null
}

/** The message turned out to be one that costs nothing; where it was the conversation's first, that has not begun. */
export const giveBackMessage = (db: Db, conversationId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .update(trialConversation)
      .set({ used: sql`${trialConversation.used} - 1` })
      .where(and(eq(trialConversation.id, conversationId), gt(trialConversation.used, 0)))
      .returning({ used: trialConversation.used, visitorId: trialConversation.visitorId })
    if (row?.used !== 0) return
    await tx
      .update(trialVisitor)
      .set({ conversations: sql`greatest(0, ${trialVisitor.conversations} - 1)`, countedAt: null })
      .where(eq(trialVisitor.id, row.visitorId))
  })

/** Counts a conversation that begins: at most five, and none within a day of the last. False when that is too many. */
export const takeConversation = async (tx: Db, visitorId: string): Promise<boolean> => {
  const dayAgo = sql`now() - make_interval(hours => ${CONVERSATION_HOURS})`
  const rows = await tx
    .update(trialVisitor)
    .set({ conversations: sql`${trialVisitor.conversations} + 1`, countedAt: sql`now()` })
    .where(
      and(
        eq(trialVisitor.id, visitorId),
        lt(trialVisitor.conversations, TRIAL_CONVERSATIONS),
        or(isNull(trialVisitor.countedAt), lte(trialVisitor.countedAt, dayAgo)),
      ),
    )
    .returning({ id: trialVisitor.id })
  return rows.length === 1
}

/** Takes one of what a network may use in a day, or for the demo in an hour. False when that is used up. */
export const takeFromNetwork = async (db: Db, networkKey: string, what: Limited): Promise<boolean> =>
  (await take(db, NETWORK_LIMITS[what], networkKey)).isAllowed
