import { lt, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { readErasureFile, writeErasureFile } from './erasure-file.ts'
import { erasure } from './tables.ts'

export type Erased = typeof erasure.$inferSelect

const AT_ONCE = 1000

/** The last decision about each. */
export const mergeErased = (...lists: Erased[][]): Erased[] => {
  const latest = new Map<string, Erased>()
  for (const one of lists.flat())
    if (one.at.getTime() >= (latest.get(one.hash)?.at.getTime() ?? 0)) latest.set(one.hash, one)
  return [...latest.values()]
}

export const readErased = (db: Db): Promise<Erased[]> => db.select().from(erasure)

/** For a table that holds none of them. */
export const writeErased = async (tx: Db, erased: Erased[]): Promise<void> => {
  for (let from = 0; from < erased.length; from += AT_ONCE)
    await tx.insert(erasure).values(erased.slice(from, from + AT_ONCE))
}

/**
 * Brings the file beside the data up to what the database knows, and forgets what was decided before `since`, when no backup can hold it
 * any more. A database that begins anew takes nothing out of the file.
 */
export const mirrorErased = async (db: Db, file: string, since: Date): Promise<void> => {
  await db.delete(erasure).where(lt(erasure.at, sql`${since.toISOString()}::timestamptz`))
  const known = mergeErased(readErasureFile(file), await readErased(db))
  writeErasureFile(
    file,
    known.filter(({ at }) => at >= since),
  )
}
