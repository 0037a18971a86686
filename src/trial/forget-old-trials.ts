import { sql } from 'drizzle-orm'
import type { Db, Row } from '../platform/db/db.ts'
import { TRIAL_KEPT_DAYS } from './rules.ts'

const isOld = sql`created_at < now() - make_interval(days => ${TRIAL_KEPT_DAYS})`
const MOST = 1000

/**
 * What nobody took along into an account goes after a month, message by message. What was used stays known. Safe on many replicas at once.
 * A family is opened with its subscription; only a visitor's has none. Each is held first, so that what is written at that moment is seen.
 */
export const forgetOldTrials = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`delete from message where ${isOld} and family_id in
      (select id from family where ${isOld} and ${IS_VISITORS})`)
    const { rows } = (await tx.execute(sql`select id from family where ${isOld} and ${IS_VISITORS}
      and ${IS_EMPTY} limit ${MOST} for update skip locked`)) as unknown as { rows: Row[] }
    if (rows.length === 0) return
    const held = sql.join(
      rows.map(({ id }) => sql`${id}::uuid`),
      sql`, `,
    )
    await tx.execute(sql`delete from family where id in (${held}) and ${IS_VISITORS} and ${IS_EMPTY}`)
  })

const IS_VISITORS = sql`not exists (select 1 from subscription where subscription.family_id = family.id)
  and not exists (select 1 from family_member where family_member.family_id = family.id)`
const IS_EMPTY = sql`not exists (select 1 from message where message.family_id = family.id)`
