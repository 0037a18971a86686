import type { ReadSentences } from './sentence-vectors.ts'
import { type Rank, waitForSlot } from './wait-for-slot.ts'

/** Meanings that are kept: a talk's texts are read anew with each of its messages. */
const KEPT = 500

/** A reader that takes a turn for each text, and does not read twice what it read lately. */
export const readInTurns = (read: ReadSentences): ((rank: Rank) => ReadSentences) => {
  const kept = new Map<string, Float32Array>()
  const keep = (text: string, meaning: Float32Array) => {
    // The newest last, so that the first is the one that was longest not asked for.
    kept.delete(text)
    kept.set(text, meaning)
    const oldest = kept.size > KEPT ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
  }
  return (rank) => async (texts) => {
    const meanings: Float32Array[] = []
    let isReading = false
    for (const text of texts) {
      const known = kept.get(text)
      isReading ||= !known
      if (!known) await waitForSlot(rank)
      const meaning = known ?? (await read([text]))?.[0]
      if (!meaning) return null
      keep(text, meaning)
      meanings.push(meaning)
    }
    // What is done with them is a piece of its own.
    if (isReading) await waitForSlot(rank)
    return meanings
  }
}
