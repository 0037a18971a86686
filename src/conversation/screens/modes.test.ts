import { expect, test } from 'vitest'
import { MODES, shortName } from './modes.ts'

test.each([
  [4, 'Personalized guidance for age 4'],
  [18, 'Personalized guidance for age 18'],
  [0.5, 'Personalized guidance for age 6 months'],
  [2.5, 'Personalized guidance for age 2 years 6 months'],
])('for age %d: %s', (age, words) => expect(MODES.child.subtitle(age)).toBe(words))

test.each([
  ['Mia', 'Mia'],
  ['Anna Maria Luise', 'Anna Maria Luise'],
  ['Hubert Blaine Wolfeschlegelstein', 'Hubert'],
  ['x'.repeat(60), `${'x'.repeat(15)}…`],
  ['عبدالرحمنعبدالرحمنعبدالرحمن', 'عبدالرحمنعبدالر…'],
  ['👨‍👩‍👧‍👦'.repeat(20), `${'👨‍👩‍👧‍👦'.repeat(15)}…`],
  ['e\u0301\u0302\u0303'.repeat(16), 'e\u0301\u0302\u0303'.repeat(16)],
])('%s is shown as %s where there is little room', (name, shown) => expect(shortName(name)).toBe(shown))
