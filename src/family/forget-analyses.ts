import { eq, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'
import { child } from './tables.ts'

/** Takes the descriptions away from all children of a family; the types and the ratings stay. */
export const forgetAnalyses = async (db: Db, familyId: string): Promise<void> => {
  await db
    .update(child)
    .set({
      personalityProfile: sql`split_part(${child.personalityProfile}, '|', 1)`,
      personalityEvaluation: sql`${child.personalityEvaluation} || '{"enhancedProfile": null, "analysisSource": null}'`,
    })
    .where(eq(child.familyId, familyId))
}
