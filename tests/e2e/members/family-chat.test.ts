import { randomUUID } from 'node:crypto'
import type { Page, Route } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { expectGoodLooks, newVisitor, type Visitor } from '../browser.ts'
import { linkInMailTo, poster, signInAsFamily } from '../family.ts'
import { useSite } from '../site.ts'

const server = useSite()
let ana: Visitor
let ben: Visitor

/** What the other reads above their words. */
const rename = async ({ page }: Visitor, name: string) => {
  const data = { parent: { name, phone: '0151', address: 'Elm Street 1' }, children: [] }
  const headers = { origin: server.url }
  expect((await page.request.put(`${server.url}/api/account-setup`, { data, headers })).ok()).toBe(true)
}

beforeAll(async () => {
  ana = await newVisitor({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  ben = await newVisitor({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await signInAsFamily(ana, server, 'ana@example.org', [{ name: 'Mia' }])
  const post = poster(ana, server)
  const bought = { planId: 'family', agreesToRenewal: true, startsAtOnce: true, dueCents: 0 }
  await post('/api/subscription/checkouts', { checkoutId: randomUUID(), ...bought })
  await signInAsFamily(ben, server, 'ben@example.org')
  await post('/api/members/invitations', {
    ...{ email: 'ben@example.org', role: 'parent', childIds: [], until: null },
  })
  await vi.waitUntil(async () => (await linkInMailTo('ben@example.org', server)).includes('invitation'), {
    timeout: 30_000,
  })
  const token = new URL(await linkInMailTo('ben@example.org', server)).hash.slice(1)
  const headers = { origin: server.url }
  const accepted = await ben.page.request.post(`${server.url}/api/members/acceptances`, {
    data: { token },
    headers,
  })
  expect(accepted.status()).toBe(204)
  await rename(ana, 'Ana')
  await rename(ben, 'Ben')
})

const open = async (page: Page) => {
  await page.goto(`${server.url}/family-chat`)
  await page.getByRole('heading', { name: 'Family chat' }).waitFor()
  await page.getByRole('textbox', { name: 'Your message' }).waitFor()
}
const write = async (page: Page, words: string, button = 'Send message') => {
  await page.getByRole('textbox', { name: 'Your message' }).fill(words)
  await page.getByRole('button', { name: button, exact: true }).click()
}
const log = (page: Page) => page.getByRole('log')

test('two parents write to each other, both ways and at once, and see who is here', async () => {
  await open(ana.page)
  await expectGoodLooks(ana.page, 'a family chat that has not begun')
  await ana.page.setViewportSize({ width: 1280, height: 900 })
  await open(ben.page)
  await ana.page.getByText('Ben is here').waitFor()
  await write(ana.page, 'She was up at five again')
  await log(ben.page).getByText('She was up at five again').waitFor()
  expect(await log(ben.page).getByText('Ana', { exact: true }).count()).toBe(1)
  await write(ben.page, 'I think you put her to bed too early')
  await log(ana.page).getByText('I think you put her to bed too early').waitFor()
  expect(await log(ana.page).getByText('You', { exact: true }).count()).toBe(1)
})

test('the coach is asked by one, answers both, and what was offered below it can be tapped', async () => {
  await write(ben.page, 'We argue about parenting in front of the kids all the time now', 'Ask the coach')
  for (const { page } of [ana, ben]) {
    await page.locator('[data-answer] [data-words]').first().waitFor()
    await log(page).getByText('About disagreeing as parents').waitFor()
  }
  await ana.page.locator('[data-choices] button').last().waitFor()
  await expectGoodLooks(ana.page, 'a family chat with the coach')
  await expectGoodLooks(ben.page, 'a family chat with the coach, for the other')
  const chip = ana.page.locator('[data-choices] button').first()
  const label = (await chip.textContent()) ?? ''
  await chip.click()
  await log(ben.page).getByText(label, { exact: true }).first().waitFor()
  await expect.poll(() => ben.page.locator('[data-answer]').count()).toBe(2)
})

test('whoever was away sees how much is new, and where it begins', async () => {
  const { page } = ben
  await log(page).evaluate((box) => box.scrollTo(0, box.scrollHeight))
  const unread = async () => (await page.request.get(`${server.url}/api/family-chat/unread`)).json()
  await expect.poll(unread).toEqual({ hasChat: true, unread: 0 })
  await page.goto(`${server.url}/my-children`)
  await page.getByRole('heading', { name: 'Mia' }).waitFor()
  expect(await page.getByText(/^\d new$/).count()).toBe(0)
  // The first is held up on its way: the second doesn't overtake it.
  const held: Route[] = []
  await ana.page.route(/\/api\/family-chat\/messages$/, async (route) => {
    held.push(route)
    if (held.length > 1) await route.continue()
  })
  await write(ana.page, 'Your mother can come on Friday')
  await write(ana.page, 'Shall I say yes')
  await log(ana.page).getByText('Shall I say yes').waitFor()
  await expect.poll(() => held.length).toBe(1)
  await held[0]?.continue()
  await expect.poll(unread).toEqual({ hasChat: true, unread: 2 })
  const told = await log(ana.page).textContent()
  expect(told?.indexOf('Your mother')).toBeLessThan(told?.indexOf('Shall I') ?? 0)
  await ana.page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  const way = page.getByRole('main').getByRole('link', { name: /Family chat/ })
  await way.getByText('2 new').waitFor()
  await expectGoodLooks(page, 'my children with something new in the family chat')
  await way.click()
  await log(page).getByText('Your mother can come on Friday').waitFor()
  await log(page).getByText('New', { exact: true }).waitFor()
  await page.goto(`${server.url}/my-children`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Family chat/ })
    .waitFor()
  expect(await page.getByText('2 new').count()).toBe(0)
})

test('any parent switches the coach off for both, and a message in danger gets its card all the same', async () => {
  await open(ben.page)
  await ana.page.getByRole('button', { name: /^Switches/ }).click()
  await ana.page.getByRole('radio', { name: /Just us/ }).check()
  await expectGoodLooks(ana.page, 'the switches of a family chat')
  await ana.page.keyboard.press('Escape')
  await ben.page.getByRole('button', { name: 'Switches. Just us' }).waitFor()
  expect(await ben.page.getByRole('button', { name: 'Ask the coach', exact: true }).count()).toBe(0)
  await write(ben.page, 'Coach, what do you say?')
  await write(ana.page, 'I want to die')
  await ben.page.locator('[data-safety-card]').waitFor()
  expect(await ben.page.locator('[data-answer]').count()).toBe(2)
  expect(await log(ben.page).getByText('Kinwise coach').count()).toBe(2)
  ana.expectQuiet()
  ben.expectQuiet()
})
