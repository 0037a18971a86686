import { button, see } from '../acts.ts'
import type { Change, Screen } from '../screen.ts'

const ADMIN = /\/api\/admin$/
const RETRIES = /\/api\/admin\/retries$/
const family = { as: 'family' } as const

const job = (id: string, name: string, failedAt: string) => ({ id, name, tries: 16, failedAt })
const line = (country: string, name: string, checkedOn: string, isCalled = false) => ({
  ...{ country, name, checkedOn, isCalled },
})
const full = {
  plans: [
    { id: 'free', name: 'Free', families: 1204, ending: 0 },
    { id: 'basic', name: 'Basic', families: 310, ending: 12 },
    { id: 'family', name: 'Family', families: 188, ending: 5 },
    { id: 'ultimate', name: 'Ultimate', families: 41, ending: 1 },
  ],
  jobs: [
    { name: 'account-mail', state: 'retry', count: 3 },
    { name: 'confirm-link', state: 'created', count: 12 },
    { name: 'make-report', state: 'active', count: 1 },
    { name: 'report-mail', state: 'failed', count: 2 },
  ],
  failed: [
    job('1', 'report-mail', '2026-11-20T07:12:00.000Z'),
    job('2', 'password-guessed', '2026-11-19T22:40:00.000Z'),
  ],
  safety: [
    { month: '2026-11', level: 'support', concern: 'low_mood', count: 41 },
    { month: '2026-11', level: 'urgent_medical', concern: 'medical', count: 17 },
    { month: '2026-11', level: 'crisis', concern: 'self_harm', count: 3 },
  ],
  gaps: [
    { month: '2026-11', topic: 'school', band: '6-8', count: 23 },
    { month: '2026-11', topic: 'none', band: '15-18', count: 11 },
  ],
  days: [
    { day: '2026-11-23', tokens: 1_204_331, cents: 72.26 },
    { day: '2026-11-22', tokens: 5_730_119, cents: 343.81 },
  ],
  whatsapp: [{ month: '2026-11', category: 'utility', billed: 120, free: 4031 }],
  lines: {
    ...{ total: 214, neverCalled: 198, overdue: 6 },
    next: [
      line('Germany', 'Nummer gegen Kummer, Elterntelefon', '2026-03-02', true),
      line('United States', 'Childhelp National Child Abuse Hotline', '2026-03-09'),
    ],
  },
  numbers: { shared: 1, free: 4, taken: 23, waiting: 2 },
}
const seen =
  (overview: object): Change =>
  () => ({ needsSecondStep: false, overview })
const nothing = {
  ...{ plans: [], jobs: [], failed: [], safety: [], gaps: [], days: [], whatsapp: [] },
  lines: { total: 0, neverCalled: 0, overdue: 0, next: [] },
  numbers: { shared: 0, free: 0, taken: 0, waiting: 0 },
}

/** What operators alone see. */
export const operatorScreens: Screen[] = [
  { name: 'operators page, for a parent', path: '/admin', ...family },
  {
    name: 'operators page, without a second step',
    path: '/admin',
    ...family,
    answers: [[ADMIN, () => ({ needsSecondStep: true })]],
  },
  { name: 'operators page', path: '/admin', ...family, answers: [[ADMIN, seen(full)]] },
  { name: 'operators page, nothing yet', path: '/admin', ...family, answers: [[ADMIN, seen(nothing)]] },
  {
    name: 'operators page, retry failed',
    path: '/admin',
    ...family,
    answers: [[ADMIN, seen(full)]],
    failing: RETRIES,
    // The library reads a message aloud itself, and keeps it from being read twice while its button can be reached.
    besides: ['aria-hidden-focus'],
    act: async (page) => {
      await button('Try again: report-mail')(page)
      await see('Something went wrong')(page)
    },
    windowOnly: true,
  },
]
