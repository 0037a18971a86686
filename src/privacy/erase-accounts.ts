import type { Db } from '../platform/db/db.ts'
import { rememberErased } from '../platform/erasures/remember-erased.ts'
import type { Log } from '../platform/log.ts'
import { type BeforeClosing, type EnqueueMail, prepareClosing } from './close-account.ts'
import { eraseHeld, listToErase, lockToErase } from './queries.ts'

export type EraseParts = {
  db: Db
  log: Log
  enqueueMail: EnqueueMail
  /** Long done where a parent closed it, and due now where nobody has come for years. */
  beforeClosing: BeforeClosing[]
  /** Takes work that names any of these out of the queue. */
  forgetJobs: (tx: Db, naming: string[]) => Promise<void>
}

/** Erases every account whose time has come, each in a transaction of its own, so that one that fails holds no other back. */
export const eraseAccounts = async (parts: EraseParts, now: Date): Promise<void> => {
  for (const { id, email } of await listToErase(parts.db, now)) {
    try {
      await prepareClosing(parts, { id, email })
      await eraseAccount(parts, id, now)
    } catch (err) {
      parts.log.error({ userId: id, err }, 'an account could not be erased; it is tried again tomorrow')
    }
  }
}

const eraseAccount = ({ db, log, enqueueMail, forgetJobs }: EraseParts, userId: string, now: Date) =>
  db.transaction(async (tx) => {
    const owner = await lockToErase(tx, userId, now)
    if (!owner) return
    await eraseHeld(tx, owner)
    await rememberErased(tx, 'account', [owner.userId])
    await forgetJobs(tx, [owner.userId, owner.familyId, owner.email])
    // An address that was never verified may be somebody else's. The mail's own row in the queue goes once it is sent.
    if (owner.isVerified)
      await enqueueMail(tx, { to: owner.email, about: 'erased', until: now.toISOString() })
    log.info({ userId }, 'an account was erased')
  })
