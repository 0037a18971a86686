import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db/db.ts'
import { isLeft, take } from '../../platform/http/rate-limit.ts'

const MINUTE_MS = 60_000

/**
 * Two doors say whether an address has an account, which helps an honest parent and a spy alike. So a network hears it a few times only,
 * and from then on every answer of theirs is the neutral one. With ACCOUNT_PRIVACY=strict nobody ever hears it.
 */
const REVEALS = [
  { name: 'reveal', max: 3, windowMs: 15 * MINUTE_MS },
  { name: 'reveal-day', max: 10, windowMs: 24 * 60 * MINUTE_MS },
]

type RevealParts = { db: Db; config: Pick<Config, 'accountPrivacy'> }

/** Whether this network may still hear about addresses. */
export const mayReveal = async ({ db, config }: RevealParts, network: string): Promise<boolean> => {
  if (config.accountPrivacy === 'strict') return false
  const left = await Promise.all(REVEALS.map((allowance) => isLeft(db, allowance, network)))
  return left.every(Boolean)
}

/** Counts one that is about to be said. False when it may not be said any more. */
export const takeReveal = async (db: Db, network: string): Promise<boolean> => {
  const taken = []
  for (const allowance of REVEALS) taken.push(await take(db, allowance, network))
  return taken.every(({ isAllowed }) => isAllowed)
}

const FLOOR_MS = 750

/** An answer that takes its time, so that nobody can tell from it what was done. */
export const unhurried = async <T>(work: Promise<T>, floorMs = FLOOR_MS): Promise<T> => {
  const [done] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, floorMs))])
  return done
}
