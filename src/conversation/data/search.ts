import { and, desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Member } from '../../accounts/member.ts'
import { child } from '../../family/tables.ts'
import type { Db } from '../../platform/db/db.ts'
import { inReadable, readBy } from '../readable/read-by.ts'
import { readableConversation as talk } from '../readable/tables.ts'
import { likePattern, type SearchPlan } from '../search/rules.ts'
import { childOfTalk, openedKind } from './queries.ts'
import { message } from './tables.ts'

const place = {
  conversationId: talk.id,
  title: talk.title,
  kind: openedKind,
  childId: child.id,
  childName: child.name,
}

type Asked = { plan: SearchPlan | null; starred: boolean; before?: string | undefined; limit: number }

/** A common word is found among so many of the newest messages. */
const NEWEST = 2_000

/**
 * The messages a member may read that match, newest first. The family's newest are read one by one, and what isn't found there is looked up
 * in the index of words, which all families share: reading them all takes long for a rare word, and the index for a common one.
 */
export const findMessages = async (db: Db, member: Member, asked: Asked) => {
  const { familyId } = member
  const { plan, starred, before, limit } = asked
  if (plan?.by !== 'words' || starred)
    return listMessages(
      db,
      member,
      asked,
      plan && matches(plan, sql`${message.search}`, sql`${message.content}`),
    )
  // The family's newest, before anybody asks which of them this member may read: so their order is the index's, and nothing is sorted.
  const newest = sql`select id, search, content from message
    where family_id = ${familyId} ${before ? sql`and id < ${before}` : sql``} order by id desc`
  const among = sql`select newest.id from (${newest} limit ${NEWEST}) newest
    where ${matches(plan, sql`newest.search`, sql`newest.content`)}`
  const found = await listMessages(db, member, asked, sql`${message.id} in (${among})`)
  if (found.length === limit || !(await hasMore(db, sql`${newest} limit 1 offset ${NEWEST}`))) return found
  // As text, or the family's own order of messages looks shorter than the index of words.
  const indexed = sql`select id from message found where found.family_id::text = ${familyId}
    and ${matches(plan, sql`found.search`, sql`found.content`)}`
  return listMessages(db, member, asked, sql`${message.id} in (${indexed})`)
}

const hasMore = async (db: Db, older: SQL): Promise<boolean> => {
  const { rows } = (await db.execute(older)) as unknown as { rows: unknown[] }
  return rows.length > 0
}

const listMessages = (db: Db, member: Member, { starred, before, limit }: Asked, matching: SQL | null) =>
  db
    .select({
      ...place,
      messageId: message.id,
      author: message.author,
      content: message.content,
      createdAt: message.createdAt,
    })
    .from(message)
    .innerJoin(talk, inReadable(message, member))
    .innerJoin(child, childOfTalk)
    .where(
      and(
        eq(message.familyId, member.familyId),
        matching ?? undefined,
        starred ? isNotNull(message.starredAt) : undefined,
        before ? lt(message.id, before) : undefined,
      ),
    )
    .orderBy(desc(message.id))
    .limit(limit)

/** The conversations a member may read whose titles match, newest first. */
export const findTitles = (db: Db, member: Member, plan: SearchPlan, limit: number) =>
  db
    .select({ ...place, createdAt: talk.createdAt })
    .from(talk)
    .innerJoin(child, childOfTalk)
    .where(and(readBy(member), matches(plan, sql`to_tsvector('simple', ${talk.title})`, sql`${talk.title}`)))
    .orderBy(desc(talk.createdAt))
    .limit(limit)

const matches = (plan: SearchPlan, words: SQL, letters: SQL): SQL =>
  plan.by === 'words'
    ? sql`${words} @@ to_tsquery('simple', ${plan.tsquery})`
    : sql`${letters} ilike ${likePattern(plan.text)}`
