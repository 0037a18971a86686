import { describe, expect, test } from 'vitest'
import { endOf, hasRunOut, planTerm } from '../plans/rules/term.ts'
import {
  atCheckout,
  atExpiry,
  atFreeMonth,
  atLatePayment,
  atRenewal,
  canWithdraw,
  featureLine,
  freeze,
  isFreeMonthDue,
  money,
  planButton,
  pricingStep,
  setupFeeDue,
} from './rules.ts'

/** '150, 20 frozen' as children. */
const children = (text: string) =>
  text === ''
    ? []
    : text.split(', ').map((part, index) => ({
        id: String(index),
        remainingMessages: Number(part.split(' ')[0]),
        givenMessages: 0,
        isFrozen: part.endsWith('frozen'),
      }))
const said = (holders: ReturnType<typeof children>) =>
  holders
    .map(({ remainingMessages, isFrozen }) => `${remainingMessages}${isFrozen ? ' frozen' : ''}`)
    .join(', ')

const free = { id: 'free', maxChildren: 1, maxConversations: 10 }
const basic = { id: 'basic', maxChildren: 1, maxConversations: 50 }
const family = { id: 'family', maxChildren: 3, maxConversations: 150 }
const ultimate = { id: 'ultimate', maxChildren: 5, maxConversations: 999 }

describe('freezing: highest remaining first, past the limit, with none left', () => {
  test.each([
    ['nobody', '', 1, ''],
    ['one child without messages on a plan for one', '0', 1, '0'],
    ['within the limit nobody freezes', '0, 0, 0', 3, '0, 0, 0'],
    ['those past it with none left do', '0, 12, 0', 1, '0 frozen, 12, 0 frozen'],
    ['those past it with messages left do not', '5, 12, 1', 1, '5, 12, 1'],
    ['of equals the older stays', '0, 0', 1, '0, 0 frozen'],
    ['unlimited is the highest', '-1, 500, 0', 2, '-1, 500, 0 frozen'],
    ['unlimited is never none', '-1, -1', 1, '-1, -1'],
    ['a frozen child with messages is unfrozen', '3 frozen, 9', 1, '3, 9'],
    ['a frozen child within the limit is unfrozen', '0 frozen', 1, '0'],
    ['a plan for nobody', '0, 4', 0, '0 frozen, 4'],
  ])('%s', (_, before, limit, after) => {
    expect(said(freeze(children(before), limit))).toBe(after)
  })
})

describe('a checkout freezes by what was left, then adds to each child', () => {
  test.each([
    ['from free to family', '7', family, '157'],
    ['three children down to basic', '4, 0, 0', basic, '54, 50 frozen, 50 frozen'],
    ['up again', '54, 50 frozen, 50 frozen', family, '204, 200, 200'],
    ['to unlimited', '3, 0 frozen', ultimate, '-1, -1'],
    ['from unlimited: -1 is nothing to add to', '-1, -1, -1', family, '150, 150, 150'],
    ['unlimited again', '-1', ultimate, '-1'],
    ['a plan spelt -1', '3', { ...family, maxConversations: -1 }, '-1'],
    ['a plan spelt 999', '3', { ...family, maxConversations: 999 }, '-1'],
    ['a plan named ultimate with a number', '3', { ...ultimate, maxConversations: 40 }, '-1'],
    ['a plan without messages', '3', { ...basic, maxConversations: 0 }, '3'],
  ])('%s', (_, before, plan, after) => {
    expect(said(atCheckout(children(before), plan))).toBe(after)
  })
})

describe('a renewal gives to as many as the plan is for', () => {
  test.each([
    ['what is left is kept', '20, 0, 150', family, '170, 150, 300'],
    ['frozen children stay frozen and get nothing', '20, 50 frozen', basic, '70, 50 frozen'],
    ['those past the limit live on what they have', '20, 5', basic, '70, 5'],
    ['and freeze when it is used up', '20, 0', basic, '70, 0 frozen'],
    ['unlimited stays', '-1, -1', ultimate, '-1, -1'],
  ])('%s', (_, before, plan, after) => {
    expect(said(atRenewal(children(before), plan))).toBe(after)
  })
})

test('a late payment adds its messages and changes nothing else', () => {
  expect(said(atLatePayment(children('-1, 3, 0 frozen'), basic))).toBe('-1, 53, 50 frozen')
})

describe('a plan that ran out', () => {
  test.each([
    ['one child keeps what was paid for', '120', '120'],
    ['one child with less gets the free month', '3', '10'],
    ['unlimited ends', '-1', '10'],
    ['the others freeze when they have none', '0, 40, 0', '0 frozen, 40, 0 frozen'],
    ['the others live on what they have', '40, 2', '40, 2'],
  ])('%s', (_, before, after) => {
    expect(said(atExpiry(children(before), free))).toBe(after)
  })
})

describe('the free month', () => {
  test.each([
    ['back to ten', '3', '10'],
    ['from none', '0', '10'],
    ['nobody loses any', '64', '64'],
    ['only the first child', '10, 4', '10, 4'],
    ['what is past the limit and used up freezes', '0, 0', '10, 0 frozen'],
    ['frozen stays frozen', '0 frozen, 2', '0 frozen, 10'],
    ['an operator’s gift of unlimited stays', '-1', '-1'],
  ])('%s', (_, before, after) => {
    expect(said(atFreeMonth(children(before), free))).toBe(after)
    expect(said(atFreeMonth(atFreeMonth(children(before), free), free))).toBe(after)
  })
})

test('a free plan that is unlimited counts nobody', () => {
  const unlimited = { ...free, maxConversations: 999 }
  expect(said(atFreeMonth(children('3'), unlimited))).toBe('-1')
  expect(said(atExpiry(children('-1, -1'), unlimited))).toBe('-1, -1')
})

describe('when a plan ends', () => {
  const subscribedAt = new Date('2026-01-01T12:00:00Z')
  const monthLater = new Date('2026-02-01T12:00:00Z')
  test.each([
    ['free never', 'free', null, null, null],
    ['30 days after it began', 'family', monthLater, null, '2026-01-31T12:00:00.000Z'],
    [
      'where a provider renews it, a week after its month',
      'family',
      monthLater,
      'sub_1',
      '2026-02-08T12:00:00.000Z',
    ],
    ['a provider that said no end', 'family', null, 'sub_1', '2026-01-31T12:00:00.000Z'],
  ])('%s', (_, planId, expiresAt, providerSubscriptionId, end) => {
    const term = { planId, subscribedAt, expiresAt, providerSubscriptionId }
    expect(endOf(term)?.toISOString() ?? null).toBe(end)
    expect(hasRunOut(term, new Date(end ?? '2036-01-01'))).toBe(false)
    if (end) expect(hasRunOut(term, new Date(new Date(end).getTime() + 1))).toBe(true)
  })
})

test.each([
  ['free', '2026-01-30T23:59:59Z', false],
  ['free', '2026-01-31T00:00:00Z', true],
  ['family', '2026-06-01T00:00:00Z', false],
])('a month of %s at %s is over: %s', (planId, now, isDue) => {
  expect(isFreeMonthDue(planId, new Date('2026-01-01T00:00:00Z'), new Date(now))).toBe(isDue)
})

test.each([
  ['DE', '2026-01-15T00:00:00Z', true],
  ['DE', '2026-01-15T00:00:01Z', false],
  ['NO', '2026-01-02T00:00:00Z', true],
  ['US', '2026-01-02T00:00:00Z', false],
  [null, '2026-01-02T00:00:00Z', false],
])('a buyer in %s may withdraw at %s: %s', (country, now, may) => {
  expect(canWithdraw(country, new Date('2026-01-01T00:00:00Z'), new Date(now))).toBe(may)
})

test('the setup fee is due once', () => {
  expect(setupFeeDue({ setupFeeCents: 2400 }, false)).toBe(2400)
  expect(setupFeeDue({ setupFeeCents: 2400 }, true)).toBe(0)
  expect(setupFeeDue({ setupFeeCents: 0 }, false)).toBe(0)
})

describe('what a plan’s button does', () => {
  const plans = [free, basic, family, ultimate]
  const parent = { emailVerified: true }
  const downgrade =
    "You're downgrading your plan. Some child profiles or features may be frozen. Do you want to continue?"
  const again = 'Do you want to re-subscribe to this plan?'
  test.each([
    ['signed out', null, null, 'family', '/signup?next=checkout&plan=family', null],
    [
      'unverified',
      { emailVerified: false },
      'free',
      'family',
      '/verify-email?next=checkout&plan=family',
      null,
    ],
    [
      'unverified, a downgrade',
      { emailVerified: false },
      'ultimate',
      'basic',
      '/verify-email?next=checkout&plan=basic',
      null,
    ],
    ['from free', parent, 'free', 'basic', '/checkout?plan=basic', null],
    ['up', parent, 'basic', 'ultimate', '/checkout?plan=ultimate', null],
    ['down', parent, 'ultimate', 'family', '/checkout?plan=family', downgrade],
    ['down by two', parent, 'ultimate', 'basic', '/checkout?plan=basic', downgrade],
    ['the same', parent, 'family', 'family', '/checkout?plan=family', again],
    ['from a plan that is no longer sold', parent, 'gold', 'basic', '/checkout?plan=basic', null],
    ['before the current plan is known', parent, null, 'basic', '/checkout?plan=basic', null],
    ['a hostile id', null, null, 'a&next=x', '/signup?next=checkout&plan=a%26next%3Dx', null],
  ])('%s', (_, me, current, chosen, path, question) => {
    expect(pricingStep(me, plans, current, chosen)).toEqual({ path, question })
  })
  test('its words', () => {
    expect(planButton({ id: 'family', name: 'Family' }, 'free')).toBe('Start Family')
    expect(planButton({ id: 'family', name: 'Family' }, 'family')).toBe('Renew Family')
    expect(planButton({ id: 'family', name: 'Family' }, null)).toBe('Start Family')
  })
})

test.each([
  [0, 'usd', '$0'],
  [500, 'usd', '$5'],
  [1999, 'usd', '$19.99'],
  [2450, 'eur', '€24.50'],
  [120_000, 'usd', '$1,200'],
])('%i cents of %s are %s', (cents, currency, text) => {
  expect(money(cents, currency)).toBe(text)
})

describe('a plan’s term as a parent reads it', () => {
  const subscribedAt = new Date('2026-01-31T12:00:00Z')
  const plain = { planId: 'family', subscribedAt, expiresAt: null, providerSubscriptionId: null }
  test.each([
    ['at once', '2026-01-31T12:00:00Z', 'Active'],
    ['a second before its end', '2026-03-02T11:59:59Z', 'Active'],
    ['at its end', '2026-03-02T12:00:00Z', 'Active'],
    ['a second after', '2026-03-02T12:00:01Z', 'Expired'],
    ['before it began, where clocks differ', '2026-01-31T11:00:00Z', 'Active'],
  ])('30 days: %s', (_, now, status) => {
    expect(planTerm(plain, new Date(now))).toEqual({ status, expiresAt: new Date('2026-03-02T12:00:00Z') })
  })
  test.each([
    ['on the 31st day of a month', '2026-03-31T11:00:00Z', 'Active'],
    ['while a card is tried again', '2026-04-05T00:00:00Z', 'Active'],
    ['when it was not paid', '2026-04-08T00:00:00Z', 'Expired'],
  ])('renewed by a provider: %s', (_, now, status) => {
    const expiresAt = new Date('2026-03-31T12:00:00Z')
    const renewed = {
      planId: 'family',
      subscribedAt: new Date('2026-02-28T12:00:00Z'),
      expiresAt,
      providerSubscriptionId: 'sub_1',
    }
    expect(planTerm(renewed, new Date(now))).toEqual({ status, expiresAt })
  })
  test('the free plan does not end', () => {
    expect(planTerm({ ...plain, planId: 'free' }, new Date('2036-01-01'))).toEqual({
      status: 'Active',
      expiresAt: null,
    })
  })
})

test('what is only planned is told apart', () => {
  expect(featureLine('Planned: shared family chat')).toEqual({ text: 'shared family chat', isPlanned: true })
  expect(featureLine('Unlimited messages')).toEqual({ text: 'Unlimited messages', isPlanned: false })
})
