import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atCheckout, atExpiry, atRenewal, atUpgrade, type Holder } from '../rules.ts'
import { atEarlierRefund, atRefund, atWithdrawal, usageOf } from './take-back.ts'

const free = { id: 'free', maxChildren: 1, maxConversations: 10 }
const basic = { id: 'basic', maxChildren: 1, maxConversations: 50 }
const family = { id: 'family', maxChildren: 3, maxConversations: 150 }
const ultimate = { id: 'ultimate', maxChildren: 5, maxConversations: 999 }

/** '160 of 150, 20': what is there, and how many the period that runs gave. */
const children = (text: string): Holder[] =>
  text.split(', ').map((part, place) => {
    const [remaining = '', given = '0'] = part.replace(' frozen', '').split(' of ')
    const isFrozen = part.endsWith('frozen')
    return { id: String(place), remainingMessages: Number(remaining), givenMessages: Number(given), isFrozen }
  })
const said = (holders: Holder[]) =>
  holders
    .map(({ remainingMessages, isFrozen }) => `${remainingMessages}${isFrozen ? ' frozen' : ''}`)
    .join(', ')

describe('a withdrawal takes all that the period gave and is still there', () => {
  test.each([
    ['all unused', '160 of 150', '10'],
    ['partly used', '40 of 150', '0'],
    ['all used, and no free month begins with it', '0 of 150', '0'],
    ['what was there before stays', '190 of 150', '40'],
    ['what an upgrade took over goes too', '200 of 200', '0'],
    ['unlimited', '-1, -1', '10, 0 frozen'],
    ['a child that the period gave nothing', '7', '7'],
  ])('%s', (_, before, after) => {
    expect(said(atWithdrawal(children(before), free))).toBe(after)
  })
})

describe('a refund takes what its own period gave', () => {
  test.each([
    ['of the month that runs', '160 of 150', family, '10'],
    ['but not what was left of a smaller plan', '200 of 200', family, '50'],
    ['never below none', '3 of 150', family, '0'],
    ['unlimited', '-1', ultimate, '10'],
  ])('%s', (_, before, plan, after) => {
    expect(said(atRefund(children(before), plan, free))).toBe(after)
  })

  test.each([
    ['of an earlier month: what is left of it', '230 of 150', family, '150'],
    ['nothing of the month that runs', '150 of 150', family, '150'],
    ['no more than that month gave', '500 of 150', basic, '450'],
    ['unlimited stays', '-1', basic, '-1'],
  ])('%s', (_, before, plan, after) => {
    expect(said(atEarlierRefund(children(before), plan))).toBe(after)
  })
})

test('an upgrade keeps what is left of the month that it cuts short with the new one', () => {
  const after = atUpgrade(atCheckout(children('10'), basic), family)
  expect(after).toMatchObject([{ remainingMessages: 210, givenMessages: 200 }])
  expect(usageOf(after)).toEqual({ given: 200, used: 0 })
  expect(said(atWithdrawal(after, free))).toBe('10')
})

test('a renewal begins to count anew, and an expiry leaves to a late dispute what the period gave', () => {
  expect(atRenewal(children('20 of 150'), family)).toMatchObject([
    { remainingMessages: 170, givenMessages: 150 },
  ])
  const ended = atExpiry(children('120 of 150'), free)
  expect(said(atRefund(ended, family, free))).toBe('0')
  // The free month that began since is not the bank's.
  expect(said(atRefund(atExpiry(children('0 of 150'), free), family, free))).toBe('10')
})

const counter = fc.integer({ min: -1, max: 400 })
const holders = fc.array(
  fc.record({
    id: fc.uuid(),
    remainingMessages: counter,
    givenMessages: fc.nat({ max: 400 }),
    isFrozen: fc.boolean(),
  }),
  { maxLength: 6 },
)

test('whatever is undone: nobody falls below none, nobody counted gains, and doing it twice takes no more', () => {
  const plans = fc.constantFrom(basic, family, ultimate)
  fc.assert(
    fc.property(holders, plans, (before, plan) => {
      for (const rule of [
        (all: Holder[]) => atWithdrawal(all, free),
        (all: Holder[]) => atRefund(all, plan, free),
        (all: Holder[]) => atEarlierRefund(all, plan),
      ]) {
        const after = rule(before)
        for (const [place, { remainingMessages }] of after.entries()) {
          const was = before[place]?.remainingMessages ?? 0
          expect(remainingMessages).toBeGreaterThanOrEqual(was === -1 ? -1 : 0)
          if (was >= 0) expect(remainingMessages).toBeLessThanOrEqual(was)
        }
      }
      const once = atWithdrawal(before, free)
      expect(atWithdrawal(once, free)).toEqual(once)
    }),
  )
})
