import { describe, expect, test } from 'vitest'
import { planTerm } from './rules.ts'

describe('a plan’s term', () => {
  const start = new Date('2026-01-31T12:00:00Z')
  const end = new Date('2026-03-02T12:00:00Z')
  test.each([
    ['at once', '2026-01-31T12:00:00Z', 'Active'],
    ['a second before its end', '2026-03-02T11:59:59Z', 'Active'],
    ['at its end', '2026-03-02T12:00:00Z', 'Active'],
    ['a second after', '2026-03-02T12:00:01Z', 'Expired'],
    ['before it began, where clocks differ', '2026-01-31T11:00:00Z', 'Active'],
  ])('%s', (_, now, status) => {
    expect(planTerm('family', start, new Date(now))).toEqual({ status, expiresAt: end })
  })
  test('the free plan does not end', () => {
    expect(planTerm('free', start, new Date('2036-01-01'))).toEqual({ status: 'Active', expiresAt: null })
  })
})
