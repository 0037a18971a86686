import { describe, expect, test } from 'vitest'
import { beginsToday, dueToday, shownCents } from './due-today.ts'

const plans = [{ id: 'free' }, { id: 'basic' }, { id: 'family' }, { id: 'ultimate' }]
const family = { id: 'family', priceCents: 1200, setupFeeCents: 2400 }
const view = {
  payments: 'stripe' as 'stripe' | 'placeholder' | 'off',
  planId: 'free',
  renewsByItself: false,
  isCancelled: false,
  hasPaidSetupFee: false,
  unusedCents: 0,
}
const paying = { ...view, hasPaidSetupFee: true, renewsByItself: true, unusedCents: 250 }

describe('one truth for each way of paying', () => {
  test.each([
    ['nothing where nothing is charged', { ...view, payments: 'placeholder' as const }, 'not-charged', 0, 0],
    ['nor where nothing can be bought', { ...view, payments: 'off' as const }, 'off', 0, 3600],
    ['the first month and the fee', view, 'first', 3600, 3600],
    ['the fee once', { ...view, hasPaidSetupFee: true }, 'first', 1200, 1200],
    ['an upgrade less the unused days', { ...paying, planId: 'basic' }, 'upgrade', 950, 1200],
    ['never less than nothing', { ...paying, planId: 'basic', unusedCents: 5000 }, 'upgrade', 0, 1200],
    ['a smaller plan begins later', { ...paying, planId: 'ultimate' }, 'later', 0, 1200],
    ['the same plan goes on', { ...paying, planId: 'family' }, 'same', 0, 1200],
    [
      'a cancelled plan too',
      { ...paying, planId: 'family', renewsByItself: false, isCancelled: true },
      'same',
      0,
      1200,
    ],
    [
      'a plan of an operator’s is no payment',
      { ...paying, planId: 'basic', renewsByItself: false },
      'first',
      1200,
      1200,
    ],
  ])('%s', (_, given, kind, cents, shown) => {
    const due = dueToday(family, plans, given)
    expect(due).toMatchObject({ kind, cents })
    if (kind !== 'off') expect(shownCents(family, due)).toBe(shown)
    expect(beginsToday(due)).toBe(kind === 'first' || kind === 'upgrade')
  })
})
