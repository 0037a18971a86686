import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Row } from '../../platform/db/db.ts'
import { whatsappNumber } from '../tables.ts'

export type NumberRow = typeof whatsappNumber.$inferSelect
export type NewNumber = { number: string; numberId: string | null; kind: 'shared' | 'dedicated' }

/** False when the number, or Meta's id of it, is there already. */
export const addNumber = async (db: Db, row: NewNumber): Promise<boolean> =>
  (await db.insert(whatsappNumber).values(row).onConflictDoNothing().returning()).length === 1

/** Only one that belongs to no child. */
export const removeNumber = async (db: Db, number: string): Promise<boolean> =>
  (
    await db
      .delete(whatsappNumber)
      .where(and(eq(whatsappNumber.number, number), sql`${whatsappNumber.childId} is null`))
      .returning()
  ).length === 1

export const listNumbers = (db: Db): Promise<NumberRow[]> =>
  db.select().from(whatsappNumber).orderBy(asc(whatsappNumber.kind), asc(whatsappNumber.number))

/** The number that everybody writes to; null while there is none that can send. */
export const findSharedNumber = async (db: Db): Promise<string | null> =>
  (
    await db
      .select({ number: whatsappNumber.number })
      .from(whatsappNumber)
      .where(
        and(
          eq(whatsappNumber.kind, 'shared'),
          isNotNull(whatsappNumber.numberId),
          isNull(whatsappNumber.familyId),
        ),
      )
      .orderBy(asc(whatsappNumber.addedAt), asc(whatsappNumber.number))
      .limit(1)
  )[0]?.number ?? null

/** A family's own numbers, by child. */
export const listNumbersOf = async (
  db: Db,
  familyId: string,
): Promise<{ childId: string; number: string }[]> => {
  const rows = await db
    .select({ childId: whatsappNumber.childId, number: whatsappNumber.number })
    .from(whatsappNumber)
    .where(eq(whatsappNumber.familyId, familyId))
  return rows.flatMap(({ childId, number }) => (childId ? [{ childId, number }] : []))
}

/** Children whose plan gives each a number of its own: of one family, or of all. */
const entitled = (familyId: string | null) => sql`
  select child.family_id, child.id, child.created_at from child
  join subscription on subscription.family_id = child.family_id
  join plan on plan.id = subscription.plan_id
  where plan.is_dedicated_number_per_child and not child.is_frozen
    ${familyId ? sql`and child.family_id = ${familyId}` : sql``}`

/** Numbers of children whose plan gives none any more are free again. The child is locked before the number, as where it is deleted. */
export const releaseNumbers = async (db: Db, familyId: string | null): Promise<void> => {
  await db.execute(sql`
    with leaving as (
      select child.family_id, child.id, had.number from child
      join whatsapp_number had on had.family_id = child.family_id and had.child_id = child.id
      where true ${familyId ? sql`and child.family_id = ${familyId}` : sql``}
        and not exists (select 1 from (${entitled(familyId)}) fits
          where fits.family_id = child.family_id and fits.id = child.id)
      for no key update of child
    ), freed as (
      update whatsapp_number set family_id = null, child_id = null from leaving
      where whatsapp_number.number = leaving.number and whatsapp_number.child_id = leaving.id
    )
    update child set whatsapp_number = null from leaving
    where child.family_id = leaving.family_id and child.id = leaving.id`)
}

/** Gives one child that has none a free number; false when there is no such child or no such number. Safe for many at once: a number taken meanwhile is passed over. */
export const assignNumber = async (db: Db, familyId: string | null): Promise<boolean> => {
  const { rows } = (await db.execute(sql`
    with waiting as (
      select child.family_id, child.id from child
      join (${entitled(familyId)}) fits on fits.family_id = child.family_id and fits.id = child.id
      where not exists (select 1 from whatsapp_number had
        where had.family_id = child.family_id and had.child_id = child.id)
      order by child.created_at, child.id limit 1 for no key update of child
    ), free as (
      select number from whatsapp_number
      where kind = 'dedicated' and number_id is not null and child_id is null
      order by added_at, number limit 1 for update skip locked
    ), given as (
      update whatsapp_number set family_id = waiting.family_id, child_id = waiting.id
      from waiting, free where whatsapp_number.number = free.number and whatsapp_number.child_id is null
      returning whatsapp_number.family_id, whatsapp_number.child_id, whatsapp_number.number
    )
    update child set whatsapp_number = given.number from given
    where child.family_id = given.family_id and child.id = given.child_id
    returning child.id`)) as unknown as { rows: Row[] }
  return rows.length === 1
}

/** How many children wait for a number of their own. */
export const countWaiting = async (db: Db, familyId: string | null = null): Promise<number> => {
  const { rows } = (await db.execute(sql`
    select count(*)::int as count from (${entitled(familyId)}) fits
    where not exists (select 1 from whatsapp_number had
      where had.family_id = fits.family_id and had.child_id = fits.id)`)) as unknown as {
    rows: { count: number }[]
  }
  return rows[0]?.count ?? 0
}
