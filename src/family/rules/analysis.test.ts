import { describe, expect, test } from 'vitest'
import { checkAnalysis, isShort } from '../check-analysis.ts'
import { withName } from './analysis-name.ts'
import { composeAnalysis } from './compose-analysis.ts'

const TYPES = ['E', 'I'].flatMap((a) =>
  ['S', 'N'].flatMap((b) => ['T', 'F'].flatMap((c) => ['J', 'P'].map((d) => a + b + c + d))),
)
const AGES = [0.1, 0.9, 2.9, 3, 5, 6, 8.5, 9, 12, 13, 17, 99]
const GOOD =
  '{name} often meets people with delight. Pretend play may help most now. Endings can be hard. Try one small warning this week.'

describe('the guide’s own words', () => {
  const all = TYPES.flatMap((type) => AGES.map((age) => ({ type, age, name: 'Anna Lena' })))

  test('are four sentences and fewer than a hundred words for every type and age', () => {
    for (const child of all) {
      const text = composeAnalysis(child)
      expect(isShort(text), text).toBe(true)
      expect(checkAnalysis(text), text).toBe(text)
    }
  })
  test('are the same each time, and differ by type and by age', () => {
    expect(composeAnalysis({ type: 'ENFP', age: 4, name: 'Mia' })).toBe(
      composeAnalysis({ type: 'ENFP', age: 4, name: 'Mia' }),
    )
    const texts = TYPES.flatMap((type) =>
      [1, 4, 7, 10, 15].map((age) => composeAnalysis({ type, age, name: 'Mia' })),
    )
    expect(new Set(texts).size).toBe(16 * 5)
  })
  test('speak of the child by name and leave nothing unfilled', () => {
    for (const child of all) {
      expect(composeAnalysis(child)).toContain('Anna Lena')
      expect(composeAnalysis(child)).not.toMatch(/[{}]|undefined|\b(?:he|she|him|her|his|hers)\b/)
    }
  })
})

describe('a name in a sentence', () => {
  test.each([
    ['Mia', 'Mia sings. I hear Mia.'],
    ['Anna Lena', 'Anna Lena sings. I hear Anna Lena.'],
    ['$&', '$& sings. I hear $&.'],
    ['', 'Your child sings. I hear your child.'],
    ['J. R.', 'Your child sings. I hear your child.'],
    ['a b c d', 'Your child sings. I hear your child.'],
    ['x'.repeat(60), 'Your child sings. I hear your child.'],
    ['<b>Mia</b>', 'Your child sings. I hear your child.'],
  ])('%s', (name, text) => expect(withName('{name} sings. I hear {name}.', name)).toBe(text))
})

describe('what a model wrote', () => {
  test('passes as four plain sentences', () => expect(checkAnalysis(GOOD)).toBe(GOOD))
  test.each([
    ['a fifth sentence', `${GOOD} And one more.`],
    ['emphasis', GOOD.replace('delight', '**delight**')],
    ['a list', GOOD.replaceAll('. ', '.\n- ')],
    ['numbers before lines', `1. ${GOOD}`],
    ['quotation marks around it', `"${GOOD}"`],
    ['line breaks', GOOD.replaceAll('. ', '.\n\n')],
    ['a sentence that broke off', `${GOOD} And then there`],
  ])('is trimmed: %s', (_, written) => expect(checkAnalysis(written)).toBe(GOOD))
  test.each([
    ['three sentences', GOOD.split('. ').slice(1).join('. ')],
    ['an end that broke off', GOOD.slice(0, -5)],
    ['nothing', ''],
    ['a condition', GOOD.replace('Endings can be hard', 'This may be a sign of ADHD')],
    ['a finding', GOOD.replace('Endings can be hard', 'A doctor could diagnose this')],
    ['a link', GOOD.replace('Endings', 'Endings (https://example.org)')],
    ['another placeholder', GOOD.replace('Endings', '[sibling 1] and endings')],
    ['markup', GOOD.replace('Endings', '<b>Endings</b>')],
    ['the profile’s divider', GOOD.replace('Endings', 'Endings | edges')],
  ])('is refused: %s', (_, written) => expect(checkAnalysis(written)).toBeNull())
  test('a hundred words are too many', () => {
    expect(isShort('a '.repeat(99).trim())).toBe(true)
    expect(isShort('a '.repeat(100).trim())).toBe(false)
  })
})
