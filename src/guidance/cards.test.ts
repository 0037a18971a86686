import { describe, expect, test } from 'vitest'
import { library } from '../../tests/people/guide-talk.ts'
import { assess } from '../safety/assess.ts'
import { isForParent } from './search/card-family.ts'
import { loadClassifier } from './search/classifier.ts'
import { keyOf, loadMeanings } from './search/meanings.ts'
import { fitsAge } from './search/search.ts'
import { fill } from './words/fill.ts'

const { cards, anyWorry } = library

test('every card keeps to content/guidance/README.md', () => {
  expect(cards.length).toBeGreaterThan(200)
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
})

test.each(cards.map((card) => [card.id, card] as const))('%s is found by what parents type', (id, card) => {
  const months = Math.min(Math.floor((card.ages.from + card.ages.to) / 2), 200)
  const found = card.situations.flatMap(
    (text) =>
      library.find(library.query(text), (one) => isForParent(one) || fitsAge(one, months))[0]?.card.id ?? [],
  )
  expect(found).toContain(id)
})

describe('with no name known', () => {
  /** 'my your child', and a sentence that begins small. */
  const ODD =
    /\b(?:my|our|your|his|her|their|the|a|an|dear|hello|hi|hey) your child\b|(?:^|[.!?]['"]? )your child\b|(?<!\w)['"]your child\b/

  test.each(cards.map((card) => [card.id, card] as const))('%s reads well', (_, card) => {
    const texts = [
      ...[card.opening, card.next, card.ask, card.help, card.background],
      ...card.suggestions.flatMap((step) => [step.do, step.why]),
      ...card.avoid,
      ...Object.values(card.notes),
      ...card.follow_ups.map(({ answer }) => answer),
    ]
    const odd = texts
      .map((text) => fill(text, { name: 'your child', age: '4 years', pronoun: 'they' }))
      .filter((text) => ODD.test(text))
    expect(odd).toEqual([])
  })
})

test('no quick reply lays words of danger into a mouth', () => {
  const loud = cards.flatMap(({ id, follow_ups }) =>
    follow_ups
      .filter(({ quick_reply: reply }) => reply && assess(reply).loud)
      .map(({ quick_reply }) => `${id}: ${quick_reply}`),
  )
  expect(loud).toEqual([])
})

test('the meaning of every follow-up was read: else run npm run meanings', () => {
  const known = loadMeanings()
  const missing = [...cards, anyWorry].flatMap(({ follow_ups }) =>
    follow_ups.filter((one) => !known.has(keyOf(one))).map(({ said }) => said[0]),
  )
  expect(missing).toEqual([])
})

test('every card was learned from messages: else write some and run npm run cards:train', () => {
  const known = new Set(loadClassifier()?.cards)
  expect(cards.filter(({ id }) => !known.has(id)).map(({ id }) => id)).toEqual([])
})
