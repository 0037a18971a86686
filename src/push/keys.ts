import { eq } from 'drizzle-orm'
import webPush, { type VapidKeys } from 'web-push'
import type { Db } from '../platform/db/db.ts'
import type { Log } from '../platform/log.ts'
import type { Sealer } from '../platform/sealing.ts'
import { pushKey } from './tables.ts'

const ID = 'vapid'
const PLACE = 'push_key.private_key'

type Parts = { db: Db; sealer: Sealer; log: Log }

/**
 * The server's pair of keys: the operator's, else the one that was made on the first start, on whichever replica was first. They never change
 * by themselves, since each browser is subscribed with them. Null, with a word in the log, where the kept pair was sealed with a secret that is lost.
 */
export const loadKeys = async (
  { db, sealer, log }: Parts,
  given: VapidKeys | null,
): Promise<VapidKeys | null> => {
  if (given) return given
  const made = webPush.generateVAPIDKeys()
  await db
    .insert(pushKey)
    .values({ id: ID, publicKey: made.publicKey, privateKey: sealer.seal(made.privateKey, PLACE) })
    .onConflictDoNothing()
  const [kept] = await db.select().from(pushKey).where(eq(pushKey.id, ID))
  const privateKey = kept && sealer.open(kept.privateKey, PLACE)
  if (!kept || !privateKey) {
    log.error({}, 'notifications are off: no secret of ours opens the push keys. Set APP_SECRET_OLD')
    return null
  }
  if (!sealer.isCurrent(kept.privateKey))
    await db
      .update(pushKey)
      .set({ privateKey: sealer.seal(privateKey, PLACE) })
      .where(eq(pushKey.id, ID))
  return { publicKey: kept.publicKey, privateKey }
}
