import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { about } from '../../content/site/about.ts'
import { accessibility } from '../../content/site/accessibility.ts'
import { advisors, operator, testimonials, trust } from '../../content/site/claims.ts'
import { contact } from '../../content/site/contact.ts'
import { faq } from '../../content/site/faq.ts'
import { home } from '../../content/site/home.ts'
import { privacy } from '../../content/site/privacy.ts'
import { terms } from '../../content/site/terms.ts'
import type { Plan } from '../plans/contract.ts'
import { factsOf, piecesOf } from './rules/facts.ts'
import { shownClaims } from './rules.ts'

const plans = load(readFileSync(join(import.meta.dirname, '../../content/plans.yaml'), 'utf8')) as Plan[]
const FACTS = factsOf(plans)
const TEXTS = { about, accessibility, contact, faq, home, privacy, terms }

test('in production a claim is shown only once nothing marks it as a sample', () => {
  const claims = [{ text: 'made up', sample: true as const }, { text: 'true' }]
  expect(shownClaims(claims, false)).toEqual([{ text: 'true' }])
  expect(shownClaims(claims, true)).toHaveLength(2)
})

test('S26: what nobody has confirmed yet is marked as a sample', () => {
  expect(shownClaims(trust, false).map(({ text }) => text)).not.toContain('10,000+ active families')
  expect(shownClaims(trust, false).map(({ text }) => text)).not.toContain('COPPA compliant')
  expect(shownClaims(testimonials.items, false)).toEqual([])
  expect(shownClaims(advisors, false)).toEqual([])
  expect(shownClaims([operator], false)).toEqual([])
  expect(testimonials.items.map(({ stars }) => stars)).toEqual([5, 5, 5, 5])
})

test('the numbers of plans come from the plan table', () => {
  expect(FACTS).toMatchObject({
    freeMessages: '10',
    basicPrice: '$5',
    familyPrice: '$12',
    ultimatePrice: '$19.99',
    setupFee: '$24',
    closedDays: '30',
  })
  expect(() => factsOf([])).toThrow('free')
})

test.each(Object.entries(TEXTS))(
  '%s writes no price itself, and every name in braces is known',
  (_, texts) => {
    const words = stringsOf(texts)
    expect(words.filter((text) => /\$\d/.test(text))).toEqual([])
    const names = words.flatMap((text) => piecesOf(text).flatMap(({ name }) => name ?? []))
    const known = [...Object.keys(FACTS), 'supportEmail', 'operator', 'operatorAddress', 'max']
    expect(names.filter((name) => !known.includes(name))).toEqual([])
  },
)

test('a text falls into words and names', () => {
  expect(piecesOf('Pay {setupFee} once.')).toEqual([
    { words: 'Pay ' },
    { name: 'setupFee' },
    { words: ' once.' },
  ])
  expect(piecesOf('')).toEqual([])
})

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(stringsOf)
      : []
