import { and, asc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/ids.ts'
import type { Inbound } from '../../platform/whatsapp-cloud/webhook.ts'
import { whatsappInbound } from '../tables.ts'

export type InboundRow = typeof whatsappInbound.$inferSelect

/** How many of them are new: the same message comes as often as WhatsApp likes. */
export const insertInbound = async (tx: Db, personId: string, messages: Inbound[]): Promise<number> => {
  const rows = await tx
    .insert(whatsappInbound)
    .values(
      messages.map(({ wamid, numberId, kind, text, tapped, mediaId, sentAt }) => ({
        id: newId(),
        ...{ personId, wamid, numberId, kind, text, tapped, mediaId, sentAt },
      })),
    )
    .onConflictDoNothing({ target: whatsappInbound.wamid })
    .returning({ id: whatsappInbound.id })
  return rows.length
}

export const isKnownInbound = async (db: Db, wamids: string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ wamid: whatsappInbound.wamid })
    .from(whatsappInbound)
    .where(inArray(whatsappInbound.wamid, wamids))
  return new Set(rows.map(({ wamid }) => wamid))
}

/** The message a person wrote first of those nobody looked at. */
export const nextNew = async (db: Db, personId: string): Promise<InboundRow | null> =>
  (
    await db
      .select()
      .from(whatsappInbound)
      .where(and(eq(whatsappInbound.personId, personId), eq(whatsappInbound.state, 'new')))
      .orderBy(asc(whatsappInbound.sentAt), asc(whatsappInbound.id))
      .limit(1)
  )[0] ?? null

export const listAsked = (db: Db, personId: string): Promise<InboundRow[]> =>
  db
    .select()
    .from(whatsappInbound)
    .where(and(eq(whatsappInbound.personId, personId), eq(whatsappInbound.state, 'asked')))
    .orderBy(asc(whatsappInbound.id))

export const findInbound = async (db: Db, id: string): Promise<InboundRow | null> =>
  (await db.select().from(whatsappInbound).where(eq(whatsappInbound.id, id)))[0] ?? null

export const updateInbound = async (db: Db, id: string, set: Partial<InboundRow>): Promise<void> => {
  await db.update(whatsappInbound).set(set).where(eq(whatsappInbound.id, id))
}

/** Dealt with: its words go. */
export const finishInbound = (db: Db, id: string): Promise<void> =>
  updateInbound(db, id, { state: 'done', text: null, tapped: null, mediaId: null })

/** What waited for the choice of a child is looked at again. */
export const releaseHeld = async (db: Db, personId: string): Promise<void> => {
  await db
    .update(whatsappInbound)
    .set({ state: 'new', tries: 0 })
    .where(and(eq(whatsappInbound.personId, personId), eq(whatsappInbound.state, 'held')))
}

/** Everything of a person's that isn't dealt with goes: they belong to nobody now. */
export const dropOpen = async (db: Db, personId: string): Promise<void> => {
  await db
    .update(whatsappInbound)
    .set({ state: 'done', text: null, tapped: null, mediaId: null })
    .where(and(eq(whatsappInbound.personId, personId), inArray(whatsappInbound.state, ['held', 'asked'])))
}

export const countTry = async (db: Db, id: string): Promise<number> => {
  const [row] = await db
    .update(whatsappInbound)
    .set({ tries: sql`${whatsappInbound.tries} + 1` })
    .where(eq(whatsappInbound.id, id))
    .returning({ tries: whatsappInbound.tries })
  return row?.tries ?? 0
}

/** People whose messages nobody has looked at, or whose answers may have come. */
export const peopleHeard = async (db: Db, before: Date): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ personId: whatsappInbound.personId })
    .from(whatsappInbound)
    .where(and(inArray(whatsappInbound.state, ['new', 'asked']), lt(whatsappInbound.createdAt, before)))
  return rows.map(({ personId }) => personId)
}

/** WhatsApp repeats itself for a week at most; a message that waited longer for a choice waits in vain. */
export const forgetInbound = async (db: Db, before: Date): Promise<void> => {
  await db
    .delete(whatsappInbound)
    .where(and(ne(whatsappInbound.state, 'asked'), lt(whatsappInbound.createdAt, before)))
}
