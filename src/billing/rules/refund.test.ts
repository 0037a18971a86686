import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Bought, givenBack, paymentsOfPeriod, unusedCents } from './refund.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number))

/** Basic for its first month, with the fee, unless told. */
const bought = (given: Partial<Bought> = {}): Bought => ({
  ...{ key: 'basic', startsAt: day(0), endsAt: day(30) },
  ...{ priceCents: 500, setupFeeCents: 2400, worthCents: 500 },
  usage: { given: 50, used: 0 },
  ...given,
})
/** Family, three days later, less the unused days of Basic. */
const upgrade = (given: Partial<Bought> = {}): Bought => ({
  ...{ key: 'family', startsAt: day(3), endsAt: day(34) },
  ...{ priceCents: 750, setupFeeCents: 0, worthCents: 1200 },
  usage: { given: 200, used: 0 },
  ...given,
})

describe('the payments of a period', () => {
  const keys = (payments: Bought[]) => paymentsOfPeriod(payments).map(({ key }) => key)
  test.each([
    ['one', [bought()], ['basic']],
    ['an upgrade and what it cut short', [upgrade(), bought()], ['family', 'basic']],
    ['not the month before, which was over', [upgrade({ startsAt: day(30) }), bought()], ['family']],
    [
      'two upgrades',
      [upgrade({ key: 'ultimate', startsAt: day(5), endsAt: day(36) }), upgrade(), bought()],
      ['ultimate', 'family', 'basic'],
    ],
    ['none', [], []],
  ])('%s', (_, payments, expected) => {
    expect(keys(payments)).toEqual(expected)
  })
})

describe('what goes back', () => {
  const used = (number: number) => ({ usage: { given: 50, used: number } })
  test.each([
    ['all, of what nobody used', [bought()], true, 2900],
    ['all of both payments', [upgrade(), bought()], true, 3650],
    ['less what was used', [bought(used(10))], true, 2800],
    ['all, where nobody asked to begin at once', [bought(used(50))], false, 2900],
    ['the fee alone, when everything was used', [bought(used(50))], true, 2400],
    [
      'what was used of each',
      [upgrade({ usage: { given: 170, used: 17 } }), bought(used(30))],
      true,
      3650 - 120 - 300,
    ],
    [
      'never less than the fee',
      [upgrade({ usage: { given: 150, used: 150 } }), bought(used(50))],
      true,
      2400,
    ],
    ['a plan that gave nobody messages', [bought({ usage: { given: 0, used: 0 } })], true, 2900],
    [
      'unlimited: by the days begun',
      [bought({ usage: null, worthCents: 3000, priceCents: 3000 })],
      true,
      2400 + 2500,
    ],
  ])('%s', (_, payments, hasConsent, cents) => {
    expect(givenBack(payments, hasConsent, day(5)).cents).toBe(cents)
  })

  test('of the newest payment first, and of none more than it was', () => {
    const { payments } = givenBack([upgrade(), bought(used(50))], true, day(5))
    expect(payments).toEqual([
      { key: 'family', cents: 750 },
      { key: 'basic', cents: 2400 },
    ])
  })

  const payment = fc.record({
    key: fc.uuid(),
    startsAt: fc.constant(day(0)),
    endsAt: fc.constant(day(30)),
    priceCents: fc.nat({ max: 3000 }),
    setupFeeCents: fc.constantFrom(0, 2400),
    worthCents: fc.nat({ max: 3000 }),
    usage: fc.option(fc.record({ given: fc.constant(150), used: fc.nat({ max: 150 }) })),
  })
  test('whatever was paid and used: between the fee and all of it, and the parts are the sum', () => {
    fc.assert(
      fc.property(fc.array(payment, { minLength: 1, maxLength: 4 }), fc.boolean(), (payments, hasConsent) => {
        const back = givenBack(payments, hasConsent, day(7))
        const paid = payments.reduce((sum, one) => sum + one.priceCents + one.setupFeeCents, 0)
        const fees = payments.reduce((sum, one) => sum + one.setupFeeCents, 0)
        expect(back.cents).toBeLessThanOrEqual(paid)
        expect(back.cents).toBeGreaterThanOrEqual(fees)
        expect(back.cents + back.deductedCents).toBe(paid)
        expect(back.payments.reduce((sum, { cents }) => sum + cents, 0)).toBe(back.cents)
        for (const { cents } of back.payments) expect(cents).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

test.each([
  ['at once', 0, 1200],
  ['half way', 15, 600],
  ['an hour before the end', 30 - 1 / 24, 2],
  ['later', 31, 0],
  ['before it begins', -3, 1200],
])('unused %s', (_, at, cents) => {
  const now = new Date(day(0).getTime() + at * 24 * 60 * 60 * 1000)
  expect(unusedCents({ startsAt: day(0), endsAt: day(30), worthCents: 1200 }, now)).toBe(cents)
})
