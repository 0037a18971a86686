import { describe, expect, test } from 'vitest'
import { fill, inSentence, thinNames } from './fill.ts'

const mia = { name: 'Mia', age: '4 years', pronoun: 'she' } as const

test('puts the child into a card’s words', () => {
  expect(
    fill('At {age} {name} may cry. {They} may call {them} by {their} names, {theirs} or {themself}.', mia),
  ).toBe('At 4 years Mia may cry. She may call her by her names, hers or herself.')
})

test('begins a sentence with a capital where the child has no name', () => {
  const names = { ...mia, name: 'your nephew' }
  expect(fill('{name} learns it. Then {name} plays.', names)).toBe(
    'Your nephew learns it. Then your nephew plays.',
  )
})

test('takes a name as it is, dollar signs included', () => {
  expect(fill('Hello {name}.', { ...mia, name: '$&' })).toBe('Hello $&.')
})

describe('says the name only so often', () => {
  test.each([
    ['{name} eats. Let {name} choose.', '{name} eats. Let {them} choose.'],
    ['{name} eats. {name} may stop.', '{name} eats. {They} may stop.'],
    ['{name} eats, and then {name} can stop.', '{name} eats, and then {they} can stop.'],
    ["{name} eats from {name}'s plate.", '{name} eats from {their} plate.'],
    ['{name} eats. {name} sleeps.', '{name} eats. {name} sleeps.'],
  ])('%s', (template, thinned) => expect(thinNames(template, 1)).toBe(thinned))
})

test('stands inside a sentence', () => {
  expect(inSentence('Choose one.')).toBe('choose one.')
  expect(inSentence('{name} learns.')).toBe('{name} learns.')
  expect(inSentence('I can.')).toBe('I can.')
})
