import { normalise } from '../../language/normalise.ts'
import type { Concern } from '../contract.ts'

/** Who is in danger, or whom the danger comes from where that is the writer. */
export type Who = 'child' | 'writer' | 'young writer' | 'someone'

const YOUNG_WRITER =
  /\b(?:i am|i'?m|im) (?:only )?(?:9|1[0-7]|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! ?(?:weeks|wks|months|days|pregnant|years older|kg|and a half weeks|percent|%|minutes|mins))|\bmy (?:mum|mom|mummy)'?s (?:boyfriend|bf)\b|\bmummy'?s boyfriend\b/
const NOT_NOW = /\bwhen (?:i was|i am)\b|\bsays?\b|\bsaid\b|"i am 1/
const SELF = /\b(?:i|me|my ?self|im|i'?m|ive)\b/
const CHILD =
  /\b(?:he|she|him|her|they|them|baby|son|daughter|child|kids?|toddler|newborn|boy|girl|teen|lo|ds|dd|\d+ ?(?:yo|year old|month old))\b/

export const isYoungWriter = (text: string): boolean => {
  const said = normalise(text)
  return YOUNG_WRITER.test(said) && !NOT_NOW.test(said)
}

/** A guess from the concern and the words that told it. */
export const whoOf = (concern: Concern, sentence: string, isYoung: boolean): Who => {
  if (isYoung) return 'young writer'
  if (concern === 'harming_child' || concern === 'abuse') return 'child'
  const said = sentence.toLowerCase()
  if (concern === 'violence') return SELF.test(said) ? 'writer' : 'someone'
  if (CHILD.test(said)) return 'child'
  return SELF.test(said) ? 'writer' : 'someone'
}
