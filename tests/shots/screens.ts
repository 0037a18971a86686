import type { Page } from 'playwright-core'
import { ask } from '../e2e/parent.ts'

/** Who looks: nobody signed in; signed up only; verified without a child; a family with a child and conversations. */
export type Person = 'visitor' | 'unverified' | 'newcomer' | 'family'

export type Screen = {
  name: string
  /** {child} stands for the family's child. */
  path: string
  /** A visitor unless told. */
  as?: Person
  /** What the person does before the picture is taken. */
  act?: (page: Page) => Promise<unknown>
  /** Addresses whose answer does not come, or is a failure. */
  waiting?: RegExp
  failing?: RegExp
  /** Asks a coach that holds its answer back halfway, or one that is down; the built-in guide unless told. */
  coach?: 'held' | 'down'
  /** Only what the window shows: dialogs, chats. */
  windowOnly?: true
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first().click()
const say = (text: string) => async (page: Page) => {
  await page.getByRole('textbox').fill(text)
  await page.keyboard.press('Enter')
}
const inTurn =
  (...acts: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page)
  }
const see = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor()

const CHAT = '/my-children/{child}/chat'
const ANYTHING = /\/api\//

/** Every screen, in the order of a parent's way through the site. A new screen is one more line. */
export const SCREENS: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home, signed in', path: '/', as: 'family' },
  {
    name: 'menu',
    path: '/',
    act: (page) =>
      page
        .getByRole('button', { name: 'Open menu' })
        .click({ timeout: 2000 })
        .catch(() => {}),
    windowOnly: true,
  },
  { name: 'about', path: '/about' },
  { name: 'pricing', path: '/pricing' },
  { name: 'pricing, signed in', path: '/pricing', as: 'family' },
  { name: 'contact', path: '/contact' },
  {
    name: 'faq',
    path: '/faq',
    act: async (page) =>
      page
        .locator('summary')
        .first()
        .click({ timeout: 2000 })
        .catch(() => {}),
  },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'safety', path: '/safety' },
  { name: 'page not found', path: '/no-such-page' },

  { name: 'trial', path: '/chat', windowOnly: true },
  {
    name: 'trial, answered',
    path: '/chat',
    act: (page) => ask(page, 'My 4 year old screams every night at bedtime'),
    windowOnly: true,
  },
  {
    name: 'trial, safety card',
    path: '/chat',
    act: inTurn(say('My son just swallowed a button battery'), see(/Call/)),
    windowOnly: true,
  },
  { name: 'demo', path: '/demo' },
  { name: 'demo, chat', path: '/demo', act: button(/chat/i), windowOnly: true },

  { name: 'login', path: '/login' },
  { name: 'login, refused', path: '/login', act: refusedLogin },
  { name: 'signup', path: '/signup' },
  { name: 'signup, incomplete', path: '/signup', act: button('Sign Up') },
  { name: 'verify email', path: '/verify-email?notice=unverified', as: 'unverified' },
  { name: 'verify email, nobody', path: '/verify-email' },
  { name: 'email verified', path: '/email-verified', as: 'family' },
  { name: 'email verified, link used up', path: '/email-verified?error=TOKEN_EXPIRED' },

  { name: 'my children, empty', path: '/my-children', as: 'newcomer' },
  { name: 'my children', path: '/my-children', as: 'family' },
  { name: 'my children, loading', path: '/my-children', as: 'family', waiting: /\/api\/children/ },
  { name: 'my children, failed', path: '/my-children', as: 'family', failing: /\/api\/children/ },
  {
    name: 'add child',
    path: '/my-children',
    as: 'newcomer',
    act: button('Add Your First Child'),
    windowOnly: true,
  },
  { name: 'edit child', path: '/my-children', as: 'family', act: button(/^Edit/), windowOnly: true },
  {
    name: 'evaluation',
    path: '/my-children',
    as: 'family',
    act: inTurn(button(/^Edit/), (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /Update/ })
        .click(),
    ),
    windowOnly: true,
  },
  { name: 'delete child', path: '/my-children', as: 'family', act: button(/^Delete/), windowOnly: true },
  {
    name: 'log out',
    path: '/my-children',
    as: 'family',
    act: inTurn((page) => button('Open menu')(page).catch(() => {}), button('Logout')),
    windowOnly: true,
  },
  { name: 'checkout', path: '/checkout?plan=family', as: 'family' },
  { name: 'account setup', path: '/account-setup?plan=family', as: 'family' },
  { name: 'account', path: '/account-update?plan=free', as: 'family' },

  { name: 'chat', path: CHAT, as: 'family', windowOnly: true },
  { name: 'chat, new', path: '/my-children/{child}/parents', as: 'family', windowOnly: true },
  { name: 'chat, loading', path: CHAT, as: 'family', waiting: /\/conversations/, windowOnly: true },
  { name: 'chat, failed', path: CHAT, as: 'family', failing: /\/conversations/, windowOnly: true },
  {
    name: 'chat, answering',
    path: CHAT,
    as: 'family',
    coach: 'held',
    act: inTurn(say('She will not brush her teeth'), see(/Bedtime is hard/)),
    windowOnly: true,
  },
  {
    name: 'chat, coach down',
    path: CHAT,
    as: 'family',
    coach: 'down',
    act: inTurn(say('Are you there?'), see(/trouble connecting/)),
    windowOnly: true,
  },
  {
    name: 'chat, safety card',
    path: CHAT,
    as: 'family',
    act: inTurn(say('My son just swallowed a button battery'), see(/Call/)),
    windowOnly: true,
  },
  {
    name: 'chat, of nobody',
    path: '/my-children/00000000-0000-7000-8000-000000000000/chat',
    as: 'family',
    windowOnly: true,
  },
  { name: 'server away', path: '/my-children', as: 'family', failing: ANYTHING },

  { name: 'inbox', path: '/dev/inbox' },
  { name: 'mail', path: '/dev/inbox', act: link(/@/) },
]

async function refusedLogin(page: Page) {
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByText('Invalid email or password.').waitFor()
}
