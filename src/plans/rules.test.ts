import { describe, expect, test } from 'vitest'
import { includesReports, initialCredits, isDowngrade, isUnlimitedPlan, oneMonthAfter } from './rules.ts'

describe('a downgrade is a step towards the start of the list', () => {
  const plans = ['free', 'basic', 'family', 'ultimate'].map((id) => ({ id }))
  test.each([
    ['ultimate', 'family', true],
    ['family', 'free', true],
    ['basic', 'family', false],
    ['family', 'family', false],
    ['family', 'gold', false],
    ['gold', 'basic', false],
  ])('from %s to %s: %s', (current, chosen, expected) => {
    expect(isDowngrade(plans, current, chosen)).toBe(expected)
  })
})

describe('unlimited in its spellings', () => {
  test.each([
    ['basic', -1, true],
    ['basic', 999, true],
    ['ultimate', 20, true],
    ['basic', 998, false],
    ['basic', 0, false],
  ])('%s with %i: %s', (id, maxConversations, expected) => {
    expect(isUnlimitedPlan({ id, maxConversations })).toBe(expected)
    expect(initialCredits({ id, maxConversations })).toBe(expected ? -1 : maxConversations)
  })
})

describe('one month later', () => {
  test.each([
    ['2026-01-15T10:30:00.000Z', '2026-02-15T10:30:00.000Z'],
    ['2026-01-31T23:59:59.999Z', '2026-02-28T23:59:59.999Z'],
    ['2028-01-31T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2028-03-29T12:00:00.000Z'],
    ['2026-03-31T12:00:00.000Z', '2026-04-30T12:00:00.000Z'],
    ['2026-12-31T12:00:00.000Z', '2027-01-31T12:00:00.000Z'],
    // Clocks go forward in Europe on 29 March and back on 25 October: the hour in UTC stays.
    ['2026-03-28T01:30:00.000Z', '2026-04-28T01:30:00.000Z'],
    ['2026-10-24T23:30:00.000Z', '2026-11-24T23:30:00.000Z'],
    // 1 February already in Auckland, still 31 January in UTC.
    ['2026-01-31T12:30:00.000Z', '2026-02-28T12:30:00.000Z'],
  ])('after %s comes %s', (from, to) => {
    expect(oneMonthAfter(new Date(from)).toISOString()).toBe(to)
  })
})

test.each([
  ['Ultimate', false, false, true],
  ['Family ULTIMATE plus', false, false, true],
  ['Family', false, false, false],
  ['Family', true, false, true],
  ['Family', false, true, true],
])('a plan named %s (report %s, workbook %s) includes reports: %s', (name, report, workbook, expected) => {
  expect(includesReports({ name, hasInsightsReport: report, hasWorkbook: workbook })).toBe(expected)
})
