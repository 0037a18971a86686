import { button, fill, inTurn } from '../acts.ts'
import type { Act, Screen } from '../screen.ts'

const HANDBOOK = /\/api\/handbook\//
const CHAT = '/my-children/{child}/chat'

const family = { as: 'family' } as const

/** Says that this is a device of one's own, goes offline in a chat and writes. */
const writeOffline: Act = async (page) => {
  const chat = page.url()
  await page.goto(new URL('/my-children', chat).href)
  await button('Yes, keep them here')(page)
  await page.goto(chat)
  await page.getByRole('textbox').waitFor()
  await page.context().setOffline(true)
  await page.getByRole('textbox').fill('She wakes up every hour')
  await button('Send message')(page)
  await page.getByText('Waiting to be sent').waitFor()
}

/** Refuses what was written offline. */
const refuseAfterwards: Act = async (page) => {
  const json = { error: { code: 'no_credits' } }
  await page.route(/\/messages$/, (route) => route.fulfill({ status: 402, json }))
  await page.context().setOffline(false)
  await page.getByRole('log').getByText('No message credits remaining').waitFor()
}

const openFirst: Act = (page) => page.locator('summary').first().click()

/** What a parent sees on a device of their own, and of the guide's cards. */
export const deviceScreens: Screen[] = [
  { name: 'chat, a message waits', path: CHAT, ...family, act: writeOffline, windowOnly: true },
  {
    name: 'chat, a message cannot be sent',
    path: CHAT,
    ...family,
    act: inTurn(writeOffline, refuseAfterwards),
    windowOnly: true,
  },
  { name: 'handbook', path: '/my-children/{child}/handbook', ...family },
  { name: 'handbook, a card', path: '/my-children/{child}/handbook', ...family, act: openFirst },
  {
    name: 'handbook, nothing found',
    path: '/my-children/{child}/handbook',
    ...family,
    act: fill('Look for', 'quantum'),
  },
  { name: 'handbook, loading', path: '/my-children/{child}/handbook', ...family, waiting: HANDBOOK },
  { name: 'handbook, failed', path: '/my-children/{child}/handbook', ...family, failing: HANDBOOK },
]
