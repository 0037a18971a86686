import { describe, expect, test } from 'vitest'
import { ageFromInput, ageToInput, formatAge, isAgeText, needsAgeNote } from './rules.ts'

describe('age', () => {
  test.each([
    ['4', 'years', 4],
    [' 12 ', 'years', 12],
    ['0.5', 'years', 0.5],
    ['2,5', 'years', 2.5],
    ['99', 'years', 99],
    ['6', 'months', 0.5],
    ['18', 'months', 1.5],
    ['0', 'years', null],
    ['0', 'months', null],
    ['0.0', 'years', null],
    ['00', 'years', null],
    ['100', 'years', null],
    ['99.5', 'years', null],
    ['-3', 'years', null],
    ['1e1', 'years', null],
    ['four', 'years', null],
    ['', 'years', null],
    [' ', 'months', null],
    ['.5', 'years', null],
  ] as const)('%o in %s is %o', (value, unit, expected) => {
    expect(ageFromInput(value, unit)).toBe(expected)
  })

  test.each([
    ['', true],
    ['7', true],
    ['17', true],
    ['0', true],
    ['4.', true],
    ['4,5', true],
    ['99', true],
    ['99.1', false],
    ['123', false],
    ['-', false],
    ['a', false],
    ['1e', false],
    ['4.555', false],
  ])('typing %o is let in: %o', (text, expected) => {
    expect(isAgeText(text)).toBe(expected)
  })

  test.each([
    [5 / 12, '5 months'],
    [1 / 12, '1 month'],
    [0.001, '1 month'],
    [1, '1 year'],
    [1.5, '18 months'],
    [2, '2 years'],
    [31 / 12, '2 years 7 months'],
    [4, '4 years'],
    [13 + 1 / 12, '13 years 1 month'],
    [0.999, '1 year'],
    [0, 'Not specified'],
    [-1, 'Not specified'],
    [Number.NaN, 'Not specified'],
    [null, 'Not specified'],
    [undefined, 'Not specified'],
  ])('%o years reads %o', (age, text) => {
    expect(formatAge(age)).toBe(text)
  })

  test('every age that can be typed comes back to the edit form as it was meant', () => {
    for (const unit of ['years', 'months'] as const)
      for (let value = 1; value <= 99; value++) {
        const age = ageFromInput(String(value), unit)
        const again = ageToInput(age)
        expect(ageFromInput(again.value, again.unit)).toBe(age)
        // The column keeps four decimals.
        expect(ageToInput(Number(age?.toFixed(4)))).toEqual(again)
      }
    expect(ageToInput(null)).toEqual({ value: '', unit: 'years' })
    expect(ageToInput(4.3)).toEqual({ value: '4.3', unit: 'years' })
  })

  test.each([
    [0.5, true],
    [6.9, true],
    [7, false],
    [17, false],
    [null, false],
  ])('%o needs the note: %o', (age, expected) => {
    expect(needsAgeNote(age)).toBe(expected)
  })
})
