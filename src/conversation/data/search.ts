import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { child } from '../../family/tables.ts'
import type { Db } from '../../platform/db/db.ts'
import { likePattern, type SearchPlan } from '../search/rules.ts'
import { inReadable, openedKind } from './queries.ts'
import { conversation, message } from './tables.ts'

const place = {
  conversationId: conversation.id,
  title: conversation.title,
  kind: openedKind,
  childId: child.id,
  childName: child.name,
}

const childOfConversation = and(eq(child.familyId, conversation.familyId), eq(child.id, conversation.childId))

type Asked = { plan: SearchPlan | null; starred: boolean; before?: string | undefined; limit: number }

/** A family's messages that match, newest first. */
export const findMessages = (db: Db, familyId: string, { plan, starred, before, limit }: Asked) =>
  db
    .select({
      ...place,
      messageId: message.id,
      author: message.author,
      content: message.content,
      createdAt: message.createdAt,
    })
    .from(message)
    .innerJoin(conversation, inReadable(message))
    .innerJoin(child, childOfConversation)
    .where(
      and(
        eq(message.familyId, familyId),
        plan ? matches(plan, sql`${message.search}`, sql`${message.content}`) : undefined,
        starred ? isNotNull(message.starredAt) : undefined,
        before ? lt(message.id, before) : undefined,
      ),
    )
    .orderBy(desc(message.id))
    .limit(limit)

/** A family's conversations whose titles match, newest first. */
export const findTitles = (db: Db, familyId: string, plan: SearchPlan, limit: number) =>
  db
    .select({ ...place, createdAt: conversation.createdAt })
    .from(conversation)
    .innerJoin(child, childOfConversation)
    .where(
      and(
        eq(conversation.familyId, familyId),
        isNull(conversation.deletedAt),
        matches(plan, sql`to_tsvector('simple', ${conversation.title})`, sql`${conversation.title}`),
      ),
    )
    .orderBy(desc(conversation.createdAt))
    .limit(limit)

const matches = (plan: SearchPlan, words: SQL, letters: SQL): SQL =>
  plan.by === 'words'
    ? sql`${words} @@ to_tsquery('simple', ${plan.tsquery})`
    : sql`${letters} ilike ${likePattern(plan.text)}`
