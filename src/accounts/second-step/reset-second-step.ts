import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { twoFactor, user } from '../tables.ts'
import { forgetTrust } from './forget-trust.ts'

/** For whoever lost both the app and the backup codes: from now on the password alone opens the account again. False when it did already. */
export const resetSecondStep = (db: Db, userId: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const gone = await tx
      .delete(twoFactor)
      .where(eq(twoFactor.userId, userId))
      .returning({ id: twoFactor.id })
    await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, userId))
    await forgetTrust(tx, userId)
    return gone.length > 0
  })
