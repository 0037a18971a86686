import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'
import { TRIAL_KEPT_DAYS } from './rules.ts'

const isOld = sql`created_at < now() - make_interval(days => ${TRIAL_KEPT_DAYS})`
/** A family is opened with its subscription; only a visitor's has none. */
const isVisitors = sql`not exists (select 1 from subscription where subscription.family_id = family.id)
  and not exists (select 1 from family_member where family_member.family_id = family.id)`

/** What nobody took along into an account goes after a month, message by message. What was used stays known. Safe on many replicas at once. */
export const forgetOldTrials = async (db: Db): Promise<void> => {
  await db.execute(sql`delete from message where ${isOld} and family_id in
    (select id from family where ${isOld} and ${isVisitors})`)
  await db.execute(sql`delete from family where ${isOld} and ${isVisitors}
    and not exists (select 1 from message where message.family_id = family.id)`)
}
