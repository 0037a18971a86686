import { button } from '../acts.ts'
import type { Change, Screen } from '../screen.ts'

const CHAT = /\/api\/family-chat$/
/** This family's plan has none: its stream would say so. */
const EVENTS = /\/api\/family-chat\/events/
const family = { as: 'family', path: '/family-chat' } as const

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 18, minute)).toISOString()
const said = (place: number, writerId: string | null, content: string) => ({
  ...{ id: `m${place}`, author: 'user', content, createdAt: at(place), status: 'complete', clientId: null },
  ...{ answerTo: null, card: null, sources: [], error: null, place, change: place, writerId },
})
const answer = {
  ...said(
    5,
    null,
    'You both want her rested, and you see it from two ends. Try the later bedtime for a week.',
  ),
  ...{ author: 'assistant', answerTo: 'm4' },
}

/** Two parents of whom one is here, and one who left. */
const chat: Change = () => ({
  ...{ changes: 5, answers: 'asked', running: [], hasEarlier: false, meId: 'a', readPlace: 3 },
  ...{ wantsReminder: true, canWrite: true },
  members: [
    { id: 'a', name: 'Robin', isHere: true },
    { id: 'b', name: 'Alexandra Konstantinopoulou', isHere: true },
  ],
  messages: [
    said(1, 'c', 'I can take her on Fridays'),
    said(2, 'a', 'Thanks!'),
    said(3, 'a', 'She was up at five again. I think seven is too early.'),
    said(4, 'b', 'Coach, we can’t agree about bedtime: who is right?'),
    answer,
  ],
})

/** The chat of all parents. */
export const familyChatScreens: Screen[] = [
  { name: 'family chat', ...family, waiting: EVENTS, answers: [[CHAT, chat]] },
  {
    name: 'family chat, switches',
    ...family,
    waiting: EVENTS,
    answers: [[CHAT, chat]],
    act: button('Switches. Coach: when asked'),
  },
  {
    name: 'family chat, not begun',
    ...family,
    waiting: EVENTS,
    answers: [[CHAT, () => ({ ...(chat({}) as object), messages: [], changes: 0 })]],
  },
  {
    name: 'family chat, to be read only',
    ...family,
    waiting: EVENTS,
    answers: [[CHAT, () => ({ ...(chat({}) as object), canWrite: false, answers: 'never' })]],
  },
  {
    name: 'my children, something new in the family chat',
    as: 'family',
    path: '/my-children',
    answers: [[/\/api\/family-chat\/unread$/, () => ({ hasChat: true, unread: 3 })]],
  },
  { name: 'family chat, not in this plan', ...family },
  { name: 'family chat, loading', ...family, waiting: CHAT },
  { name: 'family chat, failed', ...family, failing: CHAT },
]
