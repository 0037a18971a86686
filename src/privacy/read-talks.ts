import { and, asc, eq, gt } from 'drizzle-orm'
import { conversation, message } from '../conversation/data/tables.ts'
import type { Db } from '../platform/db/db.ts'
import { trialConversation, trialMessage } from '../trial/tables.ts'

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
  const own = await db
    .select({ id: conversation.id, title: conversation.title, createdAt: conversation.createdAt })
    .from(conversation)
    .where(eq(conversation.familyId, familyId))
    .orderBy(asc(conversation.id))
  const trials = await db
    .select({ id: trialConversation.id, createdAt: trialConversation.begunAt })
    .from(trialConversation)
    .where(eq(trialConversation.familyId, familyId))
    .orderBy(asc(trialConversation.id))
  return [
    ...own.map((talk, n) => ({
      ...talk,
      file: `conversations/${n + 1}.html`,
      messages: () => paged((after) => listSaid(db, familyId, talk.id, after)),
    })),
    ...trials.map((talk, n) => ({
      ...talk,
      title: 'Free trial',
      file: `conversations/trial-${n + 1}.html`,
      messages: () => paged((after) => listTrialSaid(db, talk.id, after)),
    })),
  ]
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

const listTrialSaid = (db: Db, conversationId: string, after: string | null): Promise<Said[]> =>
  db
    .select({
      id: trialMessage.id,
      author: trialMessage.author,
      content: trialMessage.content,
      createdAt: trialMessage.createdAt,
    })
    .from(trialMessage)
    .where(
      and(eq(trialMessage.conversationId, conversationId), after ? gt(trialMessage.id, after) : undefined),
    )
    .orderBy(asc(trialMessage.id))
    .limit(PAGE_MESSAGES)
