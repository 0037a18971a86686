import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { Member } from '../accounts/member.ts'
import type { Db } from '../platform/db/db.ts'
import { rememberErased } from '../platform/erasures/remember-erased.ts'
import { AppError } from '../platform/errors.ts'
import { isLoud } from '../safety/rules.ts'
import { findChildOf, hasClientId, lockChildOf } from './data/queries.ts'
import { conversation, message, reply, summary } from './data/tables.ts'

type Replaced = { conversationId: string; clientId: string; replaces: string }

/**
 * Makes room for a parent's changed message: the old one, the last they wrote, goes for good with its answers and every summary that may
 * speak of it. Its row is locked, so that no answer to it can begin meanwhile. Nothing happens when the changed message was kept
 * before. Throws not_found; conflict when it is not the last one, is being answered, or carries a loud safety card.
 */
export const removeExchange = async (
  tx: Db,
  member: Member,
  { conversationId, clientId, replaces }: Replaced,
): Promise<void> => {
  const { familyId } = member
  await lockChildOf(tx, member, conversationId)
  if (!(await findChildOf(tx, member, conversationId))) throw new AppError('not_found')
  if (await hasClientId(tx, member, conversationId, clientId)) return
  const here = and(eq(message.familyId, familyId), eq(message.conversationId, conversationId))
  const [old] = await tx
    .select({ card: message.card })
    .from(message)
    .where(and(here, eq(message.id, replaces), eq(message.author, 'user')))
    .for('update')
  const later = await tx
    .select({ id: message.id })
    .from(message)
    .where(and(here, eq(message.author, 'user'), gt(message.id, replaces)))
    .limit(1)
  const answering = await tx
    .select({ id: reply.id })
    .from(reply)
    .where(
      and(
        eq(reply.familyId, familyId),
        eq(reply.conversationId, conversationId),
        eq(reply.status, 'running'),
      ),
    )
    .limit(1)
  if (!old || isLoud(old.card) || later.length > 0 || answering.length > 0) throw new AppError('conflict')
  const removed = await tx
    .delete(message)
    .where(and(here, or(eq(message.id, replaces), eq(message.answerTo, replaces))))
    .returning({ id: message.id })
  await tx
    .update(conversation)
    .set({ messageCount: sql`${conversation.messageCount} - ${removed.length}` })
    .where(and(eq(conversation.familyId, familyId), eq(conversation.id, conversationId)))
  const forgotten = await tx
    .delete(summary)
    .where(
      and(
        eq(summary.familyId, familyId),
        eq(summary.conversationId, conversationId),
        gt(summary.id, replaces),
      ),
    )
    .returning({ id: summary.id })
  await rememberErased(tx, 'message', idsOf(removed))
  await rememberErased(tx, 'summary', idsOf(forgotten))
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id)
