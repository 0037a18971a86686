import type { Actor } from '../accounts/guard.ts'
import { handOverAll, listOwned } from '../accounts/membership/hand-over.ts'
import { detachPayer } from '../plans/queries.ts'
import type { Db } from '../platform/db/db.ts'
import { rememberErased } from '../platform/erasures/remember-erased.ts'
import { closeUser, leaveNewsletter, reopenUser } from './queries.ts'
import type { Owner } from './register.ts'
import { daysKept, daysLater } from './rules.ts'

/** What must have happened before an account closes, such as the end of a subscription. Throwing keeps the account open. */
export type BeforeClosing = (owner: Owner) => Promise<void>

export type AccountMail = { to: string; about: 'closed' | 'erased' | 'inactive'; until: string }
export type EnqueueMail = (tx: Db, mail: AccountMail) => Promise<void>

type Parts = { db: Db; beforeClosing: BeforeClosing[]; enqueueMail: EnqueueMail }

/** For each family of theirs; before the transaction, since these may ask other services. */
export const prepareClosing = async (
  { db, beforeClosing }: Pick<Parts, 'db' | 'beforeClosing'>,
  { id: userId, email }: Pick<Actor, 'id' | 'email'>,
): Promise<void> => {
  for (const familyId of await listOwned(db, userId))
    for (const before of beforeClosing) await before({ userId, familyId, email })
}

/** Closes an account at once and ends its sessions; it can be opened again until the time this returns, and is erased then. */
export const closeAccount = async (
  { db, beforeClosing, enqueueMail }: Parts,
  { id, email }: Actor,
  { leavesNewsletter }: { leavesNewsletter: boolean },
  now: Date,
): Promise<Date> => {
  await prepareClosing({ db, beforeClosing }, { id, email })
  return db.transaction(async (tx) => {
    for (const familyId of await handOverAll(tx, id)) await detachPayer(tx, familyId)
    const until = await closeUser(tx, id, daysLater(now, daysKept('closed')))
    await rememberErased(tx, 'account', [id], until)
    if (leavesNewsletter) await leaveNewsletter(tx, email)
    await enqueueMail(tx, { to: email, about: 'closed', until: until.toISOString() })
    return until
  })
}

export const reopenAccount = (db: Db, userId: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const isReopened = await reopenUser(tx, userId)
    if (isReopened) await rememberErased(tx, 'account', [userId], null)
    return isReopened
  })
