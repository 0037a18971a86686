import { and, asc, desc, eq, exists, gt, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Member } from '../../accounts/member.ts'
import type { SentMessage } from '../../coach/contract.ts'
import { child } from '../../family/tables.ts'
import type { Db } from '../../platform/db/db.ts'
import { THIS_WRITER, writerIsGone } from '../../platform/db/writer.ts'
import { inReadable } from '../readable/read-by.ts'
import { readableConversation as talk } from '../readable/tables.ts'
import { inConversation, messageFields, presentMessage } from './queries.ts'
import { conversation, instructions, message, reply, replyEvent } from './tables.ts'

export const listRunning = (db: Db, member: Member, conversationId: string) =>
  db
    .select({ replyId: reply.id, messageId: reply.messageId })
    .from(reply)
    .innerJoin(talk, inReadable(reply, member))
    .where(
      and(
        eq(reply.familyId, member.familyId),
        eq(reply.conversationId, conversationId),
        eq(reply.status, 'running'),
      ),
    )
    .orderBy(asc(reply.id))

const asked = alias(message, 'asked')

/** A reply's state, the card of the message it answers and, once it is settled, the answer it left. */
export const findReply = async (db: Db, member: Member, id: string) => {
  const [row] = await db
    .select({
      status: reply.status,
      answer: messageFields,
      remaining: child.remainingMessages,
      card: asked.card,
    })
    .from(reply)
    .innerJoin(talk, inReadable(reply, member))
    .innerJoin(asked, and(eq(asked.familyId, reply.familyId), eq(asked.id, reply.messageId)))
    .innerJoin(child, and(eq(child.familyId, reply.familyId), eq(child.id, reply.childId)))
    .leftJoin(
      message,
      and(
        eq(message.familyId, reply.familyId),
        eq(message.conversationId, reply.conversationId),
        eq(message.answerTo, reply.messageId),
      ),
    )
    .where(and(eq(reply.familyId, member.familyId), eq(reply.id, id)))
    .orderBy(desc(message.id))
    .limit(1)
  return row ? { ...row, answer: row.answer && presentMessage(row.answer) } : null
}

/** The prompt sent to the provider for the last answer to a message; empty when nothing was sent. Null when there was no attempt. */
export const findSent = async (db: Db, member: Member, messageId: string): Promise<SentMessage[] | null> => {
  const [row] = await db
    .select({ sent: reply.sent, told: instructions.content })
    .from(reply)
    .innerJoin(talk, inReadable(reply, member))
    .leftJoin(instructions, eq(instructions.id, reply.instructionsId))
    .where(and(eq(reply.familyId, member.familyId), eq(reply.messageId, messageId)))
    .orderBy(desc(reply.createdAt), desc(reply.id))
    .limit(1)
  if (!row) return null
  const told = row.told === null ? [] : [{ role: 'system' as const, content: row.told }]
  return [...told, ...(row.sent ?? [])]
}

export const listReplyEvents = (db: Db, member: Member, replyId: string, after: number) =>
  db
    .select({ seq: replyEvent.seq, delta: replyEvent.delta })
    .from(replyEvent)
    .innerJoin(reply, and(eq(reply.familyId, replyEvent.familyId), eq(reply.id, replyEvent.replyId)))
    .innerJoin(talk, inReadable(reply, member))
    .where(
      and(
        eq(replyEvent.familyId, member.familyId),
        eq(replyEvent.replyId, replyId),
        gt(replyEvent.seq, after),
      ),
    )
    .orderBy(asc(replyEvent.seq))

/** Asks a running reply to stop, on whichever replica it runs. False when it is not there or not theirs. */
export const requestStop = async (db: Db, member: Member, id: string): Promise<boolean> => {
  const rows = await db
    .update(reply)
    .set({ stopRequested: true })
    .where(
      and(
        eq(reply.familyId, member.familyId),
        eq(reply.id, id),
        exists(db.select({ id: talk.id }).from(talk).where(inReadable(reply, member))),
      ),
    )
    .returning({ id: reply.id })
  return rows.length === 1
}

/**
 * Running replies without a writer, with the text that was kept: no sign of life for `silentSeconds` and its process gone, or none for
 * `stuckSeconds` at all. Silence alone says little, since a busy process is silent too. This process knows what it's `writing`, and so which
 * of its replies it isn't. Every family's.
 */
export const listDeadReplies = (
  db: Db,
  { silentSeconds, stuckSeconds }: Silence,
  writing: string[] | null = null,
) =>
  db
    .select({
      familyId: reply.familyId,
      replyId: reply.id,
      kind: conversation.kind,
      text: sql<string>`coalesce(string_agg(${replyEvent.delta}, '' order by ${replyEvent.seq}), '')`,
    })
    .from(reply)
    .innerJoin(conversation, inConversation(reply))
    .leftJoin(replyEvent, and(eq(replyEvent.familyId, reply.familyId), eq(replyEvent.replyId, reply.id)))
    .where(
      and(
        eq(reply.status, 'running'),
        or(
          and(silentFor(silentSeconds), writerIsGone(reply.writer)),
          writing
            ? and(silentFor(silentSeconds), eq(reply.writer, THIS_WRITER), notInArray(reply.id, writing))
            : undefined,
          silentFor(stuckSeconds),
        ),
      ),
    )
    .groupBy(reply.familyId, reply.id, conversation.kind)
    .limit(200)

export type Silence = { silentSeconds: number; stuckSeconds: number }

const silentFor = (seconds: number) => sql`${reply.heartbeatAt} < now() - make_interval(secs => ${seconds})`
