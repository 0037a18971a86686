import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Member } from '../../accounts/member.ts'
import type { LastTalk } from '../../family/contract.ts'
import type { Db } from '../../platform/db/db.ts'
import { opening } from '../data/queries.ts'
import { readBy } from '../readable/read-by.ts'
import { readableConversation } from '../readable/tables.ts'
import { noteOf } from '../rules.ts'
import type { TopicsOf } from './summarise.ts'

const newestSummary = sql<string | null>`(
  select kept.summary from summary kept
  join readable_conversation talk on talk.family_id = kept.family_id and talk.id = kept.conversation_id
  where talk.family_id = readable_conversation.family_id and talk.child_id = readable_conversation.child_id
    and talk.reader_id = readable_conversation.reader_id and talk.author_id = readable_conversation.reader_id
    and talk.kind = readable_conversation.kind and talk.level is null
  order by kept.created_at desc, kept.id desc limit 1)`

/** Of each child, the newest conversation that a member began themselves, in one query. What was grave is for the chat alone: a home page is seen by whoever looks over a shoulder. */
export const findLastTalks =
  (topicsOf: TopicsOf) =>
  async (db: Db, member: Member): Promise<LastTalk[]> => {
    const { childId, level, kind, createdAt, id, authorId, readerId } = readableConversation
    const rows = await db
      .selectDistinctOn([childId], { childId, level, opening, summary: newestSummary })
      .from(readableConversation)
      .where(and(readBy(member), sql`${authorId} = ${readerId}`, eq(kind, 'child'), isNotNull(childId)))
      .orderBy(childId, desc(createdAt), desc(id))
    return rows.flatMap((row) => {
      if (row.childId === null) return []
      const said = row.level === null ? row.opening : null
      const topic = said === null ? null : (topicsOf(said)[0] ?? null)
      return [{ childId: row.childId, opening: said, topic, note: noteOf(row.summary) }]
    })
  }
