import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { child } from '../../family/tables.ts'
import type { Db } from '../../platform/db/db.ts'
import { openedKind } from '../data/queries.ts'
import { conversation, message } from '../data/tables.ts'
import type { ExportedConversation, ExportedMessage } from './rules.ts'

const BATCH = 500

/** A family's conversations with all their messages, oldest first; or the one named. One at a time, so that years of them fit into memory. */
export async function* exportConversations(
  db: Db,
  familyId: string,
  only?: string,
): AsyncGenerator<ExportedConversation> {
  const list = await db
    .select({ conversation, kind: openedKind, child: child.name })
    .from(conversation)
    .innerJoin(child, and(eq(child.familyId, conversation.familyId), eq(child.id, conversation.childId)))
    .where(
      and(
        eq(conversation.familyId, familyId),
        isNull(conversation.deletedAt),
        only ? eq(conversation.id, only) : undefined,
      ),
    )
    .orderBy(asc(conversation.createdAt), asc(conversation.id))
  for (const { conversation: talk, kind, child } of list) {
    yield {
      title: talk.title,
      kind,
      child,
      createdAt: talk.createdAt.toISOString(),
      isStarred: talk.starredAt !== null,
      messages: await allMessages(db, familyId, talk.id),
    }
  }
}

const allMessages = async (db: Db, familyId: string, conversationId: string): Promise<ExportedMessage[]> => {
  const all: ExportedMessage[] = []
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .select({
        id: message.id,
        author: message.author,
        content: message.content,
        createdAt: message.createdAt,
        status: message.status,
        starredAt: message.starredAt,
        card: message.card,
        sources: message.sources,
        parts: message.parts,
        choices: message.choices,
        choice: message.choice,
      })
      .from(message)
      .where(
        and(
          eq(message.familyId, familyId),
          eq(message.conversationId, conversationId),
          gt(message.id, after),
        ),
      )
      .orderBy(asc(message.id))
      .limit(BATCH)
    for (const row of rows)
      all.push({
        from: row.author === 'user' ? 'parent' : 'coach',
        text: row.content,
        at: row.createdAt.toISOString(),
        status: row.status,
        isStarred: row.starredAt !== null,
        safetyCard: row.card?.title ?? null,
        sources: row.sources ?? [],
        parts: row.parts,
        choices: row.choices ?? [],
        choice: row.choice,
      })
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return all
    after = last.id
  }
}
