import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { takenStep } from '../tables.ts'

/** Nobody is asked any more about steps whose time has come. */
export const forgetDueCheckIns = async (tx: Db): Promise<void> => {
  await tx.update(takenStep).set({ askAt: null }).where(sql`${takenStep.askAt} <= now()`)
}
