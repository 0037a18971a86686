import { expect, test } from 'vitest'
import { type PlanMail, planMail } from './plan-mail.ts'

const mail = (about: PlanMail['about'], cents: number, more: Partial<PlanMail> = {}) =>
  planMail(
    {
      to: 'parent@example.org',
      about,
      planName: 'Family',
      renews: cents > 0,
      cents,
      currency: 'usd',
      at: '2026-11-20T22:05:09.000Z',
      ...more,
    },
    'https://kinwise.example.org',
  )

test.each([
  ['started', 3600, 'Your Family plan has started', '$36 was charged.'],
  ['started', 0, 'Your Family plan has started', 'Nothing was charged'],
  ['renews-soon', 1200, 'Your Family plan renews on 20 November 2026', 'costs $12'],
  ['ends-soon', 1999, 'Your Family plan ends on 20 November 2026', 'choose it again'],
  ['cancelled', 1200, "Your Family plan won't renew", 'until 20 November 2026'],
  ['withdrawn', 3600, "We've received your withdrawal", 'on 20 November 2026 at 22:05:09 UTC'],
  ['withdrawn', 3600, "We've received your withdrawal", '$36 goes back'],
  ['unpaid', 1200, "The payment for your Family plan didn't go through", "couldn't charge $12"],
  ['withdrawn', 0, "We've received your withdrawal", 'nothing to pay back'],
] as const)('a mail about a plan that has %s (%i cents)', (about, cents, subject, words) => {
  const sent = mail(about, cents)
  expect(sent).toMatchObject({ to: 'parent@example.org', subject })
  expect(sent.text).toContain(words)
  expect(sent.html).toContain('https://kinwise.example.org/subscription')
})

test('where nothing is charged no mail says that something renews or was agreed to', () => {
  for (const about of ['started', 'cancelled', 'ends-soon'] as const) {
    expect(mail(about, 0).text).not.toMatch(/renews|agreed|more will be charged/)
  }
})

test('what was kept for messages used is named', () => {
  const { text } = mail('withdrawn', 2400, { deductedCents: 500 })
  expect(text).toContain('$24 goes back')
  expect(text).toContain('You had paid $29')
  expect(text).toContain('$5 stays with us')
})
