import type { Outcome } from '../contract.ts'

/** What became of a step, in a word. */
export const OUTCOME_WORDS: Record<Outcome, string> = {
  worked: 'It helped',
  partly: 'It helped in part',
  not: "It didn't help",
}

/** When a parent is asked how it went, on their own clock: 'tomorrow at 10:00'. */
export const whenAsked = (iso: string, now: Date): string => {
  const at = new Date(iso)
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(at)
  if (at.toDateString() === now.toDateString()) return `today at ${time}`
  if (at.toDateString() === tomorrow.toDateString()) return `tomorrow at ${time}`
  return `on ${new Intl.DateTimeFormat('en', { weekday: 'long' }).format(at)} at ${time}`
}
