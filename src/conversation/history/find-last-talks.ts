import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { LastTalk } from '../../family/contract.ts'
import type { Db } from '../../platform/db/db.ts'
import { opening } from '../data/queries.ts'
import { conversation } from '../data/tables.ts'
import { noteOf } from '../rules.ts'
import type { TopicsOf } from './summarise.ts'

const newestSummary = sql<string | null>`(
  select kept.summary from summary kept
  join conversation talk on talk.family_id = kept.family_id and talk.id = kept.conversation_id
  where talk.family_id = conversation.family_id and talk.child_id = conversation.child_id
    and talk.kind = conversation.kind and talk.deleted_at is null and talk.level is null
  order by kept.created_at desc, kept.id desc limit 1)`

/** Of each child, its newest conversation, in one query. What was grave is for the chat alone: a home page is seen by whoever looks over a shoulder. */
export const findLastTalks =
  (topicsOf: TopicsOf) =>
  async (db: Db, familyId: string): Promise<LastTalk[]> => {
    const { childId, level, kind, createdAt, id } = conversation
    const rows = await db
      .selectDistinctOn([childId], { childId, level, opening, summary: newestSummary })
      .from(conversation)
      .where(
        and(
          eq(conversation.familyId, familyId),
          eq(kind, 'child'),
          isNotNull(childId),
          isNull(conversation.deletedAt),
        ),
      )
      .orderBy(childId, desc(createdAt), desc(id))
    return rows.flatMap((row) => {
      if (row.childId === null) return []
      const said = row.level === null ? row.opening : null
      const topic = said === null ? null : (topicsOf(said)[0] ?? null)
      return [{ childId: row.childId, opening: said, topic, note: noteOf(row.summary) }]
    })
  }
