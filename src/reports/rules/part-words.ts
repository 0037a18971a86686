import type { Part } from '../contract.ts'

/** The headings of a report's parts, in the order of reading. */
export const PART_WORDS: Record<Part, string> = {
  strengths: 'What went well, in your words',
  topics: 'What you wrote about',
  tried: 'What you tried, and what came of it',
  changes: 'What changed since last month',
  experiments: 'Two things to try next month',
  questions: 'Questions you could ask',
}

export const PARTS = Object.keys(PART_WORDS) as Part[]

/** Fewer messages than this say little of a month. */
export const THIN = 3
export const TOO_LITTLE =
  "You didn't write much this month, and that's fine. Here's what there is; the more you tell the coach, the more there'll be to look back on."
