import { expect, test } from 'vitest'
import { MODES } from './modes.ts'

test.each([
  [4, 'Personalized guidance for age 4'],
  [18, 'Personalized guidance for age 18'],
  [0.5, 'Personalized guidance for age 6 months'],
  [2.5, 'Personalized guidance for age 2 years 6 months'],
])('for age %d: %s', (age, words) => expect(MODES.child.subtitle(age)).toBe(words))
