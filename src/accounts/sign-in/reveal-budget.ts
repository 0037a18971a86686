import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db/db.ts'
import { accountKey } from '../../platform/http/client-network.ts'
import { type Allowance, isLeft, take } from '../../platform/http/rate-limit.ts'

const MINUTE_MS = 60_000

const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * Two doors say whether an address has an account, which helps an honest parent and a spy alike. So a network hears it a few times only, and so
 * do all networks together about one address; from then on every answer is the neutral one. With ACCOUNT_PRIVACY=strict nobody ever hears it.
 */
const BY_NETWORK = [
  { name: 'reveal', max: 3, windowMs: 15 * MINUTE_MS },
  { name: 'reveal-day', max: 10, windowMs: DAY_MS },
]
const BY_ADDRESS = [{ name: 'reveal-address', max: 5, windowMs: DAY_MS }]

type RevealParts = { db: Db; config: Pick<Config, 'accountPrivacy' | 'appSecret'> }
/** Who asks, and about which address, as it was typed. */
export type Asked = { network: string; email: string }

/** Whether this network may still hear about this address. */
export const mayReveal = async (parts: RevealParts, asked: Asked): Promise<boolean> => {
  if (parts.config.accountPrivacy === 'strict') return false
  const left = await Promise.all(
    countsFor(parts, asked).map(([allowance, key]) => isLeft(parts.db, allowance, key)),
  )
  return left.every(Boolean)
}

/** Counts one that is about to be said. False when it may not be said any more. */
export const takeReveal = async (parts: RevealParts, asked: Asked): Promise<boolean> => {
  for (const [allowance, key] of countsFor(parts, asked))
    if (!(await take(parts.db, allowance, key)).isAllowed) return false
  return true
}

const countsFor = ({ config }: RevealParts, { network, email }: Asked): [Allowance, string][] => [
  ...BY_NETWORK.map((allowance): [Allowance, string] => [allowance, network]),
  ...BY_ADDRESS.map((allowance): [Allowance, string] => [allowance, accountKey(email, config.appSecret)]),
]

/** What the owner is written to when a neutral answer hid that they have an account: no more often, whoever asks. */
const TOLD = { name: 'already-registered', max: 1, windowMs: 60 * MINUTE_MS }
export const mayTellOwner = async ({ db, config }: RevealParts, email: string): Promise<boolean> =>
  (await take(db, TOLD, accountKey(email, config.appSecret))).isAllowed

const FLOOR_MS = 750

/** An answer that takes its time, so that nobody can tell from it what was done. */
export const unhurried = async <T>(work: Promise<T>, floorMs = FLOOR_MS): Promise<T> => {
  const [done] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, floorMs))])
  return done
}
