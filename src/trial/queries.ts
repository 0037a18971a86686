import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Message } from '../conversation/contract.ts'
import { plan } from '../plans/tables.ts'
import type { Db } from '../platform/db/db.ts'
import { writerIsGone } from '../platform/db/writer.ts'
import type { SafetyCard } from '../safety/contract.ts'
import type { DemoPlan } from './contract.ts'
import { CONVERSATION_HOURS } from './rules.ts'
import { trialConversation, trialMessage, trialVisitor } from './tables.ts'

const inToday = sql`${trialConversation.begunAt} > now() - make_interval(hours => ${CONVERSATION_HOURS})`

export const findVisitor = async (db: Db, id: string) =>
  (await db.select().from(trialVisitor).where(eq(trialVisitor.id, id)))[0] ?? null

/** Holds back this visitor's other messages until the transaction ends. */
export const lockVisitor = async (tx: Db, id: string) =>
  (await tx.select().from(trialVisitor).where(eq(trialVisitor.id, id)).for('update'))[0] ?? null

export const insertVisitor = async (tx: Db, id: string, networkKey: string) => {
  const [row] = await tx.insert(trialVisitor).values({ id, networkKey }).returning()
  if (!row) throw new Error('a visitor was not stored')
  return row
}

/** Today's conversation. One that came along into a family is not the browser's any more. */
export const findCurrent = async (db: Db, visitorId: string) =>
  (
    await db
      .select()
      .from(trialConversation)
      .where(and(eq(trialConversation.visitorId, visitorId), isNull(trialConversation.familyId), inToday))
      .orderBy(desc(trialConversation.begunAt))
      .limit(1)
  )[0] ?? null

export const insertConversation = async (tx: Db, id: string, visitorId: string) => {
  const [row] = await tx.insert(trialConversation).values({ id, visitorId }).returning()
  if (!row) throw new Error('a conversation was not stored')
  return row
}

export const setAge = async (tx: Db, conversationId: string, ageMonths: number): Promise<void> => {
  await tx.update(trialConversation).set({ ageMonths }).where(eq(trialConversation.id, conversationId))
}

/** How old the child is, as it was said last: by this browser, or in what came along into a family. */
export const findAge = async (
  db: Db,
  whose: { visitorId: string } | { familyId: string },
): Promise<number | null> => {
  const theirs =
    'familyId' in whose
      ? eq(trialConversation.familyId, whose.familyId)
      : and(eq(trialConversation.visitorId, whose.visitorId), isNull(trialConversation.familyId))
  const [row] = await db
    .select({ ageMonths: trialConversation.ageMonths })
    .from(trialConversation)
    .where(and(theirs, isNotNull(trialConversation.ageMonths)))
    .orderBy(desc(trialConversation.begunAt))
    .limit(1)
  return row?.ageMonths ?? null
}

export const insertMessage = async (tx: Db, row: typeof trialMessage.$inferInsert): Promise<Message> => {
  const [made] = await tx.insert(trialMessage).values(row).returning()
  if (!made) throw new Error('a message was not stored')
  return presentMessage(made)
}

/** A message sent before, by the writer's own id. */
export const findSent = async (db: Db, visitorId: string, clientId: string) => {
  const [row] = await db
    .select()
    .from(trialMessage)
    .where(and(eq(trialMessage.visitorId, visitorId), eq(trialMessage.clientId, clientId)))
  return row ? { message: presentMessage(row), isOpen: row.isOpen } : null
}

export const findAnswer = async (db: Db, visitorId: string, messageId: string): Promise<Message | null> => {
  const [row] = await db
    .select()
    .from(trialMessage)
    .where(and(eq(trialMessage.visitorId, visitorId), eq(trialMessage.answerTo, messageId)))
  return row ? presentMessage(row) : null
}

/** True for the one who closes it: an answer is kept once, and none for a message that was cleared. */
export const closeMessage = async (tx: Db, id: string): Promise<boolean> => {
  const closed = await tx
    .update(trialMessage)
    .set({ isOpen: false })
    .where(and(eq(trialMessage.id, id), eq(trialMessage.isOpen, true)))
    .returning({ id: trialMessage.id })
  return closed.length === 1
}

export const changeCard = async (db: Db, id: string, card: SafetyCard | null): Promise<void> => {
  await db.update(trialMessage).set({ card }).where(eq(trialMessage.id, id))
}

/** What this browser may still show, of whichever day: a family's is that family's alone. */
const unlinked = (db: Db, visitorId: string) =>
  inArray(
    trialMessage.conversationId,
    db
      .select({ id: trialConversation.id })
      .from(trialConversation)
      .where(and(eq(trialConversation.visitorId, visitorId), isNull(trialConversation.familyId))),
  )

/** The words of a choice, as this browser was last offered it; null where it never was. */
export const findOfferedLabel = async (db: Db, visitorId: string, choice: string): Promise<string | null> => {
  const [row] = await db
    .select({ choices: trialMessage.choices })
    .from(trialMessage)
    .where(
      and(
        unlinked(db, visitorId),
        sql`${trialMessage.choices} @> ${JSON.stringify([{ id: choice }])}::jsonb`,
      ),
    )
    .orderBy(desc(trialMessage.id))
    .limit(1)
  return row?.choices?.find(({ id }) => id === choice)?.label ?? null
}

/** What a family asked last before it had an account; null where it asked nothing, or where someone may have been in danger. */
export const findAsked = async (db: Db, familyId: string): Promise<string | null> => {
  const asked = await db
    .select({ content: trialMessage.content, card: trialMessage.card })
    .from(trialMessage)
    .innerJoin(trialConversation, eq(trialConversation.id, trialMessage.conversationId))
    .where(
      and(
        eq(trialConversation.familyId, familyId),
        eq(trialMessage.author, 'user'),
        isNull(trialMessage.choice),
      ),
    )
    .orderBy(desc(trialMessage.id))
  return asked.some(({ card }) => card) ? null : (asked[0]?.content ?? null)
}

/** The newest, with what the built-in guide remembers, oldest first. A talk goes on where it stopped, also on another day. */
export const listTurns = async (db: Db, visitorId: string) => {
  const turns = await db
    .select({
      id: trialMessage.id,
      author: trialMessage.author,
      content: trialMessage.content,
      status: trialMessage.status,
      note: trialMessage.guideNote,
      choice: trialMessage.choice,
      choices: trialMessage.choices,
    })
    .from(trialMessage)
    .where(unlinked(db, visitorId))
    .orderBy(desc(trialMessage.id))
    .limit(TURNS)
  return turns.reverse()
}

/** As many as a family's talk is answered from. */
const TURNS = 24

/** Of all days that are kept, oldest first. */
export const listMessages = async (db: Db, visitorId: string): Promise<Message[]> =>
  (await db.select().from(trialMessage).where(unlinked(db, visitorId)).orderBy(asc(trialMessage.id))).map(
    presentMessage,
  )

/** All that came along into a family, oldest first. */
export const listFamilyMessages = async (db: Db, familyId: string): Promise<Message[]> => {
  const rows = await db
    .select({ message: trialMessage })
    .from(trialMessage)
    .innerJoin(trialConversation, eq(trialConversation.id, trialMessage.conversationId))
    .where(eq(trialConversation.familyId, familyId))
    .orderBy(asc(trialMessage.id))
  return rows.map(({ message }) => presentMessage(message))
}

/** Messages that nobody answers any more: open for `silentSeconds` with their process gone, or for `stuckSeconds` at all. */
export const listLeftOpen = (
  db: Db,
  visitorId: string,
  { silentSeconds, stuckSeconds }: { silentSeconds: number; stuckSeconds: number },
) =>
  db
    .select({ id: trialMessage.id, conversationId: trialMessage.conversationId })
    .from(trialMessage)
    .where(
      and(
        eq(trialMessage.visitorId, visitorId),
        eq(trialMessage.isOpen, true),
        or(and(openFor(silentSeconds), writerIsGone(trialMessage.writer)), openFor(stuckSeconds)),
      ),
    )

const openFor = (seconds: number) =>
  lt(trialMessage.createdAt, sql`now() - make_interval(secs => ${seconds})`)

export const linkConversations = async (db: Db, visitorId: string, familyId: string): Promise<void> => {
  await db
    .update(trialConversation)
    .set({ familyId })
    .where(and(eq(trialConversation.visitorId, visitorId), isNull(trialConversation.familyId)))
}

/** They are a visitor's again, and come along with whoever signs in next in the browser they were written in. */
export const unlinkConversations = async (db: Db, userId: string): Promise<void> => {
  await db
    .update(trialConversation)
    .set({ familyId: null })
    .where(
      sql`${trialConversation.familyId} in (select family_id from family_member where user_id = ${userId})`,
    )
}

/** What was said goes, of every day; what was used stays. */
export const clearMessages = async (db: Db, visitorId: string): Promise<void> => {
  await db
    .update(trialConversation)
    .set({ ageMonths: null })
    .where(and(eq(trialConversation.visitorId, visitorId), isNull(trialConversation.familyId)))
  await db.delete(trialMessage).where(unlinked(db, visitorId))
}

export const listDemoPlans = (db: Db): Promise<DemoPlan[]> =>
  db
    .select({
      id: plan.id,
      name: plan.name,
      description: plan.description,
      priceCents: plan.priceCents,
      badge: plan.badge,
    })
    .from(plan)
    .where(and(ne(plan.id, 'free'), gt(plan.priceCents, 0)))
    .orderBy(asc(plan.position))

/** What may leave of a message's row. */
const presentMessage = (row: typeof trialMessage.$inferSelect): Message => ({
  id: row.id,
  author: row.author,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  status: row.status,
  clientId: row.clientId,
  answerTo: row.answerTo,
  card: row.card,
  sources: row.sources ?? [],
  error: row.error,
  choice: row.choice,
  choices: row.choices ?? [],
})
