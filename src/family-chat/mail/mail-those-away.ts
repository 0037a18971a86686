import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { SendMail } from '../../platform/mail/mail.ts'
import { waitingMail } from './waiting-mail.ts'

export type Waiting = { familyId: string; userId: string }

/** Time to come and read by oneself. */
const PATIENCE = '2 minutes'
const BETWEEN = '1 hour'
const MOST = 500

/** Whoever may be written to now: somebody away who has something to read, wasn't told of it yet, and wasn't written to within the hour. */
const due = (alias: string) =>
  sql.raw(`${alias}.wants_mail and ${alias}.waiting_since < now() - interval '${PATIENCE}'
    and coalesce(${alias}.here_until < now(), true)
    and (${alias}.mailed_at is null or (${alias}.mailed_at < ${alias}.waiting_since and ${alias}.mailed_at < now() - interval '${BETWEEN}'))`)

/** Leaves a mail for each of them to be sent. On many replicas at once each is left once. Returns how many. */
export const mailThoseAway = async (
  db: Db,
  enqueue: (tx: Db, waiting: Waiting) => Promise<void>,
): Promise<number> =>
  db.transaction(async (tx) => {
    const { rows } = (await tx.execute(sql`
      update family_chat_member m set mailed_at = now()
      from (select family_id, user_id from family_chat_member d where ${due('d')}
        order by d.waiting_since limit ${MOST} for update skip locked) picked
      where m.family_id = picked.family_id and m.user_id = picked.user_id
      returning m.family_id as "familyId", m.user_id as "userId"`)) as unknown as { rows: Waiting[] }
    for (const { familyId, userId } of rows) await enqueue(tx, { familyId, userId })
    return rows.length
  })

/** Unless they read it, turned it off, left or closed their account in the meantime. */
export const sendWaiting = async (
  { db, sendMail, appUrl }: { db: Db; sendMail: SendMail; appUrl: string },
  { familyId, userId }: Waiting,
): Promise<void> => {
  const { rows } = (await db.execute(sql`
    select u.email from family_chat_member w join "user" u on u.id = w.user_id
    join family_member m on m.family_id = w.family_id and m.user_id = w.user_id and m.role <> 'carer'
    where w.family_id = ${familyId} and w.user_id = ${userId} and w.wants_mail and w.waiting_since is not null
      and u.email_verified and not u.disabled and u.erase_after is null`)) as unknown as {
    rows: { email: string }[]
  }
  const [found] = rows
  if (found) await sendMail(waitingMail(found.email, appUrl))
}
