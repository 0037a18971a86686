import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm'
import type { Member } from '../accounts/member.ts'
import { message } from '../conversation/data/tables.ts'
import { inReadable, readBy } from '../conversation/readable/read-by.ts'
import { readableConversation as talks } from '../conversation/readable/tables.ts'
import type { Db } from '../platform/db/db.ts'

const PAGE_MESSAGES = 500

export type Said = { id: string; author: 'user' | 'assistant'; content: string; createdAt: Date }

/** A conversation for reading: its messages come in pages, oldest first. */
export type Talk = {
  file: string
  title: string
  createdAt: Date
  messages: () => AsyncGenerator<Said>
}

/** What a member may read, in every conversation of the family they act for. */
export const readTalks = async (db: Db, member: Member): Promise<Talk[]> => {
  const found = await db
    .select({ id: talks.id, title: talks.title, createdAt: talks.createdAt })
    .from(talks)
    .where(readBy(member))
    .orderBy(asc(talks.id))
  return found.map((talk, n) => ({
    ...talk,
    file: `conversations/${n + 1}.html`,
    messages: () => paged((after) => listSaid(db, member, talk.id, after)),
  }))
}

async function* paged(read: (after: string | null) => Promise<Said[]>): AsyncGenerator<Said> {
  let after: string | null = null
  for (;;) {
    const said: Said[] = await read(after)
    yield* said
    if (said.length < PAGE_MESSAGES) return
    after = said.at(-1)?.id ?? null
  }
}

const listSaid = (db: Db, member: Member, conversationId: string, after: string | null): Promise<Said[]> =>
  db
    .select({
      id: message.id,
      author: message.author,
      content: message.content,
      createdAt: message.createdAt,
    })
    .from(message)
    .innerJoin(talks, inReadable(message, member))
    .where(
      and(
        eq(message.familyId, member.familyId),
        eq(message.conversationId, conversationId),
        // Of the family chat what they wrote, and the answers to that: the rest is the others' to take along.
        or(ne(talks.kind, 'family'), eq(message.userId, member.userId ?? ''), answersTo(member)),
        after ? gt(message.id, after) : undefined,
      ),
    )
    .orderBy(asc(message.id))
    .limit(PAGE_MESSAGES)

const answersTo = ({ familyId, userId }: Member) =>
  sql`${message.answerTo} in (select said.id from message said where said.family_id = ${familyId} and said.user_id = ${userId})`
