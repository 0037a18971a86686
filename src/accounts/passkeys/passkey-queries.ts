import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { mustExist } from '../../platform/errors.ts'
import type { KeptPasskey } from '../contract.ts'
import { passkey } from '../tables.ts'

export const listPasskeys = async (db: Db, userId: string): Promise<KeptPasskey[]> => {
  const rows = await db
    .select()
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id))
  return rows.map(({ id, name, createdAt, usedAt }) => ({
    id,
    name,
    addedAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }))
}

const own = (userId: string, id: string) => and(eq(passkey.userId, userId), eq(passkey.id, id))

/** Asked before the password is: what is not there needs none. */
export const mustHavePasskey = async (db: Db, userId: string, id: string): Promise<void> =>
  mustExist((await db.$count(passkey, own(userId, id))) > 0)

export const renamePasskey = async (db: Db, userId: string, id: string, name: string): Promise<void> =>
  mustExist(
    (await db.update(passkey).set({ name }).where(own(userId, id)).returning({ id: passkey.id })).length > 0,
  )

export const deletePasskey = async (db: Db, userId: string, id: string): Promise<void> =>
  mustExist((await db.delete(passkey).where(own(userId, id)).returning({ id: passkey.id })).length > 0)
