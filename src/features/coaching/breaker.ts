import type { Clock } from '../../platform/clock.ts'
import { type Coach, CoachFailure } from './coach.ts'

const FAILURES = 5
const WITHIN_MS = 30_000
const OPEN_MS = 30_000

/** A coach that is left alone for half a minute after five failures in half a minute: parents then hear at once that it is away, and one at a time tries whether it is back. */
export const withBreaker = (coach: Coach, clock: Clock): Coach => {
  let failures: number[] = []
  let openUntil = 0
  let isTrying = false
  return {
    name: coach.name,
    answer: async function* (request, signal) {
      const now = clock().getTime()
      const wasOpen = openUntil > 0
      if (wasOpen && (now < openUntil || isTrying)) throw new CoachFailure('coach_unreachable')
      isTrying = wasOpen
      try {
        yield* coach.answer(request, signal)
        failures = []
        openUntil = 0
      } catch (error) {
        if (error instanceof CoachFailure && !signal.aborted) {
          failures = [...failures.filter((at) => at > now - WITHIN_MS), now]
          if (wasOpen || failures.length >= FAILURES) openUntil = now + OPEN_MS
        }
        throw error
      } finally {
        if (wasOpen) isTrying = false
      }
    },
  }
}
