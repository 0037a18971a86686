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

/** A common word is found among so many of a family's newest messages. */
const NEWEST = 2_000

/**
 * A family's messages that match, newest first. Its newest are read one by one, and what is not found there is looked up in the index of
 * words, which all families share: reading them all takes long for a rare word, and the index for a common one.
 */
export const findMessages = async (db: Db, familyId: string, asked: Asked) => {
  const { plan, starred, before, limit } = asked
  if (plan?.by !== 'words' || starred)
    return listMessages(
      db,
      familyId,
      asked,
      plan && matches(plan, sql`${message.search}`, sql`${message.content}`),
    )
  const newest = sql`select id, conversation_id, search, content from message where family_id = ${familyId}
    ${before ? sql`and id < ${before}` : sql``} order by id desc`
  const among = sql`select newest.id from (${newest} limit ${NEWEST}) newest
    join conversation talk on talk.family_id = ${familyId} and talk.id = newest.conversation_id and talk.deleted_at is null
    where ${matches(plan, sql`newest.search`, sql`newest.content`)} order by newest.id desc limit ${limit}`
  const found = await listMessages(db, familyId, asked, sql`${message.id} in (${among})`)
  if (found.length === limit || !(await hasMore(db, sql`${newest} limit 1 offset ${NEWEST}`))) return found
  // As text, or the family's own order of messages looks shorter than the index of words.
  const indexed = sql`select id from message found where found.family_id::text = ${familyId}
    and ${matches(plan, sql`found.search`, sql`found.content`)}`
  return listMessages(db, familyId, asked, sql`${message.id} in (${indexed})`)
}

const hasMore = async (db: Db, older: SQL): Promise<boolean> => {
  const { rows } = (await db.execute(older)) as unknown as { rows: unknown[] }
  return rows.length > 0
}

const listMessages = (db: Db, familyId: string, { starred, before, limit }: Asked, matching: SQL | null) =>
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
        matching ?? undefined,
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
