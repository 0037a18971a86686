import { and, asc, eq, gt } from 'drizzle-orm'
import type { Member } from '../../accounts/member.ts'
import { child } from '../../family/tables.ts'
import type { Db } from '../../platform/db/db.ts'
import { childOfTalk, openedKind } from '../data/queries.ts'
import { message } from '../data/tables.ts'
import { inReadable, readBy } from '../readable/read-by.ts'
import { readableConversation } from '../readable/tables.ts'
import type { ExportedConversation, ExportedMessage } from './rules.ts'

const BATCH = 500

const { id, title, createdAt, starredAt } = readableConversation
const exported = { id, title, createdAt, starredAt }

/** The conversations a member may read with all their messages, oldest first; or the one named. One at a time, so that years of them fit into memory. */
export async function* exportConversations(
  db: Db,
  member: Member,
  only?: string,
): AsyncGenerator<ExportedConversation> {
  const list = await db
    .select({ ...exported, kind: openedKind, child: child.name })
    .from(readableConversation)
    .innerJoin(child, childOfTalk)
    .where(and(readBy(member), only ? eq(readableConversation.id, only) : undefined))
    .orderBy(asc(readableConversation.createdAt), asc(readableConversation.id))
  for (const { kind, child, ...talk } of list) {
    yield {
      title: talk.title,
      kind,
      child,
      createdAt: talk.createdAt.toISOString(),
      isStarred: talk.starredAt !== null,
      messages: await allMessages(db, member, talk.id),
    }
  }
}

const allMessages = async (db: Db, member: Member, conversationId: string): Promise<ExportedMessage[]> => {
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
      .innerJoin(readableConversation, inReadable(message, member))
      .where(
        and(
          eq(message.familyId, member.familyId),
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
