import { and, asc, eq, gte, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { conversation, message } from '../../conversation/data/tables.ts'
import type { Db } from '../../platform/db/db.ts'

/** More than a family writes in two months. */
const MOST = 5000

const fields = {
  id: message.id,
  childId: conversation.childId,
  conversationId: message.conversationId,
  kind: conversation.kind,
  author: message.author,
  at: message.createdAt,
  text: message.content,
  choice: message.choice,
  card: message.card,
  guideNote: message.guideNote,
}

export type TalkRow = Awaited<ReturnType<typeof listTalk>>[number]

/**
 * What a family said about its children in a span of time, oldest first. What parents say about themselves (Dad & Mom Mode) and deleted
 * conversations are left where they are.
 */
export const listTalk = (db: Db, familyId: string, from: Date, until: Date) =>
  db
    .select(fields)
    .from(message)
    .innerJoin(conversation, ofTalk)
    .where(
      and(
        eq(message.familyId, familyId),
        gte(message.createdAt, from),
        lt(message.createdAt, until),
        isShown,
      ),
    )
    .orderBy(asc(message.createdAt), asc(message.id))
    .limit(MOST)

/** Those of a family's messages that are still there to be read. */
export const listByIds = (db: Db, familyId: string, ids: string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select(fields)
        .from(message)
        .innerJoin(conversation, ofTalk)
        .where(and(eq(message.familyId, familyId), inArray(message.id, ids), isNull(message.card), isShown))

const ofTalk = and(eq(conversation.familyId, message.familyId), eq(conversation.id, message.conversationId))

const isShown = and(
  inArray(conversation.kind, ['child', 'general']),
  isNotNull(conversation.childId),
  isNull(conversation.deletedAt),
)
