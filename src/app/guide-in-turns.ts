import type { Guide } from '../guidance/guide/guide.ts'
import { type Rank, waitForSlot } from '../platform/wait-for-slot.ts'

/** The guide as everybody at once may ask it: it waits for its turn before it looks into its cards. */
export const guideInTurns =
  (guide: Guide, rank: Rank): Guide =>
  async (talk) => {
    await waitForSlot(rank)
    return guide(talk)
  }
