import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, expectGoodLooks, newTab, newVisitor, type Visitor } from '../browser.ts'
import { signInAsFamily } from '../family.ts'
import { pressByKey } from '../keys.ts'
import { ask } from '../parent.ts'
import { useSite } from '../site.ts'

const BATTLES = 'My son is 4 and fights bedtime for two hours every night'
const WORRIES = [
  'He bites other children at nursery',
  'He will not eat any vegetables',
  'He wakes up every hour at night',
  'He is scared of the dark',
  'Toilet training is a fight every day',
  'He hits his little sister',
  'He screams when the tablet goes off',
  'He will not brush his teeth',
  'He cries when I leave him at nursery',
  'He tells lies all the time',
]
const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' as const }

const server = useSite()
let parent: Visitor
let childId: string
beforeAll(async () => {
  // What is refused on purpose.
  const refused = [/status of (402|422|429)|ERR_FAILED/]
  parent = await newVisitor({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] }, refused)
  childId = (await signInAsFamily(parent, server, 'parts@example.org', [{ name: 'Noah' }]))[0] ?? ''
})

const openAnew = async ({ page }: Visitor, kind: 'chat' | 'parents' = 'chat') => {
  const address = `${server.url}/api/children/${childId}/conversations`
  const data = { kind: kind === 'chat' ? 'child' : 'parents', isNew: true }
  await page.request.post(address, { data, headers: { origin: server.url } })
  await page.goto(`${server.url}/my-children/${childId}/${kind}`)
  await page.getByRole('textbox').waitFor()
}

const chip = (page: Page, name: string | RegExp) =>
  page.locator('[data-choices]').getByRole('button', { name }).last()
const lastAnswer = (page: Page) => page.locator('[data-answer]').last()
/** The words of the newest answer's parts, in the order in which they are heard. */
const heard = (page: Page) => lastAnswer(page).locator('> div').first().textContent()

test('an answer has its parts while it is written, afterwards and after a reload; its words are copied', async () => {
  const { page } = parent
  await openAnew(parent)
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    // What stands where the answer is written: its heading once it is there never gives way to plain text.
    new MutationObserver(() => {
      const writing = [...document.querySelectorAll('[data-exchange]')].at(-1)
      const hasWords = writing?.textContent?.includes('Bedtime struggles')
      if (hasWords) seen.add(writing?.querySelector('h3') ? 'parts' : 'plain')
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await ask(page, BATTLES)
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(['parts'])

  const answer = lastAnswer(page)
  // A step can be taken once it's known which ones were: what comes a moment later is part of what is heard.
  await answer.getByRole('button', { name: "I'll try this" }).nth(1).waitFor()
  const before = await heard(page)
  await answer.getByRole('heading', { name: 'About bedtime battles' }).waitFor()
  expect(await answer.getByRole('list').first().getByRole('listitem').count()).toBe(2)
  const words = await answer
    .getByRole('figure', { name: 'Words to say' })
    .getByRole('paragraph')
    .textContent()
  await answer.getByRole('button', { name: 'Copy these words' }).click()
  await answer.getByText('Copied').first().waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words?.replace(/[“”]/g, ''))
  await answer.getByRole('button', { name: 'Copy answer' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^About bedtime battles:/)
  await answer.getByText('What to avoid').click()
  expect(await answer.locator('details p').first().isVisible()).toBe(true)
  await expectGoodLooks(page, 'an answer in parts')
  await page.reload()
  await page.getByRole('heading', { name: 'About bedtime battles' }).waitFor()
  await expect.poll(() => heard(page)).toBe(before)
  parent.expectQuiet()
})

test('taps by keyboard: a follow-up, and "Something else" twice; a second tab and a reload show the same', async () => {
  const { page } = parent
  await openAnew(parent)
  await ask(page, BATTLES)
  const groups = page.locator('[data-choices]')
  await groups.getByRole('list', { name: 'Not this?' }).waitFor()
  await groups.getByRole('list', { name: 'Ask next, free' }).waitFor()
  const left = await page.getByText(/messages left/).textContent()

  await pressByKey(chip(page, 'Why does this help?'))
  await page.locator('[data-answer]').nth(1).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  expect(await focused()).toContain('Why does this help?')
  expect(await page.getByRole('button', { name: 'Edit message' }).count()).toBe(0)

  await pressByKey(chip(page, 'Something else'))
  const offered = groups.getByRole('list', { name: 'Tap what fits, free' })
  await offered.waitFor()
  expect(await groups.count()).toBe(1)
  await expectAccessible(page, 'what is offered')
  await pressByKey(chip(page, 'Something else'), 'Space')
  await lastAnswer(page)
    .getByText(/nothing written/i)
    .waitFor()
  await offered.waitFor()
  expect(await page.getByText(/messages left/).textContent()).toBe(left)

  const names = () => offered.getByRole('button').allInnerTexts()
  const shown = await names()
  await page.reload()
  await offered.waitFor()
  expect(await names()).toEqual(shown)
  const tab = await newTab(parent)
  await tab.page.goto(page.url())
  await tab.page.getByRole('list', { name: 'Tap what fits, free' }).getByRole('button').first().click()
  await tab.page.locator('[data-answer]').nth(4).waitFor()
  await page.bringToFront()
  await page.locator('[data-answer]').nth(4).waitFor()
  await expect.poll(() => heard(page)).toBe(await heard(tab.page))
  await tab.page.close()
  parent.expectQuiet()
})

test('a tap that was turned away or never arrived says so, and can be tapped again', async () => {
  const { page } = parent
  await openAnew(parent)
  await ask(page, BATTLES)
  const address = '**/api/conversations/*/messages'
  for (const [status, code, words] of [
    [422, 'not_offered', /cannot be answered any more/],
    [429, 'too_many', /then tap it again/],
  ] as const) {
    await page.route(address, (route) =>
      route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ error: { code } }) }),
    )
    await chip(page, 'Why does this help?').click()
    await page.getByRole('paragraph').filter({ hasText: words }).first().waitFor()
    expect(await page.locator('[data-exchange]').count()).toBe(2)
    await page.unroute(address)
  }
  await page.route(address, (route) => route.abort())
  await chip(page, 'Why does this help?').click()
  await page
    .getByText(/didn't reach us/)
    .first()
    .waitFor({ timeout: 30_000 })
  await page.unroute(address)
  await chip(page, 'Why does this help?').click()
  await page.locator('[data-answer]').nth(1).waitFor()
  expect(await page.getByText(/didn't reach us/).count()).toBe(0)
  parent.expectQuiet()
})

test('Dad & Mom Mode begins with the first step and the words', async () => {
  const { page } = parent
  await openAnew(parent, 'parents')
  await ask(page, 'He screams at bedtime and we end up shouting at him')
  const order = await lastAnswer(page).evaluate((answer) =>
    [...answer.querySelectorAll('h3, ol, figure, ol ~ p')].map(({ tagName }) => tagName),
  )
  expect(order.slice(0, 5)).toEqual(['H3', 'OL', 'FIGURE', 'P', 'OL'])
  await expectGoodLooks(page, 'the first minute')
})

test('a part whose code does not come takes nothing else from the chat', async () => {
  const { page } = parent
  await page.route(/\/assets\/(history-aside|voice-button)-/, (route) => route.abort('failed'))
  await page.setViewportSize({ width: 1280, height: 860 })
  await openAnew(parent)
  await ask(page, BATTLES)
  await expect.poll(() => page.getByRole('log').textContent()).toContain('About bedtime battles')
  expect(await page.getByRole('button', { name: 'New Chat' }).count()).toBe(0)
  await page.unrouteAll({ behavior: 'wait' })
  await page.setViewportSize(PHONE.viewport)
})

test('with no message left taps still answer, and cost nothing', async () => {
  const { page } = parent
  await openAnew(parent)
  await ask(page, BATTLES)
  const opened = await page.request.post(`${server.url}/api/children/${childId}/conversations`, {
    data: { kind: 'child' },
    headers: { origin: server.url },
  })
  const { conversation } = await opened.json()
  const isAnswered = async (text: string) => {
    const address = `${server.url}/api/conversations/${conversation.id}/messages`
    const data = { clientId: randomUUID(), text }
    const response = await page.request.post(address, { data, headers: { origin: server.url } })
    return response.ok()
  }
  let said = 0
  while (said < 30 && (await isAnswered(WORRIES[said % WORRIES.length] ?? ''))) said++
  await page.reload()
  await page.getByText('0 messages left (10/10)').waitFor()
  const answers = await page.locator('[data-answer]').count()
  const next = page.getByRole('list', { name: 'Ask next, free' }).getByRole('button')
  await next.first().click()
  await page.locator('[data-answer]').nth(answers).waitFor()
  await page.getByText('0 messages left (10/10)').waitFor()
  await expectGoodLooks(page, 'taps with no message left')
  parent.expectQuiet()
})
