const MINUTE_MS = 60_000
export const WINDOW_MS = 24 * 60 * MINUTE_MS
/** What is sent now arrives a little later. */
const MARGIN_MS = MINUTE_MS

/** Whether we may write freely: for a day after a person last wrote. */
export const isWindowOpen = (lastInboundAt: Date, now: Date): boolean =>
  now.getTime() < lastInboundAt.getTime() + WINDOW_MS - MARGIN_MS

/** How long a person's other messages are left alone while one that may have arrived waits for its status. */
const UNCERTAIN_MS = MINUTE_MS
const PAUSES_MS = [5_000, 15_000, 30_000, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS]
const STUCK_MS = 30 * MINUTE_MS
/** Two days of trying; then whoever looks after it reads of it in the log. */
export const MAX_TRIES = 600

export type Failure = { meaning: string; isUncertain: boolean }

export type Next =
  | { do: 'again'; at: Date }
  /** The window has closed: it waits for the person, who is sent the template. */
  | { do: 'wait' }
  /** It won't arrive. Where there's an address, a mail tells of it. */
  | { do: 'give up' }

/** What a failed sending leads to. `tries` counts the failed one. */
export const afterFailure = ({ meaning, isUncertain }: Failure, tries: number, now: Date): Next => {
  if (meaning === 'window_closed') return { do: 'wait' }
  if (meaning === 'undeliverable' || meaning === 'no_template' || meaning === 'refused')
    return { do: 'give up' }
  if (tries >= MAX_TRIES) return { do: 'give up' }
  const pause =
    meaning === 'token' || meaning === 'blocked' ? STUCK_MS : (PAUSES_MS[tries - 1] ?? 5 * MINUTE_MS)
  return { do: 'again', at: new Date(now.getTime() + Math.max(pause, isUncertain ? UNCERTAIN_MS : 0)) }
}

const STATES = ['queued', 'waiting', 'sent', 'delivered', 'read', 'failed'] as const
export type State = (typeof STATES)[number]

/** Statuses come in any order, and more than once: a message only moves forward. Read is final, and so is failed. */
export const movesOn = (from: State, to: State): boolean =>
  from !== 'read' && from !== 'failed' && STATES.indexOf(to) > STATES.indexOf(from)
