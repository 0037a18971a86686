import type { Guide } from '../features/guidance/guide.ts'
import { type ReadingGuide, withReader } from '../features/guidance/understand.ts'
import type { ReadSentences } from '../platform/sentence-vectors.ts'
import { type Rank, takeTurn } from '../platform/take-turns.ts'

/** The guide as everybody at once may ask it: it waits for its turn before it looks into its cards. */
export const guideInTurns = (guide: Guide, read: ReadSentences, rank: Rank): ReadingGuide => {
  const reading = withReader(guide, read)
  return async (talk) => {
    await takeTurn(rank)
    return reading(talk)
  }
}
