import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Member } from '../../accounts/member.ts'
import { familyMember, user } from '../../accounts/tables.ts'
import { child } from '../../family/tables.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/ids.ts'
import { whatsappPerson } from '../tables.ts'

export type Person = typeof whatsappPerson.$inferSelect
type Known = { waId: string | null; userId: string | null }

const byId = (id: string) => eq(whatsappPerson.id, id)

export const findPerson = async (db: Db, id: string): Promise<Person | null> =>
  (await db.select().from(whatsappPerson).where(byId(id)))[0] ?? null

/**
 * Whoever wrote this, by WhatsApp's own id first and by number second, now or as somebody new. A number that came with another id has
 * changed hands: whoever had it before keeps their family and loses the number.
 */
export const rememberPerson = async (
  tx: Db,
  { waId, userId }: Known,
  numberId: string,
  now: Date,
): Promise<Person> => {
  const found = (userId && (await findBy(tx, 'userId', userId))) || null
  const holder = (waId && (await findBy(tx, 'waId', waId))) || null
  const isSame = holder !== null && (holder.userId === null || userId === null || holder.userId === userId)
  const person = found ?? (isSame ? holder : null)
  if (holder && holder.id !== person?.id)
    await tx.update(whatsappPerson).set({ waId: null }).where(byId(holder.id))
  if (!person) return insertPerson(tx, { waId, userId, numberId, lastInboundAt: now })
  const set = {
    waId: waId ?? person.waId,
    userId: userId ?? person.userId,
    numberId,
    lastInboundAt: now > person.lastInboundAt ? now : person.lastInboundAt,
  }
  await tx.update(whatsappPerson).set(set).where(byId(person.id))
  return { ...person, ...set }
}

const findBy = async (tx: Db, column: 'userId' | 'waId', value: string): Promise<Person | null> =>
  (await tx.select().from(whatsappPerson).where(eq(whatsappPerson[column], value)).for('update'))[0] ?? null

const insertPerson = async (
  tx: Db,
  row: Known & Pick<Person, 'numberId' | 'lastInboundAt'>,
): Promise<Person> => {
  const [person] = await tx
    .insert(whatsappPerson)
    .values({ id: newId(), ...row })
    .returning()
  if (!person) throw new Error('nobody was inserted')
  return person
}

export const updatePerson = async (db: Db, id: string, set: Partial<Person>): Promise<void> => {
  await db.update(whatsappPerson).set(set).where(byId(id))
}

/** A member's phones, the newest first: another parent's are no business of theirs. */
export const listPhones = (db: Db, member: Member): Promise<Person[]> =>
  db.select().from(whatsappPerson).where(ofMember(member)).orderBy(sql`${whatsappPerson.linkedAt} desc`)

/** Where a phone of theirs is linked. */
export const listFamiliesWithPhones = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ familyId: whatsappPerson.familyId })
    .from(whatsappPerson)
    .where(eq(whatsappPerson.memberId, userId))
  return rows.flatMap(({ familyId }) => (familyId ? [familyId] : []))
}

const ofMember = ({ familyId, userId }: Member) =>
  and(eq(whatsappPerson.familyId, familyId), eq(whatsappPerson.memberId, userId ?? ''))

const UNLINKED = { familyId: null, memberId: null, childId: null, linkedAt: null }

/** False when it's not there or not theirs. */
export const unlinkPhone = async (db: Db, member: Member, id: string): Promise<boolean> => {
  const rows = await db
    .update(whatsappPerson)
    .set(UNLINKED)
    .where(and(byId(id), ofMember(member)))
    .returning({ id: whatsappPerson.id })
  return rows.length === 1
}

/** Strangers who have not written for a month are forgotten, with all that is about them. */
export const forgetStrangers = async (db: Db, before: Date): Promise<void> => {
  await db
    .delete(whatsappPerson)
    .where(and(isNull(whatsappPerson.familyId), lt(whatsappPerson.lastInboundAt, before)))
}

/** A child that was deleted is nobody's choice any more. */
export const forgetGoneChildren = async (db: Db): Promise<void> => {
  await db.execute(sql`update whatsapp_person set child_id = null where child_id is not null
    and not exists (select 1 from child where child.family_id = whatsapp_person.family_id and child.id = whatsapp_person.child_id)`)
}

type Lease = 'readingUntil' | 'sendingUntil'

/** Takes one of a person's two leases, unless somebody holds it. One that isn't given back ends by itself. */
export const claim = async (db: Db, id: string, lease: Lease, ms: number): Promise<boolean> => {
  const until = sql`now() + make_interval(secs => ${ms / 1000})`
  const column = whatsappPerson[lease]
  const rows = await db
    .update(whatsappPerson)
    .set({ [lease]: until })
    .where(and(byId(id), or(isNull(column), sql`${column} < now()`)))
    .returning({ id: whatsappPerson.id })
  return rows.length === 1
}

export const keepLease = async (db: Db, id: string, lease: Lease, ms: number): Promise<void> => {
  const until = sql`now() + make_interval(secs => ${ms / 1000})`
  await db
    .update(whatsappPerson)
    .set({ [lease]: until })
    .where(byId(id))
}

export const release = (db: Db, id: string, lease: Lease): Promise<void> =>
  updatePerson(db, id, { [lease]: null })

export type FamilyChild = { id: string; name: string; age: number; isFrozen: boolean; hasProfile: boolean }

/** The children a person can talk about, the first added first. */
export const listFamilyChildren = (db: Db, familyId: string): Promise<FamilyChild[]> =>
  db
    .select({
      id: child.id,
      name: child.name,
      age: child.age,
      isFrozen: child.isFrozen,
      hasProfile: sql<boolean>`${child.personalityProfile} is not null`,
    })
    .from(child)
    .where(eq(child.familyId, familyId))
    .orderBy(child.createdAt, child.id)

/** The parent whose phone it is, unless their account is closed or switched off, or they may write nothing in this family. */
export const findParent = async (db: Db, { familyId, userId }: Member) =>
  (
    await db
      .select({ uid: user.id, email: user.email, name: user.name })
      .from(familyMember)
      .innerJoin(user, eq(user.id, familyMember.userId))
      .where(
        and(
          eq(familyMember.familyId, familyId),
          eq(familyMember.userId, userId ?? ''),
          ne(familyMember.role, 'carer'),
          eq(familyMember.isFrozen, false),
          isNull(user.eraseAfter),
          eq(user.disabled, false),
        ),
      )
  )[0] ?? null
