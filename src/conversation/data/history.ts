import { and, asc, eq, exists, isNotNull, lt, sql } from 'drizzle-orm'
import type { Member } from '../../accounts/member.ts'
import type { ConversationKind } from '../../coach/contract.ts'
import type { Db } from '../../platform/db/db.ts'
import { rememberErased } from '../../platform/erasures/remember-erased.ts'
import type { Conversation } from '../contract.ts'
import { authoredBy, readable } from '../readable/read-by.ts'
import { readableConversation as talk } from '../readable/tables.ts'
import { conversationsOf, listConversations } from './queries.ts'
import { conversation, reply } from './tables.ts'

type Page = { kind: ConversationKind; starred: boolean; before?: string | undefined; limit: number }

/** A child's conversations, newest first, after the one named. */
export const listHistory = (
  db: Db,
  member: Member,
  childId: string,
  { kind, starred, before, limit }: Page,
): Promise<Conversation[]> =>
  listConversations(
    db,
    member,
    and(
      conversationsOf(member, childId, kind),
      starred ? isNotNull(talk.starredAt) : undefined,
      before
        ? sql`(${talk.createdAt}, ${talk.id}) < (
            select other.created_at, other.id from conversation other
            where other.family_id = ${member.familyId} and other.id = ${before})`
        : undefined,
    ),
    limit,
  )

type Change = Partial<Pick<typeof conversation.$inferInsert, 'title' | 'isShared' | 'deletedAt'>>

/** False when it is not there or somebody else began it. */
export const updateConversation = async (
  db: Db,
  member: Member,
  id: string,
  set: Change,
): Promise<boolean> => {
  const theirs = exists(db.select({ id: talk.id }).from(talk).where(readable(member, id)))
  const rows = await db
    .update(conversation)
    .set(set)
    .where(and(authoredBy(member, id), theirs))
    .returning({ id: conversation.id })
  return rows.length === 1
}

/** False when it is not there or not theirs to read. */
export const starConversation = async (
  db: Db,
  member: Member,
  id: string,
  starredAt: Date | null,
): Promise<boolean> => {
  const theirs = exists(db.select({ id: talk.id }).from(talk).where(readable(member, id)))
  const rows = await db
    .update(conversation)
    .set({ starredAt })
    .where(and(eq(conversation.familyId, member.familyId), eq(conversation.id, id), theirs))
    .returning({ id: conversation.id })
  return rows.length === 1
}

/** Brings back what was deleted after that time. False when there is nothing to bring back. */
export const undeleteConversation = async (
  db: Db,
  member: Member,
  id: string,
  deletedAfter: Date,
): Promise<boolean> => {
  const rows = await db
    .update(conversation)
    .set({ deletedAt: null })
    .where(and(authoredBy(member, id), sql`${conversation.deletedAt} > ${deletedAfter.toISOString()}`))
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
