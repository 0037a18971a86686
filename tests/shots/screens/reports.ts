import type { Change, Screen } from '../screen.ts'

const LIST = /\/api\/reports$/
const family = { as: 'family' } as const

const month = (name: string, waiting: { done: number; of: number } | null = null) => ({
  month: name,
  progress: waiting,
  madeAt: waiting ? null : '2026-11-01T08:00:00.000Z',
})
const listed =
  (...months: object[]): Change =>
  () => ({ hasReport: true, hasWorkbook: true, thisMonth: '2026-11', canAsk: true, months })

const REPORT = /\/api\/reports\/2026-10$/
const WORKBOOK = /\/api\/reports\/2026-10\/workbook$/

const week = (from: string, until: string, topics: [string, number][] = []) => ({
  from,
  until,
  topics: topics.map(([topic, count]) => ({ topic, messageIds: Array(count).fill('1') })),
})
const sentence = (text: string, isQuote = false) => ({ text, isQuote, messageIds: ['1'] })
const told: Change = () => ({
  month: '2026-10',
  madeAt: '2026-11-01T08:00:00.000Z',
  children: [
    {
      ...{ childId: '1', name: 'Maya', place: 0, said: 6 },
      weeks: [
        week('2026-10-01', '2026-10-07', [['sleep', 3]]),
        week('2026-10-08', '2026-10-14', [['sleep', 1]]),
        week('2026-10-15', '2026-10-21', [['school', 2]]),
        week('2026-10-22', '2026-10-28'),
        week('2026-10-29', '2026-10-31', [['development', 1]]),
      ],
      topics: [sentence('You wrote most about sleep: 4 times, in 2 of the 5 weeks.')],
      tried: [sentence('What you tried for bedtime battles helped.')],
      strengths: [sentence('The picture plan worked and she slept through.', true)],
      changes: [sentence('New this month: you wrote about school twice.')],
      experiments: [sentence('Make a short goodbye that is always the same.')],
      questions: [sentence('For the teacher or carer: How does Maya settle in the morning?')],
    },
  ],
  messages: {
    1: {
      ...{ id: '1', childId: '1', conversationId: '1', kind: 'child', at: '2026-10-09T19:30:00.000Z' },
      text: 'The picture plan worked and she slept through.',
    },
  },
})
const book: Change = () => ({
  month: '2026-10',
  children: [
    {
      ...{ childId: '1', name: 'Maya', place: 0, goal: 'Evenings that end quietly, and more sleep for Maya' },
      exercises: ['Bedtime battles', 'Afraid of the dark', 'Waking early', 'Praise'].map((title) => ({
        ...{ cardId: title, title, steps: ['Draw the steps of bedtime.', 'Let Maya lead through them.'] },
        ...{ why: 'A picture nags less than a voice.', fit: 'Make a game of it.', words: ["What's next?"] },
      })),
      fridge: {
        steps: ['Draw the steps of bedtime.'],
        words: ["What's next?"],
        avoid: "Don't bargain at the door.",
      },
    },
  ],
})

/** Looking back on a month. */
export const reportScreens: Screen[] = [
  { name: 'reports, not in the plan', path: '/reports', ...family },
  { name: 'reports, none yet', path: '/reports', ...family, answers: [[LIST, listed()]] },
  {
    name: 'reports',
    path: '/reports',
    ...family,
    answers: [[LIST, listed(month('2026-11', { done: 1, of: 2 }), month('2026-10'), month('2026-09'))]],
  },
  { name: 'report, not there', path: '/reports/2026-10', ...family },
  { name: 'report', path: '/reports/2026-10', ...family, answers: [[REPORT, told]] },
  { name: 'workbook', path: '/reports/2026-10/workbook', ...family, answers: [[WORKBOOK, book]] },
]
