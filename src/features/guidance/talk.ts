import type { Source } from './card.ts'

/** What the guide may know of a talk: this child, what was said before (oldest first), and the new message. */
export type Talk = {
  child: {
    name: string
    /** Years; 0.5 is six months. */
    age: number
    /** Four letters, or null before an evaluation. */
    type: string | null
    interests: string[]
  }
  turns: { author: 'user' | 'assistant'; content: string; note: GuideNote | null }[]
  text: string
}

/** What the guide remembers with an answer of its own, so that the next one carries on. Kept with the message. */
export type GuideNote = {
  /** The card it spoke from, or null when it asked a question or had none. */
  cardId: string | null
  /** Which suggestions of that card were given so far in this talk. */
  given: number[]
  /** What this answer was: advice, more of it, another way, a next step, thanks, a question back, or no guide for it. */
  move: 'advise' | 'more' | 'another' | 'next' | 'thanks' | 'ask' | 'none'
}

export type GuideAnswer = { text: string; sources: Source[]; note: GuideNote }
