import type { Clock } from '../platform/clock.ts'
import { ModelError } from '../platform/model/model.ts'
import { type Coach, CoachFailure } from './coach.ts'

const FAILURES = 5
const WITHIN_MS = 30_000
const OPEN_MS = 30_000

/**
 * A coach that is left alone for half a minute after five faults of its endpoint in half a minute: parents then hear at once that it is
 * away, and one at a time tries whether it is back. Only what no message can bring about is counted, or anybody could close the coach to
 * everybody.
 */
export const withBreaker = (coach: Coach, clock: Clock): Coach => {
  let faults: number[] = []
  let openUntil = 0
  let isTrying = false

  const note = (now: number, wasOpen: boolean) => {
    faults = [...faults.filter((at) => at > now - WITHIN_MS), now]
    if (wasOpen || faults.length >= FAILURES) openUntil = now + OPEN_MS
  }

  return {
    name: coach.name,
    answer: async function* (request, signal) {
      const now = clock().getTime()
      const wasOpen = openUntil > 0
      if (wasOpen && (now < openUntil || isTrying)) throw new CoachFailure('coach_unreachable')
      isTrying = wasOpen
      try {
        yield* coach.answer(request, signal)
        faults = []
        openUntil = 0
      } catch (error) {
        if (isEndpointFault(error) && !signal.aborted) note(now, wasOpen)
        // Whoever refuses one message is there for the next.
        else if (error instanceof CoachFailure && wasOpen) {
          faults = []
          openUntil = 0
        }
        throw error
      } finally {
        if (wasOpen) isTrying = false
      }
    },
  }
}

const isEndpointFault = (error: unknown): boolean =>
  error instanceof CoachFailure && error.cause instanceof ModelError && error.cause.isEndpointFault
