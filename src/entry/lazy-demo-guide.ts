import { guideCoach } from '../features/coaching/guide-coach.ts'
import { createGuide } from '../features/guidance/guide.ts'
import { loadCards } from '../features/guidance/load-cards.ts'
import type { DemoGuide } from '../features/trial/answer-demo.ts'
import type { ReadSentences } from '../platform/sentence-vectors.ts'
import { guideInTurns } from './guide-in-turns.ts'

/** The built-in guide for the guest demo, whatever coach is configured; its cards are read when the first guest asks. */
export const lazyDemoGuide = (
  cardsFolder: string,
  wordMs: number,
  read: ReadSentences,
): (() => DemoGuide) => {
  let made: DemoGuide | null = null
  return () => {
    if (made) return made
    const answerOf = guideInTurns(createGuide(loadCards(cardsFolder)), read, 'guest')
    made = { answerOf, coach: guideCoach(answerOf, wordMs) }
    return made
  }
}
