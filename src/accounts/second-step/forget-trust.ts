import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { verification } from '../tables.ts'

/** The library's rows of devices that are not asked for a second step, and of logins that wait for one. */
export const ofSecondStep = sql`${verification.identifier} ~ '^(trust-device|2fa)-'`

/** Every device is asked again, and a login that was half done begins anew. */
export const forgetTrust = async (db: Db, userId: string): Promise<void> => {
  await db.delete(verification).where(and(eq(verification.value, userId), ofSecondStep))
}
