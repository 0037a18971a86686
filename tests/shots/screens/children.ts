import { button, inDialog, inTurn, lastButton, openMenu, see, tick } from '../acts.ts'
import type { Act, Change, Screen } from '../screen.ts'
import { everyChild, renamed } from './odd-children.ts'

const CHILDREN = /\/api\/children$/
const ANALYSIS = /\/api\/personality-analysis/
const LIST = { path: '/my-children', as: 'family' } as const

const openEvaluation: Act = inTurn(
  (page) => page.getByRole('button', { name: 'Update', exact: true }).click(),
  see("There's no wrong answer"),
)
const openResult = inTurn(openEvaluation, inDialog('Complete Evaluation'), see('Personality Result'))
const askAnalysis = inTurn(openResult, tick('checkbox', /Add a short description/))
const written: Change = () => ({
  analysis:
    'Maya often meets people with delight. Pretend play may help most now. Endings can be hard for her. Try one small warning this week.',
  source: 'model',
})
const enhanced: Change = ({ children: [first], ...family }) => ({
  ...family,
  children: [{ ...first, personalityProfile: `ENFP|${(written({}) as { analysis: string }).analysis}` }],
})

/** The children of a family, and what is asked about them. */
export const childrenScreens: Screen[] = [
  { name: 'my children, empty', path: '/my-children', as: 'newcomer' },
  { name: 'my children', ...LIST },
  { name: 'my children, at first sight', ...LIST, windowOnly: true },
  { name: 'my children, loading', ...LIST, waiting: CHILDREN },
  { name: 'my children, failed', ...LIST, failing: CHILDREN },
  { name: 'my children, server away', ...LIST, failing: /\/api\// },
  { name: 'my children, all kinds', ...LIST, answers: [[CHILDREN, everyChild]] },
  {
    name: 'my children, enhanced',
    ...LIST,
    answers: [[CHILDREN, enhanced]],
    act: (page) => page.locator('summary').first().click(),
  },
  {
    name: 'my children, what helps',
    ...LIST,
    act: (page) => page.locator('summary').first().click(),
  },
  { name: 'my children, long name', ...LIST, answers: [[CHILDREN, renamed]] },
  {
    name: 'connect WhatsApp',
    ...LIST,
    act: inTurn(
      (page) =>
        page
          .getByRole('button', { name: /^Connect WhatsApp/ })
          .first()
          .click(),
      see('It works once'),
    ),
    windowOnly: true,
  },
  { name: 'child limit', ...LIST, act: button('Add Child'), windowOnly: true },
  {
    name: 'add child',
    path: '/my-children',
    as: 'newcomer',
    act: button('Add Your First Child'),
    windowOnly: true,
  },
  {
    name: 'add child, incomplete',
    path: '/my-children',
    as: 'newcomer',
    act: inTurn(button('Add Your First Child'), inDialog('Add Child')),
    windowOnly: true,
  },
  { name: 'edit child', ...LIST, act: button(/^Edit/), windowOnly: true },
  {
    name: 'edit child, fifty interests',
    ...LIST,
    answers: [[CHILDREN, everyChild]],
    act: button('Edit Noa'),
    windowOnly: true,
  },
  {
    name: 'edit child, frozen',
    ...LIST,
    answers: [[CHILDREN, everyChild]],
    act: button('Edit Emil'),
    windowOnly: true,
  },
  {
    name: 'edit child, leave unsaved',
    ...LIST,
    act: inTurn(
      button(/^Edit/),
      (page) => page.getByRole('dialog').getByLabel('Name').fill('Maja'),
      inDialog('Close'),
    ),
    windowOnly: true,
  },
  {
    name: 'evaluation',
    path: '/my-children',
    as: 'newcomer',
    act: inTurn(button('Add Your First Child'), inDialog('Evaluate Personality Profile')),
    windowOnly: true,
  },
  { name: 'evaluation, done before', ...LIST, act: openEvaluation, windowOnly: true },
  { name: 'evaluation, result', ...LIST, act: openResult, windowOnly: true },
  {
    name: 'analysis, from the guide',
    ...LIST,
    act: inTurn(openResult, see(/No AI wrote it/), (page) =>
      page.getByText(/No AI wrote it/).scrollIntoViewIfNeeded(),
    ),
    windowOnly: true,
  },
  {
    name: 'analysis, being written',
    ...LIST,
    coach: 'model',
    waiting: ANALYSIS,
    act: askAnalysis,
    windowOnly: true,
  },
  {
    name: 'analysis, written',
    ...LIST,
    coach: 'model',
    answers: [[ANALYSIS, written]],
    act: inTurn(askAnalysis, see(/often meets people/)),
    windowOnly: true,
  },
  {
    name: 'analysis, none',
    ...LIST,
    coach: 'model',
    failing: ANALYSIS,
    act: inTurn(askAnalysis, see(/We couldn't write a description/)),
    windowOnly: true,
  },
  { name: 'delete child', ...LIST, act: button(/^Delete/), windowOnly: true },
  { name: 'log out', ...LIST, act: inTurn(openMenu, lastButton('Logout')), windowOnly: true },
]
