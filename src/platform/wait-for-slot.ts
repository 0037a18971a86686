/** Families, and whatever looks for danger, go before guests. */
export type Rank = 'first' | 'guest'

type Begin = () => void

/**
 * Resolves when it is the caller's turn to compute: one in each round of the event loop, so that everybody's streams, timers and
 * requests get in between. Whoever reads long texts asks before each piece.
 */
export const createSlots = (nextRound: (run: () => void) => void) => {
  const waiting: Record<Rank, Begin[]> = { first: [], guest: [] }
  let isDue = false

  const next = () => {
    const begin = waiting.first.shift() ?? waiting.guest.shift()
    isDue = begin !== undefined
    begin?.()
    if (isDue) nextRound(next)
  }

  return (rank: Rank): Promise<void> =>
    new Promise((resolve) => {
      waiting[rank].push(resolve)
      if (!isDue) nextRound(next)
      isDue = true
    })
}

/** One for the process, as there is one event loop. */
export const waitForSlot = createSlots(setImmediate)
