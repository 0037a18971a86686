import { test } from 'vitest'
import { expectGoodLooks, newVisitor } from './browser.ts'
import { useSite } from './site.ts'

/** Screens that need nobody signed in. */
const OPEN = [
  '/',
  '/login',
  '/signup',
  '/verify-email',
  '/confirm-email',
  '/email-verified',
  '/reset-password',
  '/pricing',
  '/about',
  '/contact',
  '/faq',
  '/terms',
  '/privacy',
  '/accessibility',
  '/newsletter/confirm?token=x',
  '/chat',
  '/demo',
  '/no-such-page',
  '/dev/inbox',
]

const server = useSite()

test('every open screen is accessible and fits', async () => {
  // A page that is not there answers so.
  const visitor = await newVisitor({}, [/status of 404/])
  for (const path of OPEN) {
    await visitor.page.goto(server.url + path)
    await visitor.page.getByRole('heading', { level: 1 }).first().waitFor()
    await expectGoodLooks(visitor.page, path)
  }
  visitor.expectQuiet()
})
