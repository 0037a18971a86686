import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/ids.ts'
import type { OutgoingContent } from '../rules/outgoing-content.ts'
import { whatsappCount, whatsappOutgoing } from '../tables.ts'

export type OutgoingRow = typeof whatsappOutgoing.$inferSelect

/** Numbers to call pass everything else. */
export const RANK = { danger: 0, ordinary: 1 } as const

type Queued = {
  key: string
  personId: string
  numberId: string
  rank: number
  content: OutgoingContent
  dueAt: Date
}

/** False when it was queued before. */
export const queueMessage = async (db: Db, row: Queued): Promise<boolean> => {
  const rows = await db
    .insert(whatsappOutgoing)
    .values({ id: newId(), ...row })
    .onConflictDoNothing({ target: whatsappOutgoing.key })
    .returning({ id: whatsappOutgoing.id })
  return rows.length === 1
}

/** The message that goes out next; nothing passes it that was queued later, but for numbers to call. */
export const nextOutgoing = async (db: Db, personId: string): Promise<OutgoingRow | null> =>
  (
    await db
      .select()
      .from(whatsappOutgoing)
      .where(and(eq(whatsappOutgoing.personId, personId), eq(whatsappOutgoing.state, 'queued')))
      .orderBy(asc(whatsappOutgoing.rank), asc(whatsappOutgoing.id))
      .limit(1)
  )[0] ?? null

export const updateOutgoing = async (db: Db, id: string, set: Partial<OutgoingRow>): Promise<void> => {
  await db.update(whatsappOutgoing).set(set).where(eq(whatsappOutgoing.id, id))
}

/** It was taken. Its status may have come before this, and then stays. */
export const markSent = async (db: Db, id: string, wamid: string): Promise<void> => {
  await db
    .update(whatsappOutgoing)
    .set({
      wamid,
      tries: sql`${whatsappOutgoing.tries} + 1`,
      state: sql`case when ${whatsappOutgoing.state} = 'queued' then 'sent' else ${whatsappOutgoing.state} end`,
      errorCode: null,
    })
    .where(eq(whatsappOutgoing.id, id))
}

/** It won't arrive. False where its status has told that it did. */
export const markFailed = async (tx: Db, id: string, errorCode: string | null): Promise<boolean> => {
  const rows = await tx
    .update(whatsappOutgoing)
    .set({ state: 'failed', content: null, errorCode })
    .where(and(eq(whatsappOutgoing.id, id), eq(whatsappOutgoing.state, 'queued')))
    .returning({ id: whatsappOutgoing.id })
  return rows.length === 1
}

/** Holds a message of ours until the transaction ends, by WhatsApp's id of it or by ours. */
export const lockOutgoing = async (
  tx: Db,
  wamid: string,
  ourId: string | null,
): Promise<OutgoingRow | null> => {
  const ours = ourId && /^[0-9a-f-]{36}$/.test(ourId) ? eq(whatsappOutgoing.id, ourId) : undefined
  const [row] = await tx
    .select()
    .from(whatsappOutgoing)
    .where(or(eq(whatsappOutgoing.wamid, wamid), ours))
    .for('update')
  return row ?? null
}

/** All that may not be written freely any more waits for the person. A check-in finds its own way. */
export const letWait = async (db: Db, personId: string): Promise<void> => {
  await db
    .update(whatsappOutgoing)
    .set({ state: 'waiting' })
    .where(
      and(
        eq(whatsappOutgoing.personId, personId),
        eq(whatsappOutgoing.state, 'queued'),
        sql`${whatsappOutgoing.content} ->> 'type' not in ('template', 'check-in')`,
      ),
    )
}

/** They wrote: what waited goes out, and what asked them to write needn't. */
export const wakeWaiting = async (db: Db, personId: string, now: Date): Promise<void> => {
  const theirs = eq(whatsappOutgoing.personId, personId)
  await db
    .delete(whatsappOutgoing)
    .where(
      and(
        theirs,
        eq(whatsappOutgoing.state, 'queued'),
        sql`${whatsappOutgoing.content} ->> 'type' = 'template'`,
      ),
    )
  await db
    .update(whatsappOutgoing)
    .set({ state: 'queued', tries: 0, dueAt: now })
    .where(and(theirs, eq(whatsappOutgoing.state, 'waiting')))
}

/** It's not to be sent any more. */
export const dropOutgoing = async (db: Db, id: string): Promise<void> => {
  await db.delete(whatsappOutgoing).where(eq(whatsappOutgoing.id, id))
}

/** What was not sent yet never is: they said STOP, or belong to no family any more. */
export const dropUnsent = async (db: Db, personId: string): Promise<void> => {
  await db
    .delete(whatsappOutgoing)
    .where(
      and(
        eq(whatsappOutgoing.personId, personId),
        inArray(whatsappOutgoing.state, ['queued', 'waiting']),
        sql`${whatsappOutgoing.rank} > ${RANK.danger}`,
      ),
    )
}

export const peopleToSendTo = async (db: Db, now: Date): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ personId: whatsappOutgoing.personId })
    .from(whatsappOutgoing)
    .where(and(eq(whatsappOutgoing.state, 'queued'), lte(whatsappOutgoing.dueAt, now)))
  return rows.map(({ personId }) => personId)
}

export const forgetOutgoing = async (db: Db, before: Date, wordsBefore: Date): Promise<void> => {
  await db
    .delete(whatsappOutgoing)
    .where(sql`${whatsappOutgoing.createdAt} < ${before.toISOString()}::timestamptz`)
  await db
    .update(whatsappOutgoing)
    .set({ content: null })
    .where(
      and(
        inArray(whatsappOutgoing.state, ['sent', 'delivered', 'read', 'failed']),
        sql`${whatsappOutgoing.createdAt} < ${wordsBefore.toISOString()}::timestamptz`,
      ),
    )
}

export const countBilled = async (
  tx: Db,
  { month, category, isBillable }: { month: string; category: string; isBillable: boolean },
): Promise<void> => {
  const [billed, free] = isBillable ? [1, 0] : [0, 1]
  await tx
    .insert(whatsappCount)
    .values({ month, category, billed, free })
    .onConflictDoUpdate({
      target: [whatsappCount.month, whatsappCount.category],
      set: { billed: sql`${whatsappCount.billed} + ${billed}`, free: sql`${whatsappCount.free} + ${free}` },
    })
}

export const listCounts = (db: Db) =>
  db
    .select()
    .from(whatsappCount)
    .orderBy(sql`${whatsappCount.month} desc`, asc(whatsappCount.category))
    .limit(60)
