import type { Allowance } from '../../platform/http/rate-limit.ts'

const QUARTER_MS = 15 * 60_000
const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** `tellsAt` is how many wrong ones the owner is written to about. */
export type GuessLimit = Allowance & { tellsAt?: number }

/** For an open session, or a browser that was signed in to the account before. Nobody else's guesses count here. */
export const OWN: GuessLimit[] = [
  { name: 'guess-own', max: 10, windowMs: QUARTER_MS },
  { name: 'guess-own-day', max: 50, windowMs: DAY_MS, tellsAt: 10 },
]

/** For everybody else's browser: its network, then its network for this address ... */
export const NETWORK: GuessLimit = { name: 'guess-network', max: 60, windowMs: QUARTER_MS }
export const PAIR: GuessLimit = { name: 'guess-pair', max: 10, windowMs: QUARTER_MS }
/** ... and, from all networks together, the address. */
export const ADDRESS: GuessLimit[] = [
  { name: 'guess-address', max: 30, windowMs: HOUR_MS },
  { name: 'guess-address-day', max: 100, windowMs: DAY_MS, tellsAt: 10 },
]

/** The owner is written to once in so long, however many guess. */
export const TOLD: Allowance = { name: 'guess-told', max: 1, windowMs: DAY_MS }
