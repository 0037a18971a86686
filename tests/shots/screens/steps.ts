import { button } from '../acts.ts'
import type { Change, Screen } from '../screen.ts'

const STEPS = /\/api\/steps$/

const family = { as: 'family' } as const

/** The one step that the family took, and what else may have become of it. */
const tried: Change = ({ steps: [step] }) => ({
  steps: [
    { ...step, isDue: true, asksAt: null },
    { ...step, id: '4', outcome: 'worked', note: 'She stayed calm for the whole evening' },
    { ...step, id: '5', outcome: 'partly' },
    { ...step, id: '6', outcome: 'not' },
  ],
})

/** By a notification, which this browser doesn't get yet. */
const byNotification: Change = () => ({
  settings: { zone: 'Europe/Berlin', minuteOfDay: 600, channel: 'push', isOn: true },
  hasPhone: true,
})

/** What a family tried, and how it's asked. */
export const stepsScreens: Screen[] = [
  {
    name: 'what works, nothing yet',
    path: '/my-children/{child}/what-works',
    ...family,
    answers: [[STEPS, () => ({ steps: [] })]],
  },
  { name: 'my children, check-in', path: '/my-children', ...family, answers: [[STEPS, tried]] },
  {
    name: 'what works',
    path: '/my-children/{child}/what-works',
    ...family,
    answers: [[STEPS, tried]],
  },
  {
    name: 'what works, how did it go',
    path: '/my-children/{child}/what-works',
    ...family,
    answers: [[STEPS, tried]],
    act: button('How did it go?'),
  },
  { name: 'what works, loading', path: '/my-children/{child}/what-works', ...family, waiting: STEPS },
  { name: 'what works, failed', path: '/my-children/{child}/what-works', ...family, failing: STEPS },
  { name: 'check-ins', path: '/check-ins', ...family },
  {
    name: 'check-ins, notification on another device',
    path: '/check-ins',
    ...family,
    answers: [[/\/api\/check-ins$/, byNotification]],
  },
  { name: 'check-ins off', path: '/check-ins/off?token=a', as: 'visitor' },
]
