import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newVisitor, type Visitor } from '../browser.ts'
import { signInAsFamily } from '../family.ts'
import { openChat } from '../parent.ts'
import { useModelledSite } from '../site.ts'

const { upstream, server } = useModelledSite()
let parent: Visitor
beforeAll(async () => {
  // Lines that break on purpose.
  parent = await newVisitor({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' }, [
    /Failed to load resource|ERR_/,
  ])
  await signInAsFamily(parent, server, 'in.view@example.org', [{}])
  await parent.page.goto(`${server.url}/my-children`)
  await openChat(parent.page)
})
beforeEach(() => upstream.scenario('plain'))

/** Where a message stands below the top of the talk, in pixels. */
const topOf = (words: string) =>
  parent.page.evaluate((wanted) => {
    const box = document.querySelector('[role=log]')
    const found = [...document.querySelectorAll('[data-message]')].find((one) =>
      one.textContent?.includes(wanted),
    )
    return box && found ? found.getBoundingClientRect().top - box.getBoundingClientRect().top : Number.NaN
  }, words)

const send = async (words: string) => {
  await parent.page.getByRole('textbox').fill(words)
  await parent.page.getByRole('button', { name: 'Send message' }).click()
}

test('a message just sent stands near the top, and its answer fills the room below without moving it', async () => {
  const { page } = parent
  for (const words of ['She screams at bedtime', 'And at the weekend?']) {
    await send(words)
    await page.getByText('Answer ready').waitFor({ state: 'attached' })
  }
  upstream.scenario('held')
  await send('And what about her naps?')
  await page.getByRole('log').getByText('Bedtime is hard').nth(2).waitFor()
  const top = await topOf('And what about her naps?')
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(120)
  expect(await page.getByRole('button', { name: 'Jump to latest' }).count()).toBe(0)
  // An answer longer than the window.
  await page.evaluate(() => {
    const long = Object.assign(document.createElement('p'), { id: 'long' })
    long.style.height = '1500px'
    ;[...document.querySelectorAll('[data-exchange]')].at(-1)?.append(long)
  })
  await page.getByRole('button', { name: 'Jump to latest' }).waitFor()
  expect(Math.abs((await topOf('And what about her naps?')) - top)).toBeLessThan(2)
  await page.getByRole('button', { name: 'Jump to latest' }).click()
  await page.getByRole('button', { name: 'Jump to latest' }).waitFor({ state: 'detached' })
  await vi.waitUntil(async () => (await topOf('And what about her naps?')) < -500, { timeout: 30_000 })
  await page.evaluate(() => document.querySelector('#long')?.remove())
  upstream.release()
  await page.getByText('7 messages left (3/10)').waitFor()
})

test('of a very long message the end is shown, and room for its answer', async () => {
  const { page } = parent
  upstream.scenario('held')
  await send('So much happened today. '.repeat(120))
  await page.getByRole('log').getByText('Bedtime is hard').nth(3).waitFor()
  const shown = await page.getByRole('log').getByText('Bedtime is hard').nth(3).boundingBox()
  expect(shown?.y).toBeGreaterThan(100)
  expect(shown?.y).toBeLessThan(500)
  upstream.release()
  await page.getByText('6 messages left (4/10)').waitFor()
})

test('two messages that failed, and a reload: both come back, in order', async () => {
  const { page } = parent
  const address = '**/api/conversations/*/messages'
  await page.route(address, (route) => route.abort())
  for (const words of ['The first worry', 'The second worry']) {
    await send(words)
    await page
      .getByText('Not sent')
      .nth(words.includes('first') ? 0 : 1)
      .waitFor({ timeout: 60_000 })
  }
  await page.unroute(address)
  await page.reload()
  const field = page.getByRole('textbox', { name: 'Your message' })
  await vi.waitUntil(async () => (await field.inputValue()) !== '', { timeout: 30_000 })
  expect(await field.inputValue()).toBe('The first worry\n\nThe second worry')
})

test('in the search, Enter opens the first hit and arrows choose another', async () => {
  const { page } = parent
  await page.setViewportSize({ width: 1280, height: 800 })
  const search = page.getByRole('dialog', { name: 'Search conversations' })
  await page.keyboard.press('Control+k')
  await search.waitFor()
  // Faster than the answer comes.
  await page.keyboard.type('weekend')
  await page.keyboard.press('Enter')
  await page.waitForURL(/message=/)
  await page.locator('[data-message]:focus').getByText('And at the weekend?').waitFor()

  await page.keyboard.press('Control+k')
  await search.waitFor()
  await page.keyboard.type('bedtime')
  await search.getByText(/found/).waitFor()
  const hits = search.getByRole('link')
  await hits.nth(1).waitFor()
  const second = await hits.nth(1).getAttribute('href')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname + url.search === second)
})
