import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { ConversationKind } from '../../coach/contract.ts'
import type { Db } from '../../platform/db/db.ts'
import { rememberErased } from '../../platform/erasures/remember-erased.ts'
import type { Conversation } from '../contract.ts'
import { conversationsOf, listConversations, readable } from './queries.ts'
import { conversation, reply } from './tables.ts'

type Page = { kind: ConversationKind; starred: boolean; before?: string | undefined; limit: number }

/** A child's conversations, newest first, after the one named. */
export const listHistory = (
  db: Db,
  familyId: string,
  childId: string,
  { kind, starred, before, limit }: Page,
): Promise<Conversation[]> =>
  listConversations(
    db,
    and(
      conversationsOf(familyId, childId, kind),
      starred ? isNotNull(conversation.starredAt) : undefined,
      before
        ? sql`(${conversation.createdAt}, ${conversation.id}) < (
            select other.created_at, other.id from conversation other
            where other.family_id = ${familyId} and other.id = ${before})`
        : undefined,
    ),
    limit,
  )

/** False when it is not there or not theirs. */
export const updateConversation = async (
  db: Db,
  familyId: string,
  id: string,
  set: Partial<Pick<typeof conversation.$inferInsert, 'title' | 'starredAt' | 'deletedAt'>>,
): Promise<boolean> => {
  const rows = await db
    .update(conversation)
    .set(set)
    .where(readable(familyId, id))
    .returning({ id: conversation.id })
  return rows.length === 1
}

/** Brings back what was deleted after that time. False when there is nothing to bring back. */
export const undeleteConversation = async (
  db: Db,
  familyId: string,
  id: string,
  deletedAfter: Date,
): Promise<boolean> => {
  const rows = await db
    .update(conversation)
    .set({ deletedAt: null })
    .where(
      and(
        eq(conversation.familyId, familyId),
        eq(conversation.id, id),
        sql`${conversation.deletedAt} > ${deletedAfter.toISOString()}`,
      ),
    )
    .returning({ id: conversation.id })
  return rows.length === 1
}

/** Answers still being written in a conversation stop, on whichever replica they run. Returns their ids. */
export const stopReplies = async (db: Db, familyId: string, conversationId: string): Promise<string[]> => {
  const running = and(
    eq(reply.familyId, familyId),
    eq(reply.conversationId, conversationId),
    eq(reply.status, 'running'),
  )
  // Held in the order in which their writer holds them.
  await db.select({ id: reply.id }).from(reply).where(running).orderBy(asc(reply.id)).for('no key update')
  const rows = await db.update(reply).set({ stopRequested: true }).where(running).returning({ id: reply.id })
  return rows.map(({ id }) => id)
}

/** Every family's conversations that were deleted before that time, with all that is in them. Returns how many. */
export const purgeConversations = (db: Db, deletedBefore: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .delete(conversation)
      .where(lt(conversation.deletedAt, deletedBefore))
      .returning({ id: conversation.id })
    await rememberErased(
      tx,
      'conversation',
      rows.map(({ id }) => id),
    )
    return rows.length
  })
