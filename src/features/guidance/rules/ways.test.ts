import { expect, test } from 'vitest'
import { areOpposed, goesAll, waysOf } from './ways.ts'

test.each([
  ['a later bedtime', { hour: true }],
  ['bring bedtime forward meanwhile', { hour: false }],
  ['a slightly earlier bedtime rather than a later one', { hour: false }],
  ['more milk', { amount: true }],
  ['cut down milk', { amount: false }],
  ['more fun than school', {}],
  ['once more', {}],
  ['a longer nap', { length: true }],
  ['dropping the nap', { kept: false }],
  ['keep the nap', { kept: true }],
  ['earlier or later', {}],
  ['', {}],
])('%j goes %j', (text, ways) => expect(waysOf(text)).toEqual(ways))

test('only what goes the same way agrees, and only what goes the other way is opposed', () => {
  expect(goesAll({ hour: true }, {})).toBe(false)
  expect(goesAll({ hour: true }, { hour: true, kept: false })).toBe(true)
  expect(areOpposed({ hour: true }, {})).toBe(false)
  expect(areOpposed({ hour: true }, { hour: false })).toBe(true)
})
