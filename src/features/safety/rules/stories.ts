import type { Facts } from './facts.ts'
import { findCandidates } from './find-candidates.ts'
import { apply } from './rule.ts'
import { type CompiledSign, compileStories, type Found, weigh } from './sign.ts'
import { childHarmed } from './signs-of-a-child-harmed.ts'
import { drinkAndDrugs, hungerAndPurging } from './signs-of-craving.ts'
import { despair } from './signs-of-despair.ts'
import { fearAtHome } from './signs-of-fear-at-home.ts'
import { bodyInTrouble } from './signs-of-illness.ts'
import { lostTemper } from './signs-of-lost-temper.ts'
import { sinkingParent } from './signs-of-low-mood.ts'
import { swallowedHarm } from './signs-of-poison.ts'

const STORIES = [
  swallowedHarm,
  despair,
  lostTemper,
  childHarmed,
  fearAtHome,
  bodyInTrouble,
  hungerAndPurging,
  drinkAndDrugs,
  sinkingParent,
]
const candidates = findCandidates(compileStories(STORIES), ({ rule }) => rule.pattern)

const NEARBY = 3

/** The stories that enough signs of a message tell together. Long messages say more by chance, so they must say more. */
export const readStories = (sentences: string[][], facts: Facts): Found[] => {
  const seen = new Set<CompiledSign>()
  sentences.forEach((sentence, at) => {
    const nearby = sentences.slice(Math.max(0, at - NEARBY), at + NEARBY + 1).flat()
    for (const sign of candidates(sentence))
      if (!seen.has(sign) && apply(sign.rule, sentence, nearby, facts) !== null) seen.add(sign)
  })
  return weigh(STORIES, [...seen], longer(sentences.flat().length))
}

const longer = (words: number): number => (words <= 100 ? 0 : words <= 200 ? 1 : words <= 350 ? 2 : 3)
