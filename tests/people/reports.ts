import { sql } from 'drizzle-orm'
import type { Db } from '../../src/platform/db/db.ts'

/** A report and workbook of a conversation's family, as if the job had made them. Returns its month. */
export const buildReport = async (db: Db, conversationId: string): Promise<string> => {
  const month = '2026-10'
  await db.execute(sql`insert into report (family_id, user_id, month, zone, asked_at, made_at, data, workbook)
    select family_id, author_id, ${month}, 'UTC', now(), now(), '{"children": []}', '{"children": []}'
    from conversation where id = ${conversationId}`)
  return month
}
