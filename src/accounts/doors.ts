import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/db.ts'
import type { Log } from '../platform/log.ts'
import type { Auth } from './auth.ts'
import type { ConfirmRequest } from './confirming/send-confirm-link.ts'
import type { Errand } from './contract.ts'
import type { AccountNotice } from './security/account-notices.ts'
import type { SessionWatch } from './security/session-watch.ts'
import type { IsWeak } from './security/weak-passwords.ts'

/** What the ways into an account need. */
export type DoorParts = {
  auth: Auth
  /** The same with the OpenID provider, where one is configured and answers; throws identity_away. */
  identity: () => Promise<Auth>
  config: Config
  db: Db
  log: Log
  sessions: SessionWatch
  isWeak: IsWeak
  planExists: (planId: string) => Promise<boolean>
  /** Queues a mail about an account. */
  notify: (notice: AccountNotice, tx?: Db) => Promise<void>
  /** Takes out of an account's family what the browser of a stranger may have brought into it. */
  onTakenOver: (userId: string, tx: Db) => Promise<void>
  /** Queues the mail to the owner of an address whose password somebody keeps guessing, for whichever address. */
  tellOfGuesses: (email: string) => Promise<void>
  /** Queues the mail with the link that confirms an address. */
  sendConfirmation: (request: ConfirmRequest) => Promise<void>
  /** Queues the mail with a reset link, for whichever address; the link leads on with the errand. */
  sendReset: (email: string, errand: Errand) => Promise<void>
}
