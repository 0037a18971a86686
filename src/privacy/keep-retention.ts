import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { knownDevice, session, user, verification } from '../accounts/tables.ts'
import { purgeDeleted } from '../conversation/history/delete-conversation.ts'
import type { Db } from '../platform/db/db.ts'
import { forgetOldTrials } from '../trial/forget-old-trials.ts'
import { type EraseParts, eraseAccounts } from './erase-accounts.ts'
import { forgetByWish, forgetOldHistory } from './forget-conversations.ts'
import { daysEarlier, daysKept, daysLater, WARNING_DAYS } from './rules.ts'

/** The daily job: erases what is past its time in content/site/retention.ts. Safe to run twice and on many replicas at once. */
export const keepRetention = async (parts: EraseParts, now: Date): Promise<void> => {
  const { db } = parts
  await forgetOldTrials(db)
  await forgetEndedSessions(db, daysEarlier(now, daysKept('sessions')))
  await db.delete(knownDevice).where(lt(knownDevice.lastAt, daysEarlier(now, daysKept('devices'))))
  await purgeDeleted(db, now)
  await forgetByWish(db, now)
  await forgetOldHistory(db, daysEarlier(now, daysKept('history')))
  await closeUnverified(db, now)
  await warnInactive(parts, now)
  await closeInactive(db, now)
  await eraseAccounts(parts, now)
}

const forgetEndedSessions = async (db: Db, before: Date): Promise<void> => {
  await db.delete(session).where(lt(session.expiresAt, before))
  await db.delete(verification).where(lt(verification.expiresAt, before))
}

/** An address that was never confirmed may be somebody else's: nobody can have used the account. */
const closeUnverified = async (db: Db, now: Date): Promise<void> => {
  await db
    .update(user)
    .set({ eraseAfter: now })
    .where(
      and(
        eq(user.emailVerified, false),
        isNull(user.eraseAfter),
        lt(user.createdAt, daysEarlier(now, daysKept('unverified'))),
      ),
    )
}

const lastHere = sql`coalesce(${user.lastLoginAt}, ${user.createdAt})`
const lastHereBefore = (time: Date) => sql`${lastHere} < ${time.toISOString()}::timestamptz`

/** Each once: the mark is set in the transaction that queues the mail, by whoever sets it first. */
const warnInactive = async ({ db, enqueueMail }: EraseParts, now: Date): Promise<void> => {
  const until = daysLater(now, WARNING_DAYS).toISOString()
  await db.transaction(async (tx) => {
    const warned = await tx
      .update(user)
      .set({ warnedAt: now })
      .where(
        and(
          isNull(user.eraseAfter),
          lastHereBefore(daysEarlier(now, daysKept('inactive') - WARNING_DAYS)),
          or(isNull(user.warnedAt), sql`${user.warnedAt} < ${lastHere}`),
        ),
      )
      .returning({ email: user.email })
    for (const { email } of warned) await enqueueMail(tx, { to: email, about: 'inactive', until })
  })
}

const closeInactive = async (db: Db, now: Date): Promise<void> => {
  await db
    .update(user)
    .set({ eraseAfter: now })
    .where(
      and(
        isNull(user.eraseAfter),
        lastHereBefore(daysEarlier(now, daysKept('inactive'))),
        lt(user.warnedAt, daysEarlier(now, WARNING_DAYS)),
        sql`${user.warnedAt} > ${lastHere}`,
      ),
    )
}
