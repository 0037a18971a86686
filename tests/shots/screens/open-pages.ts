import { button, choose, fill, inTurn, openMenu, see } from '../acts.ts'
import type { Screen } from '../screen.ts'

/** What everybody may read. */
export const openPages: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home, signed in', path: '/', as: 'family' },
  {
    name: 'home, newsletter refused',
    path: '/',
    act: inTurn(fill('Email', 'eva'), button('Subscribe'), see('Invalid email')),
  },
  { name: 'menu', path: '/', act: openMenu, windowOnly: true },
  { name: 'menu, signed in', path: '/', as: 'family', act: openMenu, windowOnly: true },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'contact, incomplete', path: '/contact', act: inTurn(fill('Name', 'Ana'), button('Send')) },
  { name: 'faq', path: '/faq', act: (page) => page.locator('summary').first().click() },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'safety', path: '/safety' },
  { name: 'safety, another country', path: '/safety', act: choose('Your country', 'DE') },
  { name: 'safety, no answer', path: '/safety', failing: /\/api\/safety/ },
  { name: 'newsletter, confirm', path: '/newsletter/confirm?token=a.b' },
  { name: 'newsletter, link used up', path: '/newsletter/confirm' },
  { name: 'newsletter, unsubscribe', path: '/newsletter/unsubscribe?token=a.b' },
  { name: 'page not found', path: '/no-such-page' },
]
