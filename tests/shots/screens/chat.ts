import { ask } from '../../e2e/parent.ts'
import { button, fill, inTurn, lastButton, menuItem, say, see, type } from '../acts.ts'
import type { Act, Screen } from '../screen.ts'
import { inArabic, renamed } from './odd-children.ts'

const CHAT = '/my-children/{child}/chat'
const OPENED = /\/conversations/
const NAMING = /\/api\/(children|conversations)/
const chat = { path: CHAT, as: 'family', windowOnly: true } as const
const troubled = { ...chat, as: 'troubled' } as const

const withCredits = (remaining: number): Screen['answers'] => [[OPENED, (body) => ({ ...body, remaining })]]
/** Until its own card is there: others may stand above it. */
const danger =
  (text: string): Act =>
  async (page) => {
    const cards = page.locator('[data-safety-card]')
    const before = await cards.count()
    await say(text)(page)
    await cards.nth(before).waitFor()
  }
const BEDTIME = 'He screams every night at bedtime and it takes two hours'
const seeChips: Act = (page) => page.locator('[data-choices]').last().waitFor()
const seeQuickReplies: Act = (page) =>
  page
    .getByRole('list', { name: 'Tap your answer, free' })
    .evaluate((list) => list.scrollIntoView({ block: 'center' }))
const tap =
  (label: string): Act =>
  (page) =>
    page.locator('[data-choices]').getByRole('button', { name: label }).last().click()
const openSearch: Act = inTurn(see('bedtime'), type('Control+k'), see('Search conversations'))
const search = (words: string, found: string | RegExp): Act =>
  inTurn(openSearch, fill('Search all conversations', words), see(found))
const openHistory: Act = (page) => page.getByRole('button', { name: 'Conversations', exact: true }).click()
const openActions: Act = inTurn(openHistory, button(/^More for/))

/** An earlier answer stands half under the header, where its links are cut off. */
const UNDER_THE_HEADER = ['target-size', 'color-contrast']

/** A talk with the coach, and everything that opens over it. */
export const chatScreens: Screen[] = [
  { name: 'chat', ...chat },
  { name: 'chat, new', ...chat, path: '/my-children/{child}/parents', as: 'troubled' },
  { name: 'dad and mom mode', ...chat, path: '/my-children/{child}/parents' },
  { name: 'general chat', ...chat, path: '/my-children/{child}/general' },
  { name: 'chat, loading', ...chat, waiting: OPENED },
  { name: 'chat, failed', ...chat, failing: OPENED },
  { name: 'chat, of nobody', ...chat, path: '/my-children/00000000-0000-7000-8000-000000000000/chat' },
  { name: 'chat, long name', ...chat, answers: [[NAMING, renamed]] },
  { name: 'chat, Arabic name', ...chat, answers: [[NAMING, inArabic]] },
  { name: 'chat, three left', ...chat, answers: withCredits(3) },
  { name: 'chat, none left', ...chat, answers: withCredits(0) },
  {
    name: 'chat, frozen',
    ...chat,
    answers: [[OPENED, (body) => ({ ...body, child: { ...body.child, isFrozen: true } })]],
  },
  {
    name: 'chat, answering',
    ...chat,
    coach: 'held',
    act: inTurn(say('She will not brush her teeth'), see(/Bedtime is hard/)),
  },
  {
    name: 'chat, coach down',
    ...chat,
    coach: 'down',
    act: inTurn(say('Are you there?'), see(/trouble connecting/)),
  },
  {
    name: 'chat, too long',
    ...chat,
    act: (page) => page.getByRole('textbox').fill('A long story. '.repeat(400)),
  },
  {
    name: 'chat, more about an answer',
    ...chat,
    act: inTurn(lastButton('More about this answer'), see('Read aloud')),
  },
  {
    name: 'chat, not helpful',
    ...chat,
    act: inTurn(lastButton('Not helpful'), see('What was wrong with it?')),
  },
  { name: 'chat, edit', ...chat, act: lastButton('Edit message') },
  {
    name: 'what was sent',
    ...chat,
    coach: 'model',
    act: inTurn(lastButton('More about this answer'), menuItem('What was sent'), see('instructions')),
  },
  {
    name: 'what was sent, nothing',
    ...chat,
    act: inTurn(lastButton('More about this answer'), menuItem('What was sent'), see('Nothing.')),
  },
  { name: 'answer, parts', ...troubled, act: inTurn(say(BEDTIME), seeChips) },
  { name: 'answer, question', ...troubled, act: inTurn(say(BEDTIME), seeQuickReplies) },
  {
    name: 'answer, first minute',
    ...troubled,
    path: '/my-children/{child}/parents',
    act: inTurn(say(BEDTIME), seeChips),
  },
  {
    name: 'answer, tapped',
    ...troubled,
    act: inTurn(seeChips, tap('Something else'), see('Tap what fits, free')),
  },
  {
    name: 'answer, tapped, none left',
    ...troubled,
    answers: withCredits(0),
    act: seeChips,
  },
  { name: 'history', ...chat, act: openHistory },
  { name: 'history, more', ...chat, act: openActions },
  { name: 'history, rename', ...chat, act: inTurn(openActions, menuItem('Rename')) },
  {
    name: 'history, saved',
    ...chat,
    act: inTurn(
      openHistory,
      (page) => page.getByText('Saved', { exact: true }).first().click(),
      see(/Saved messages|Nothing/),
    ),
  },
  {
    name: 'history, deleted',
    ...troubled,
    act: inTurn(openActions, menuItem('Delete'), see('Conversation deleted')),
  },
  { name: 'search', ...chat, act: openSearch },
  { name: 'search, found', ...chat, act: search('bedtime', /\d+ found/) },
  { name: 'search, nothing found', ...chat, act: search('volcanology', 'Nothing found') },
  {
    name: 'shortcuts',
    ...chat,
    act: inTurn(
      see('bedtime'),
      (page) => page.getByRole('log').click({ position: { x: 2, y: 2 } }),
      type('?'),
      see('Keyboard shortcuts'),
    ),
  },
  { name: 'safety card, emergency', ...troubled, act: danger('My son just swallowed a button battery') },
  { name: 'safety card, urgent', ...troubled, act: danger('He has had a fever for five days') },
  { name: 'safety card, crisis', ...troubled, act: danger('I want to die') },
  { name: 'safety card, violence', ...troubled, act: danger('My husband hits me') },
  {
    name: 'safety card, quiet',
    ...troubled,
    act: inTurn(say('I think I have postnatal depression'), see('Who can help')),
  },
  {
    name: 'safety card, support',
    ...troubled,
    besides: UNDER_THE_HEADER,
    act: inTurn(see('Who can help'), lastButton('Who can help'), see("This doesn't fit")),
  },
  {
    name: 'safety card, folded',
    ...troubled,
    besides: UNDER_THE_HEADER,
    act: inTurn(danger('I want to die'), lastButton("This doesn't fit")),
  },
  {
    name: 'safety card, called back',
    ...troubled,
    act: inTurn((page) => ask(page, 'Thank you'), lastButton('Show help')),
  },
  {
    name: 'emergency card',
    ...troubled,
    path: '/my-children/{child}/parents',
    act: button('Show emergency card'),
  },
  { name: 'printed talks', path: '/print-conversations', as: 'family' },
  { name: 'printed talks, none', path: '/print-conversations', as: 'newcomer' },
]
