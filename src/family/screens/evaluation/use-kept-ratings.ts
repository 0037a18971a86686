import { useState } from 'react'
import type { Responses } from '../../rules.ts'
import { forgetRatings, keepRatings, readRatings } from './kept-ratings.ts'

/** The ratings of a child, or of the new one, kept in this browser until they're confirmed. `saved` is what the child's profile rests on. */
export function useKeptRatings(key: string, saved: Responses) {
  const [responses, setResponses] = useState<Responses>(() => readRatings(key) ?? saved)
  return {
    responses,
    respond: (given: Responses) => {
      setResponses(given)
      keepRatings(key, given)
    },
    /** What was saved by then, here or elsewhere, unless something waits. */
    reopen: () => setResponses(readRatings(key) ?? saved),
    settle: () => forgetRatings(key),
  }
}
