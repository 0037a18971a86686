import { type RetentionRow, retention } from '../../content/site/retention.ts'

export const DAY_MS = 24 * 60 * 60 * 1000

export const AUTO_DELETE_DAYS = [30, 90, 365] as const
/** What has to be typed before an account is deleted. */
export const DELETE_WORDS = 'delete my account'
export const SUMMARY_MAX_CHARS = 450
/** So long before an account nobody uses is erased, its parent is written to. */
export const WARNING_DAYS = 30

/** Throws for a row that is kept without an end: nothing may erase it. */
export const daysKept = (id: RetentionRow): number => {
  const days = retention.rows.find((row) => row.id === id)?.days
  if (!days) throw new Error(`${id} is kept without an end`)
  return days
}

export const daysLater = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS)
export const daysEarlier = (from: Date, days: number): Date => daysLater(from, -days)

export const isDeleteTyped = (typed: string): boolean => typed.trim().toLowerCase() === DELETE_WORDS
