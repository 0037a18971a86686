import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { family, familyMember } from './tables.ts'

export const findFamilyOf = async (db: Db, userId: string): Promise<string | null> => {
  const [row] = await db
    .select({ id: familyMember.familyId })
    .from(familyMember)
    .where(eq(familyMember.userId, userId))
  return row?.id ?? null
}

/** Makes a family with its owner. False when the user had one by then: the caller rolls back. */
export const insertFamily = async (db: Db, familyId: string, userId: string): Promise<boolean> => {
  await db.insert(family).values({ id: familyId })
  const made = await db
    .insert(familyMember)
    .values({ familyId, userId, role: 'owner' })
    .onConflictDoNothing()
    .returning({ id: familyMember.familyId })
  return made.length === 1
}
