import type { Source } from './card.ts'
import type { AnswerParts, Choice, Topic } from './contract.ts'
import type { Band } from './phrases.ts'

/** What safety made of a message. */
export type Care = {
  level: 'none' | 'support' | 'urgent_medical' | 'crisis' | 'emergency'
  concern: string | null
  /** It is sure enough to stand above the answer. */
  loud: boolean
}

/** What the guide may know of a talk: this child, what was said before (oldest first), and the new message. */
export type GuideRequest = {
  kind: 'child' | 'parents' | 'family'
  child: {
    name: string
    /** Years; 0.5 is six months. 0 where nobody has said. */
    age: number
    /** Four letters, or null before an evaluation. */
    type: string | null
    /** The written analysis behind them. */
    analysis?: string | null
    interests: string[]
  }
  turns: Turn[]
  text: string
  /** The id of what was tapped. */
  choice?: string | null
  care?: Care | null
  /** The card of an answer that another one is wanted for. */
  instead?: string | null
  /** Newest first. */
  tried?: Tried[]
}

/** A step that this family took with the child, as it read then. */
export type Tried = {
  step: string
  cardId: string | null
  /** Null while they're at it, or where nobody said. */
  outcome: 'worked' | 'partly' | 'not' | null
  /** How long ago, to stand in a sentence: 'last week'. */
  when: string
  /** How it went, in the parent's words. */
  note: string | null
}

export type Turn = {
  author: 'user' | 'assistant'
  content: string
  note: GuideNote | null
  choice?: string | null
  choices?: Choice[] | null
}

/** What the guide remembers with an answer of its own. Kept with the message; those of before hold more. */
export type GuideNote = {
  /** The card it spoke from, or null where it spoke from none. */
  cardId: string | null
}

/** A question that nothing is written about: never its words. */
export type Gap = { topic: Topic | null; band: Band }

export type GuideAnswer = {
  text: string
  parts: AnswerParts | null
  choices: Choice[]
  sources: Source[]
  note: GuideNote
  /** It answers nothing, so that it costs nothing. */
  isFree: boolean
  gap: Gap | null
}
