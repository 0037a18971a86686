import { asc } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'
import { whatsappNumber } from './tables.ts'

/** False when it is there already. */
export const addNumber = async (db: Db, number: string): Promise<boolean> =>
  (await db.insert(whatsappNumber).values({ number }).onConflictDoNothing().returning()).length === 1

export const listNumbers = (db: Db): Promise<(typeof whatsappNumber.$inferSelect)[]> =>
  db.select().from(whatsappNumber).orderBy(asc(whatsappNumber.number))
