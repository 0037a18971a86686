import { and, asc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'
import { family, familyMember, profile, user } from './tables.ts'

/** The family that a user owns; null where they own none. */
export const findFamilyOf = async (db: Db, userId: string): Promise<string | null> => {
  const [row] = await db
    .select({ id: familyMember.familyId })
    .from(familyMember)
    .where(and(eq(familyMember.userId, userId), eq(familyMember.role, 'owner')))
    .orderBy(asc(familyMember.createdAt), asc(familyMember.familyId))
    .limit(1)
  return row?.id ?? null
}

/** Holds whoever opens a family for this user, or joins them to one, until the transaction ends. */
export const lockUser = async (tx: Db, userId: string): Promise<boolean> =>
  (await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')).length === 1

/** Makes a family with its owner. */
export const insertFamily = async (tx: Db, familyId: string, userId: string): Promise<void> => {
  await tx.insert(family).values({ id: familyId }).onConflictDoNothing()
  await tx.insert(familyMember).values({ familyId, userId, role: 'owner' })
}

export type FamilyFound = {
  familyId: string
  userId: string
  email: string
  emailVerified: boolean
  createdAt: Date
}

/** Families by a part of their parent's address, for an operator. */
export const findFamilies = (db: Db, part: string, most: number): Promise<FamilyFound[]> =>
  db
    .select({
      familyId: familyMember.familyId,
      userId: user.id,
      email: user.email,
      emailVerified: user.emailVerified,
      createdAt: user.createdAt,
    })
    .from(user)
    .innerJoin(familyMember, eq(familyMember.userId, user.id))
    .where(sql`strpos(${user.email}, ${part.trim().toLowerCase()}) > 0`)
    .orderBy(asc(user.email))
    .limit(most)

/** Where mail about the family's plan goes. */
export const findOwnerEmail = async (db: Db, familyId: string): Promise<string | null> => {
  const [row] = await db
    .select({ email: user.email })
    .from(familyMember)
    .innerJoin(user, eq(user.id, familyMember.userId))
    .where(and(eq(familyMember.familyId, familyId), eq(familyMember.role, 'owner')))
  return row?.email ?? null
}

/** Whose family it is, by name. */
export const findNameOfOwner = async (db: Db, familyId: string): Promise<string> => {
  const [row] = await db
    .select({ name: user.name })
    .from(familyMember)
    .innerJoin(user, eq(user.id, familyMember.userId))
    .where(and(eq(familyMember.familyId, familyId), eq(familyMember.role, 'owner')))
  return row?.name ?? ''
}

/** A family that a user owns besides this one; null where they own no other. */
export const findFamilyBeside = async (db: Db, userId: string, familyId: string): Promise<string | null> => {
  const [row] = await db
    .select({ id: familyMember.familyId })
    .from(familyMember)
    .where(
      and(
        eq(familyMember.userId, userId),
        eq(familyMember.role, 'owner'),
        ne(familyMember.familyId, familyId),
      ),
    )
    .orderBy(asc(familyMember.createdAt), asc(familyMember.familyId))
    .limit(1)
  return row?.id ?? null
}

/** Where mail to one member goes. */
export const findEmailOf = async (db: Db, userId: string): Promise<string | null> =>
  (await db.select({ email: user.email }).from(user).where(eq(user.id, userId)))[0]?.email ?? null

export type ProfileRow = typeof profile.$inferSelect
/** Whose profile it is. */
export type ProfileKey = { familyId: string; userId: string }

const own = ({ familyId, userId }: ProfileKey) =>
  and(eq(profile.familyId, familyId), eq(profile.userId, userId))

export const findProfile = async (db: Db, key: ProfileKey): Promise<ProfileRow | null> =>
  (await db.select().from(profile).where(own(key)))[0] ?? null

export const upsertProfile = async (
  db: Db,
  { familyId, userId }: ProfileKey,
  fields: Pick<ProfileRow, 'phone' | 'address'> & Partial<Pick<ProfileRow, 'bankName' | 'bankAccount'>>,
): Promise<void> => {
  const set = { ...fields, updatedAt: new Date() }
  await db
    .insert(profile)
    .values({ familyId, userId, ...set })
    .onConflictDoUpdate({ target: [profile.familyId, profile.userId], set })
}

export const findNameOf = async (db: Db, userId: string): Promise<string> =>
  (await db.select({ name: user.name }).from(user).where(eq(user.id, userId)))[0]?.name ?? ''

export const renameUser = async (db: Db, userId: string, name: string): Promise<void> => {
  await db.update(user).set({ name, updatedAt: new Date() }).where(eq(user.id, userId))
}

export const listSealedProfiles = (db: Db): Promise<ProfileRow[]> =>
  db
    .select()
    .from(profile)
    .where(or(isNotNull(profile.bankName), isNotNull(profile.bankAccount)))

/** Only where nobody has written another since. */
export const replaceSealed = async (
  db: Db,
  row: ProfileRow,
  sealed: Pick<ProfileRow, 'bankName' | 'bankAccount'>,
): Promise<void> => {
  await db
    .update(profile)
    .set(sealed)
    .where(and(own(row), eq(profile.updatedAt, row.updatedAt)))
}

export const markLogin = async (db: Db, userId: string): Promise<void> => {
  await db.update(user).set({ lastLoginAt: sql`now()` }).where(eq(user.id, userId))
}

export const findUserByEmail = async (
  db: Db,
  email: string,
): Promise<{ id: string; email: string } | null> => {
  const [row] = await db
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(eq(user.email, email.trim().toLowerCase()))
  return row ?? null
}
