export const problemKinds = [
  /** How somebody could be hurt or killed. */
  'method',
  /** An amount of a medicine. */
  'dose',
  /** That somebody has a condition. */
  'diagnosis',
  /** That a talk stays secret. */
  'secrecy',
  /** That the coach called, told or sent somebody. */
  'claimed_action',
  /** Hitting, shaming, locking in or holding back food. */
  'harsh_discipline',
  /** A baby on the tummy or side, with loose things, or beside an adult who drank. */
  'unsafe_sleep',
  /** Honey or water for a baby. */
  'unsafe_feeding',
  'shaking',
  /** A number to call, which may be wrong: the card has those of the parent's country. */
  'phone_number',
  /** That no doctor is needed, beside a sign that needs one. */
  'no_doctor',
] as const
export type ProblemKind = (typeof problemKinds)[number]

export type Facts = {
  /** Under one, by age or by the words of the answer. */
  isBaby: boolean
  /** Under six months, by age or by the words. */
  isSmallBaby: boolean
}

export type AnswerRule = {
  kind: ProblemKind
  pattern: RegExp
  /** Words anywhere in the sentence that make it something else. */
  unless?: RegExp
  /** Words without which the sentence is something else. */
  only?: RegExp
  when?: (facts: Facts) => boolean
  /** What somebody says between quotation marks is left out first. */
  outsideQuotes?: boolean
  /** True where the words before a match cannot take it back: 'I will not tell anyone' is the promise itself. */
  isFinal?: boolean
  /** True where a no can also stand inside a match: 'put him on his back, never on his tummy'. */
  hasGap?: boolean
}

/** Pieces joined to one pattern, to be found anywhere in a sentence. */
export const pattern = (...pieces: string[]): RegExp => new RegExp(`(?:${pieces.join('|')})`, 'g')
