/** The topics the coach can name: the specification's ten. */
export const TOPICS = [
  'behavior',
  'challenge',
  'progress',
  'school',
  'sleep',
  'eating',
  'emotion',
  'friend',
  'sibling',
  'development',
] as const

export type Topic = (typeof TOPICS)[number]

/**
 * What stands beneath an answer to tap. Its id says what it asks of the library: 'card:CARD', 'ask:CARD:FOLLOW-UP', one of the fixed
 * ones ('say:CARD', 'why:CARD', 'failed:CARD', 'worked:CARD', 'help:CARD'), 'topic:TOPIC' or 'else'.
 */
export type Choice = {
  id: string
  label: string
  /**
   * 'quick_reply': an answer to the question that the coach asked last. 'not_this': what else may have been meant. 'next': what is asked next of
   * this card. 'offered': to choose from, in an answer's place.
   */
  group: 'quick_reply' | 'not_this' | 'next' | 'offered'
}

/** Longer than any id the library makes. */
export const CHOICE_ID_MAX_CHARS = 120

/** An answer of the guide as a screen shows it; its `content` says the same as a letter. */
export type AnswerParts = {
  /** 'minute': the first step and the words come before all else. */
  form: 'letter' | 'minute'
  /** What the answer is about, to stand behind 'About': 'bedtime battles'. Null where nothing was looked up. */
  about: string | null
  /** Paragraphs, a blank line between them. */
  opening: string
  /** In order: what to do, and why it helps. */
  steps: { do: string; why: string | null }[]
  /** How it may suit this child, by type and what they like. */
  fit: string | null
  /** Each to be said aloud, without quotation marks. */
  words: string[]
  avoid: string[]
  help: string | null
  question: string | null
}
