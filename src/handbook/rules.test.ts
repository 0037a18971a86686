import { expect, test } from 'vitest'
import type { HandbookCard } from './contract.ts'
import { matches } from './rules.ts'

const card = {
  title: 'Bedtime that takes for ever',
  keywords: ['sleep', 'lights out'],
  parts: { about: 'bedtime battles' },
} as HandbookCard

test.each([
  ['', true],
  ['bed', true],
  ['Lights BATTLES', true],
  ['out bedtime', true],
  ['edtime', false],
  ['bed biting', false],
  ['  ?! ', true],
])('a card is found by the beginnings of its words: %j is %s', (query, isFound) => {
  expect(matches(card, query)).toBe(isFound)
})
