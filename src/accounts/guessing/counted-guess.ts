import * as z from 'zod'
import { AppError } from '../../platform/errors.ts'
import { accountKey } from '../../platform/http/client-network.ts'
import { giveBack, giveOneBack, take, takeOrRefuse } from '../../platform/http/rate-limit.ts'
import type { DoorParts } from '../doors.ts'
import { findUserByEmail } from '../queries.ts'
import { isKnownDevice } from '../sign-in/known-devices.ts'
import { ADDRESS, type GuessLimit, NETWORK, OWN, PAIR, TOLD } from './guess-limits.ts'

export type GuessParts = Pick<DoorParts, 'db' | 'config' | 'tellOfGuesses'>

/** Who gives a password for `address`, which was typed and may have no account: an open session of its owner, or a browser somewhere. */
export type Guesser = { address: string } & (
  | { sessionId: string }
  /** `device` is what the browser is known by, null where it brings nothing that we signed. */
  | { network: string; device: string | null }
)

/**
 * Runs what judges a password, counted before it runs, so that of many at once no more are judged than are left. A known browser has a count of
 * its own, so nobody's guessing shuts the owner out of it. A right one counts no more. Wrong is an answer that is not ok, or wrong_password
 * thrown. Throws too_many.
 */
export const countedGuess = async <T>(
  parts: GuessParts,
  guesser: Guesser,
  judge: () => Promise<T>,
): Promise<T> => {
  const counts = await countsFor(parts, guesser)
  let isTelling = false
  for (const { key, limit } of counts) {
    const used = await takeOrRefuse(parts.db, limit, key)
    isTelling ||= used >= (limit.tellsAt ?? Number.POSITIVE_INFINITY)
  }
  const tell = async () => {
    if (isTelling) await tellOnce(parts, guesser.address)
  }
  const judged = await judge().catch(async (error) => {
    if (error instanceof AppError && error.code === 'wrong_password') await tell()
    throw error
  })
  if (judged instanceof Response && !judged.ok) await tell()
  else await forgive(parts, counts)
  return judged
}

type Count = { limit: GuessLimit; key: string; isShared: boolean }

const countsFor = async ({ db, config }: GuessParts, guesser: Guesser): Promise<Count[]> => {
  const { address } = guesser
  const keyOf = (words: string) => accountKey(words, config.appSecret)
  const own = (key: string) => OWN.map((limit) => ({ limit, key, isShared: false }))
  if ('sessionId' in guesser) return own(keyOf(`session ${guesser.sessionId}`))
  const { network, device } = guesser
  const byNetwork = { limit: NETWORK, key: network, isShared: true }
  // Of what is no address no password is judged.
  if (!z.email().safeParse(address).success) return [byNetwork]
  const user = await findUserByEmail(db, address)
  if (device !== null && (await isKnownDevice(db, user?.id ?? null, device)))
    return own(keyOf(`device ${user?.id} ${device}`))
  const typed = keyOf(address)
  return [
    byNetwork,
    { limit: PAIR, key: keyOf(`${address} ${network}`), isShared: false },
    ...ADDRESS.map((limit) => ({ limit, key: typed, isShared: true })),
  ]
}

/** What others used up stays used up. */
const forgive = async ({ db }: GuessParts, counts: Count[]): Promise<void> => {
  for (const { limit, key, isShared } of counts)
    await (isShared ? giveOneBack(db, limit, key) : giveBack(db, limit, key))
}

/** For whichever address: whether it has an account is looked up in the job, so that no answer takes longer for it. */
const tellOnce = async ({ db, config, tellOfGuesses }: GuessParts, address: string): Promise<void> => {
  if ((await take(db, TOLD, accountKey(address, config.appSecret))).isAllowed) await tellOfGuesses(address)
}
