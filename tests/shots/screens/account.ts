import { PASSWORD } from '../../e2e/parent.ts'
import { button, fill, fillInDialog, inDialog, inTurn, lastButton, see } from '../acts.ts'
import { type Change, type Screen, withAnswer } from '../screen.ts'
import { everyChild, LONG_NAME } from './odd-children.ts'

const SUBSCRIPTION = /\/api\/subscription$/
const ACCOUNT = /\/api\/account-setup$/
const SECOND_STEP = /\/api\/second-step$/
const OVERVIEW = /\/api\/privacy$/
const NOTES = /\/api\/privacy\/notes$/
const family = { as: 'family' } as const

const PAID = {
  planId: 'family',
  status: 'Active',
  subscribedAt: '2026-11-01T08:00:00.000Z',
  nextDate: '2026-12-01T08:00:00.000Z',
  hasPaidSetupFee: true,
}
const subscribed = (part: object = {}) => [withAnswer(SUBSCRIPTION, { ...PAID, ...part })]
const crowded: Change = (body) => {
  const { plan, children } = everyChild(body) as { plan: object; children: object[] }
  return {
    ...body,
    plan: { ...body.plan, ...plan, expiresAt: '2026-10-01T08:00:00.000Z', status: 'Expired' },
    children,
  }
}
const note = (id: string, kind: string, childName: string, summary: string) => ({
  id,
  kind,
  childName,
  summary,
  createdAt: '2026-11-12T20:15:00.000Z',
})
const remembered: Change = () => ({
  notes: [
    note(
      '1',
      'child',
      'Maya',
      'Bedtime: screams since the move, calmer with a picture chart. Sleeps from nine to six.',
    ),
    note('2', 'parents', LONG_NAME, 'Both parents want one rule about screens; grandmother differs.'),
  ],
})

/** The plan, the account, and what is held about a family. */
export const accountScreens: Screen[] = [
  { name: 'pricing', path: '/pricing' },
  { name: 'pricing, failed', path: '/pricing', failing: /\/api\/plans/ },
  { name: 'pricing, signed in', path: '/pricing', ...family },
  { name: 'pricing, subscribed', path: '/pricing', ...family, answers: subscribed() },
  {
    name: 'downgrade',
    path: '/pricing',
    ...family,
    answers: subscribed(),
    act: button('Start Basic'),
    windowOnly: true,
  },
  {
    name: 'renew',
    path: '/pricing',
    ...family,
    answers: subscribed(),
    act: button('Renew Family'),
    windowOnly: true,
  },
  { name: 'checkout', path: '/checkout?plan=family', ...family },
  {
    name: 'checkout, not agreed',
    path: '/checkout?plan=family',
    ...family,
    answers: [withAnswer(SUBSCRIPTION, { payments: 'stripe' })],
    act: button('Continue to Payment'),
  },
  {
    name: 'checkout, at a provider',
    path: '/checkout?plan=ultimate',
    ...family,
    answers: [withAnswer(SUBSCRIPTION, { payments: 'stripe' })],
  },
  {
    name: 'checkout, an upgrade',
    path: '/checkout?plan=ultimate',
    ...family,
    answers: subscribed({ payments: 'stripe', renewsByItself: true, unusedCents: 812 }),
  },
  {
    name: 'checkout, a smaller plan',
    path: '/checkout?plan=basic',
    ...family,
    answers: subscribed({ payments: 'stripe', renewsByItself: true }),
  },
  {
    name: 'checkout, payments off',
    path: '/checkout?plan=family',
    ...family,
    answers: [withAnswer(SUBSCRIPTION, { payments: 'off' })],
  },
  { name: 'checkout, no such plan', path: '/checkout?plan=gold', ...family },
  {
    name: 'payment, being confirmed',
    path: '/checkout/done?checkout=1',
    ...family,
    waiting: /\/checkouts\//,
  },
  { name: 'payment, nothing paid', path: '/checkout/done?checkout=1', ...family },
  { name: 'your plan, free', path: '/subscription', ...family },
  {
    name: 'your plan',
    path: '/subscription',
    ...family,
    answers: subscribed({
      renewsByItself: true,
      hasPortal: true,
      withdrawableUntil: '2026-11-15T08:00:00.000Z',
    }),
  },
  {
    name: 'your plan, cancelled',
    path: '/subscription',
    ...family,
    answers: subscribed({ isCancelled: true }),
  },
  {
    name: 'your plan, expired',
    path: '/subscription',
    ...family,
    answers: subscribed({ status: 'Expired', nextDate: '2026-11-20T08:00:00.000Z' }),
  },
  { name: 'your plan, failed', path: '/subscription', ...family, failing: SUBSCRIPTION },
  {
    name: 'withdraw',
    path: '/subscription',
    ...family,
    answers: subscribed({ withdrawableUntil: '2026-11-15T08:00:00.000Z' }),
    act: button(/Withdraw from contract/),
    windowOnly: true,
  },

  { name: 'account setup', path: '/account-setup?plan=family', ...family },
  { name: 'account setup, first', path: '/account-setup', as: 'newcomer' },
  { name: 'account', path: '/account-update?plan=free', ...family },
  {
    name: 'account, parent changed',
    path: '/account-update?plan=free',
    ...family,
    act: inTurn(button('Edit'), fill('Phone', '0123')),
  },
  { name: 'account, child changed', path: '/account-update?plan=free', ...family, act: lastButton(/^Edit/) },
  { name: 'account, crowded', path: '/account-update?plan=free', ...family, answers: [[ACCOUNT, crowded]] },
  { name: 'account, loading', path: '/account-update', ...family, waiting: ACCOUNT },
  { name: 'account, failed', path: '/account-update', ...family, failing: ACCOUNT },
  { name: 'login and security', path: '/account-security', ...family },
  {
    name: 'login and security, second step on',
    path: '/account-security',
    ...family,
    answers: [[SECOND_STEP, () => ({ secondStep: { backupCodesLeft: 2 } })]],
  },
  {
    name: 'second step, turn on',
    path: '/account-security',
    ...family,
    act: inTurn(button('Turn on'), see("You'll need an authenticator app")),
    windowOnly: true,
  },
  {
    name: 'second step, scan',
    path: '/account-security',
    ...family,
    act: inTurn(
      button('Turn on'),
      fillInDialog('Your password', PASSWORD),
      inDialog('Continue'),
      see('Scan this'),
    ),
    windowOnly: true,
  },
  {
    name: 'second step, turn off',
    path: '/account-security',
    ...family,
    answers: [[SECOND_STEP, () => ({ secondStep: { backupCodesLeft: 8 } })]],
    act: inTurn(button('Turn off'), see('your password alone opens')),
    windowOnly: true,
  },

  { name: 'privacy centre', path: '/privacy-centre', ...family },
  {
    name: 'privacy centre, with notes',
    path: '/privacy-centre',
    ...family,
    coach: 'model',
    answers: [[NOTES, remembered]],
    act: button('Edit'),
  },
  {
    name: 'privacy centre, example',
    path: '/privacy-centre',
    ...family,
    coach: 'model',
    act: (page) => page.locator('summary').first().click(),
  },
  { name: 'privacy centre, loading', path: '/privacy-centre', ...family, waiting: OVERVIEW },
  { name: 'privacy centre, failed', path: '/privacy-centre', ...family, failing: OVERVIEW },
  {
    name: 'forget all notes',
    path: '/privacy-centre',
    ...family,
    answers: [[NOTES, remembered]],
    act: button('Forget all notes'),
    windowOnly: true,
  },
  {
    name: 'download my data',
    path: '/privacy-centre',
    ...family,
    act: button('Download my data'),
    windowOnly: true,
  },
  {
    name: 'delete account',
    path: '/privacy-centre',
    ...family,
    act: inTurn(button('Delete my account'), inDialog('Delete my account'), see('Please type exactly')),
    windowOnly: true,
  },
]
