import { expect, test } from 'vitest'
import { cards } from '../../../tests/guide-talk.ts'
import type { Card } from './card.ts'
import { normalise } from './rules/normalise.ts'
import { turnedDown } from './turned-down.ts'

const cardsOf = (...ids: string[]): Card[] => ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])

test.each([
  [['sibling-fights-9-12'], "They don't fight, it's the lying I'm worried about"],
  [['night-waking-3-5', 'doctor-illness-fear-3-5'], 'no doctor, I mean at night with the monster'],
  [['bullied-6-8', 'bullying-others-6-8'], 'NO NO he is the one who gets bullied'],
  [['phones-social-media-13-17', 'back-talk-disrespect-13-17'], 'But I wanted to know about the phone rules'],
  [['eating-habits-13-17'], 'What?? Nothing to do with food. He skips training'],
])('of a talk that came to %j, "%s" turns down the last', (ids, text) => {
  expect(turnedDown(cardsOf(...ids), normalise(text))?.isOfTopic).toBe(true)
})

test.each([
  [['divorce-two-homes-9-12'], 'we told her together at the kitchen table and nobody is shouting'],
  [['vaping-13-17', 'vaping-13-17'], "he doesn't vape at home"],
  [['biting-1-3'], 'she has no words yet'],
  [[], 'no, that is not it'],
])('of a talk that came to %j, "%s" turns down nothing', (ids, text) => {
  expect(turnedDown(cardsOf(...ids), normalise(text))).toBeNull()
})
