import { and, asc, eq, gte, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Member } from '../../accounts/member.ts'
import { message } from '../../conversation/data/tables.ts'
import { inReadable } from '../../conversation/readable/read-by.ts'
import { readableConversation as talk } from '../../conversation/readable/tables.ts'
import type { Db } from '../../platform/db/db.ts'

/** More than a family writes in two months. */
const MOST = 5000

const fields = {
  id: message.id,
  childId: talk.childId,
  conversationId: message.conversationId,
  kind: talk.kind,
  author: message.author,
  at: message.createdAt,
  text: message.content,
  choice: message.choice,
  card: message.card,
  guideNote: message.guideNote,
}

export type TalkRow = Awaited<ReturnType<typeof listTalk>>[number]

/**
 * What a member may read of what was said about the children in a span of time, oldest first. What parents say about themselves (Dad & Mom Mode) and deleted
 * conversations are left where they are.
 */
export const listTalk = (db: Db, member: Member, from: Date, until: Date) =>
  db
    .select(fields)
    .from(message)
    .innerJoin(talk, inReadable(message, member))
    .where(
      and(
        eq(message.familyId, member.familyId),
        gte(message.createdAt, from),
        lt(message.createdAt, until),
        isShown,
      ),
    )
    .orderBy(asc(message.createdAt), asc(message.id))
    .limit(MOST)

/** Those of these messages that a member can still read. */
export const listByIds = (db: Db, member: Member, ids: string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select(fields)
        .from(message)
        .innerJoin(talk, inReadable(message, member))
        .where(
          and(eq(message.familyId, member.familyId), inArray(message.id, ids), isNull(message.card), isShown),
        )

const isShown = and(inArray(talk.kind, ['child', 'general']), isNotNull(talk.childId))
