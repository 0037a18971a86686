import { and, asc, eq, gt } from 'drizzle-orm'
import { conversation, message } from '../conversation/data/tables.ts'
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

export const readTalks = async (db: Db, familyId: string): Promise<Talk[]> => {
  const talks = await db
    .select({ id: conversation.id, title: conversation.title, createdAt: conversation.createdAt })
    .from(conversation)
    .where(eq(conversation.familyId, familyId))
    .orderBy(asc(conversation.id))
  return talks.map((talk, n) => ({
    ...talk,
    file: `conversations/${n + 1}.html`,
    messages: () => paged((after) => listSaid(db, familyId, talk.id, after)),
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

const listSaid = (db: Db, familyId: string, conversationId: string, after: string | null): Promise<Said[]> =>
  db
    .select({
      id: message.id,
      author: message.author,
      content: message.content,
      createdAt: message.createdAt,
    })
    .from(message)
    .where(
      and(
        eq(message.familyId, familyId),
        eq(message.conversationId, conversationId),
        after ? gt(message.id, after) : undefined,
      ),
    )
    .orderBy(asc(message.id))
    .limit(PAGE_MESSAGES)
