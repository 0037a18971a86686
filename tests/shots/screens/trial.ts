import { ask } from '../../e2e/parent.ts'
import { button, inTurn, say, see } from '../acts.ts'
import { type Screen, withAnswer } from '../screen.ts'

const BEDTIME = 'My 4 year old screams every night at bedtime'
const TRIAL = /\/api\/trial$/

/** What can be tried without an account. */
export const trialScreens: Screen[] = [
  { name: 'trial', path: '/chat', windowOnly: true },
  { name: 'trial, answered', path: '/chat', act: (page) => ask(page, BEDTIME), windowOnly: true },
  {
    name: 'trial, tapped',
    path: '/chat',
    act: inTurn((page) => ask(page, BEDTIME), button('Why does this help?'), see('You tapped')),
    windowOnly: true,
  },
  {
    name: 'trial, two left',
    path: '/chat',
    answers: [withAnswer(TRIAL, { remaining: 2 })],
    windowOnly: true,
  },
  {
    name: 'trial, complete',
    path: '/chat',
    answers: [withAnswer(TRIAL, { remaining: 0, conversationsLeft: 3 })],
    windowOnly: true,
  },
  {
    name: 'trial, all used',
    path: '/chat',
    answers: [withAnswer(TRIAL, { remaining: 0, conversationsLeft: 0 })],
    windowOnly: true,
  },
  {
    name: 'trial, safety card',
    path: '/chat',
    act: inTurn(say('My son just swallowed a button battery'), see(/Call/)),
    windowOnly: true,
  },
  {
    name: 'trial, clear',
    path: '/chat',
    act: inTurn((page) => ask(page, BEDTIME), button(/Clear/)),
    windowOnly: true,
  },
  { name: 'trial, failed', path: '/chat', failing: TRIAL, windowOnly: true },
  { name: 'trial, signed in', path: '/chat', as: 'newcomer', windowOnly: true },
  { name: 'parenting chat', path: '/chat?variant=parenting', windowOnly: true },
  { name: 'demo', path: '/demo' },
  { name: 'demo, chat', path: '/demo', act: button('Start chat'), windowOnly: true },
  {
    name: 'demo, answered',
    path: '/demo',
    act: inTurn(button('Start chat'), (page) => ask(page, BEDTIME)),
    windowOnly: true,
  },
  { name: 'demo, plans', path: '/demo', act: inTurn(button('See plans'), see('Most Popular')) },
  {
    name: 'demo, subscribe',
    path: '/demo',
    act: inTurn(button('See plans'), button('Start Family')),
    windowOnly: true,
  },
  {
    name: 'demo, subscribed',
    path: '/demo',
    act: inTurn(
      button('See plans'),
      button('Start Family'),
      button('Start subscription'),
      see('Subscription started!'),
    ),
    windowOnly: true,
  },
]
