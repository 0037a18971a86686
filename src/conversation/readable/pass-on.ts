import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/**
 * What somebody shared stays with the family when they go: another parent, the owner first, has it from then on. What nobody else may read is left
 * where it is. For one family or, without one, for all.
 */
export const passOnShared = async (tx: Db, userId: string, familyId: string | null = null): Promise<void> => {
  const heir = sql`select m.user_id from family_member m
    where m.family_id = c.family_id and m.user_id <> ${userId} and m.role <> 'carer'
    order by m.role = 'owner' desc, m.created_at, m.user_id limit 1`
  await tx.execute(sql`update conversation c set author_id = (${heir})
    where c.author_id = ${userId} and c.is_shared and (${familyId}::uuid is null or c.family_id = ${familyId}::uuid)
      and exists (${heir})`)
}
