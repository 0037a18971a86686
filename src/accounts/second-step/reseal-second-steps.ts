import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { and, eq } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db/db.ts'
import { twoFactor } from '../tables.ts'

/** After the secret changed: what the old one opens is encrypted with the new one, or nobody's codes would fit any more. Returns how many changed. */
export const resealSecondSteps = async (
  db: Db,
  { appSecret, appSecretOld }: Pick<Config, 'appSecret' | 'appSecretOld'>,
): Promise<number> => {
  const again = async (sealed: string): Promise<string | null> => {
    const text = appSecretOld && (await opened(sealed, appSecretOld))
    return text ? symmetricEncrypt({ key: appSecret, data: text }) : null
  }
  let count = 0
  for (const row of await db.select().from(twoFactor)) {
    const [secret, backupCodes] = [await again(row.secret), await again(row.backupCodes)]
    if (!secret || !backupCodes) continue
    // Only where nobody has written another since.
    await db
      .update(twoFactor)
      .set({ secret, backupCodes })
      .where(and(eq(twoFactor.id, row.id), eq(twoFactor.backupCodes, row.backupCodes)))
    count++
  }
  return count
}

/** Null for what another secret encrypted. */
const opened = (sealed: string, secret: string): Promise<string | null> =>
  symmetricDecrypt({ key: secret, data: sealed }).catch(() => null)
