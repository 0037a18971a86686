import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { knownDevice } from '../tables.ts'

/** Stands in for the user of an address that has none, so that looking for a device takes as long. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Whether this browser was signed in to the account before. `userId` is null where there is no account. */
export const isKnownDevice = async (db: Db, userId: string | null, device: string): Promise<boolean> => {
  const owner = userId ?? NOBODY
  return (
    (await db.$count(
      knownDevice,
      and(eq(knownDevice.userId, owner), eq(knownDevice.hash, hashOf(owner, device))),
    )) > 0
  )
}

/** True when it was not known before; of many at once on one device exactly one hears that. */
export const rememberDevice = async (db: Db, userId: string, device: string): Promise<boolean> => {
  const [row] = await db
    .insert(knownDevice)
    .values({ userId, hash: hashOf(userId, device) })
    .onConflictDoUpdate({ target: [knownDevice.userId, knownDevice.hash], set: { lastAt: sql`now()` } })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return row?.isNew ?? false
}

export const countDevices = (db: Db, userId: string): Promise<number> =>
  db.$count(knownDevice, eq(knownDevice.userId, userId))

export const forgetDevices = async (db: Db, userId: string): Promise<void> => {
  await db.delete(knownDevice).where(eq(knownDevice.userId, userId))
}

const hashOf = (userId: string, device: string): string =>
  createHash('sha256').update(`${userId} ${device}`).digest('base64url')
