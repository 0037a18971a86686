import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newTab, newVisitor, type Visitor } from '../browser.ts'
import { signInAsFamily } from '../family.ts'
import { ask, openChat } from '../parent.ts'
import { useModelledSite } from '../site.ts'

const ANSWER =
  'Bedtime is hard for many families. Try one short, calm routine, and keep it the same every night.'

const { upstream, server } = useModelledSite()
let parent: Visitor
beforeAll(async () => {
  parent = await newVisitor({ viewport: { width: 1280, height: 800 } })
  await signInAsFamily(parent, server, 'troubles@example.org', [{}])
  await parent.page.goto(`${server.url}/my-children`)
  await openChat(parent.page)
})
beforeEach(() => upstream.scenario('plain'))

test('tokens appear as they arrive, in a second tab too', async () => {
  const { page } = parent
  upstream.scenario('held')
  await page.evaluate(watchMoves)
  await page.getByRole('textbox').fill('She screams at bedtime')
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText('Bedtime is hard').waitFor()
  expect(await page.getByText('the same every night').count()).toBe(0)
  const tab = await newTab(parent)
  await tab.page.goto(page.url())
  await tab.page.getByRole('log').getByText('Bedtime is hard').waitFor()
  upstream.release()
  for (const one of [page, tab.page]) await one.getByRole('log').getByText(ANSWER).waitFor()
  await page.getByText('9 messages left (1/10)').waitFor()
  // The own words made room for themselves; after that nothing in the talk moved.
  expect(await page.evaluate('window.moved')).toEqual([])
  await tab.page.close()
  parent.expectQuiet()
  tab.expectQuiet()
})

/** Notes in `window.moved` what is in the talk and moves though nobody pressed anything. */
const watchMoves = () => {
  const moved: string[] = []
  Object.assign(window, { moved })
  type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: { node: Node | null }[] }
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue
      for (const { node } of sources)
        if (document.querySelector('[role=log]')?.contains(node))
          moved.push(node instanceof Element ? node.outerHTML.slice(0, 200) : (node?.textContent ?? ''))
    }
  }).observe({ type: 'layout-shift' })
}

test('Stop keeps the partial text', async () => {
  const { page } = parent
  upstream.scenario('held')
  await page.getByRole('textbox').fill('Tell me more')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Stop' }).waitFor()
  await page.getByRole('log').getByText('Bedtime is hard').nth(1).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Stopped', { exact: true }).waitFor()
  expect(await page.getByRole('log').getByText('Bedtime is hard').count()).toBe(2)
  await page.getByText('8 messages left (2/10)').waitFor()
  parent.expectQuiet()
})

test('a coach that is down: the bubble, the credit back, and trying again costs one in all', async () => {
  const { page } = parent
  upstream.scenario('error-before-first-token')
  await page.getByRole('textbox').fill('Are you there?')
  await page.keyboard.press('Enter')
  const bubble = page
    .getByRole('log')
    .getByText(/^I'm having trouble connecting right now. Please try again later. Error: /)
  await bubble.waitFor()
  // In the page itself, for whoever is in danger when nothing else answers.
  expect(await page.getByRole('log').getByRole('link', { name: '112' }).getAttribute('href')).toBe('tel:112')
  await page.getByText('8 messages left (2/10)').waitFor()
  upstream.scenario('plain')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('7 messages left (3/10)').waitFor()
  await page.getByRole('log').getByText(ANSWER).nth(1).waitFor()
  expect(await bubble.count()).toBe(0)
  parent.expectQuiet()
})

test('a message shows its safety card above an answer, and costs nothing', async () => {
  const { page } = parent
  await page.getByRole('textbox').fill('My son just swallowed button batteries')
  await page.keyboard.press('Enter')
  const call = page.getByRole('link', { name: /Call 999/ })
  await call.waitFor()
  expect(await call.getAttribute('href')).toBe('tel:999')
  await page
    .getByText(/Last checked \d+ \w+ 20\d\d\. Source: /)
    .first()
    .waitFor()
  await page.getByRole('button', { name: "This doesn't fit" }).click()
  await page.getByRole('button', { name: /Show help/ }).click()
  await call.waitFor()
  await page.getByText(ANSWER).last().waitFor()
  await page.reload()
  await call.waitFor()
  parent.expectQuiet()
})

test('with no credits left the words are refused and kept in the field', async () => {
  const { page } = parent
  for (let left = 7; left > 0; left--) await ask(page, `Question ${left}`)
  await page.getByText('0 messages left (10/10)').waitFor()
  await page.getByRole('textbox').fill('One more')
  await page.keyboard.press('Enter')
  await page
    .getByText('No message credits remaining for this child. Please upgrade your plan.')
    .first()
    .waitFor()
  expect(await page.getByRole('textbox').inputValue()).toBe('One more')
  // Danger is heard with no credit left, and nothing is sold beside it.
  await page.getByRole('textbox').fill('My husband hits me')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Leave this page now' }).waitFor()
  expect(await page.getByRole('link', { name: 'See plans' }).count()).toBe(0)
  expect(await page.getByText('Please upgrade').count()).toBe(0)
})
