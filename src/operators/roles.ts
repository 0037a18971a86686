import { asc, eq } from 'drizzle-orm'
import { user } from '../accounts/tables.ts'
import type { Db } from '../platform/db/db.ts'

/** Null for who is no operator. */
export const findRole = async (db: Db, userId: string): Promise<{ hasSecondStep: boolean } | null> => {
  const [row] = await db
    .select({ isOperator: user.isOperator, hasSecondStep: user.twoFactorEnabled })
    .from(user)
    .where(eq(user.id, userId))
  return row?.isOperator ? { hasSecondStep: row.hasSecondStep } : null
}

export const listOperators = (db: Db) =>
  db
    .select({ userId: user.id, email: user.email, hasSecondStep: user.twoFactorEnabled })
    .from(user)
    .where(eq(user.isOperator, true))
    .orderBy(asc(user.email))

export type Account = { userId: string; isVerified: boolean; hasSecondStep: boolean }

/** Gives or takes the role. Null where nobody has this address. */
export const setRole = async (db: Db, email: string, isOperator: boolean): Promise<Account | null> => {
  const [row] = await db
    .update(user)
    .set({ isOperator })
    .where(eq(user.email, email.trim().toLowerCase()))
    .returning({ userId: user.id, isVerified: user.emailVerified, hasSecondStep: user.twoFactorEnabled })
  return row ?? null
}

/** A role may have been taken away since a backup was made. */
export const forgetRoles = async (tx: Db): Promise<void> => {
  await tx.update(user).set({ isOperator: false }).where(eq(user.isOperator, true))
}
