import { expect, test } from 'vitest'
import { expectGoodLooks, newVisitor } from '../browser.ts'
import { signInAsFamily } from '../family.ts'
import { pressByKey } from '../keys.ts'
import { useSite } from '../site.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const WIDE = { viewport: { width: 1280, height: 800 } }
const ELSEWHERE = [
  'Login and security',
  'Privacy centre',
  'Emergency numbers',
  'Home',
  'About',
  'Pricing',
  'Contact',
  'FAQ',
  'Privacy Policy',
  'Terms of Service',
  'Accessibility',
]

const server = useSite()

test('a signed-in phone has its bar at the bottom, and every other page behind its menu', async () => {
  const visitor = await newVisitor(PHONE)
  const { page, expectQuiet } = visitor
  await signInAsFamily(visitor, server, 'bar.phone@example.org', [{}])
  await page.goto(`${server.url}/my-children`)
  const bar = page.getByRole('banner')
  const main = bar.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'My Children' }).waitFor()
  expect(await main.getByRole('link').allTextContents()).toEqual(['My Children', 'Plan', 'Account'])
  const box = await bar.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844)
  expect(box?.height).toBeLessThanOrEqual(64)
  expect(await page.getByRole('contentinfo').count()).toBe(0)

  const menu = page.getByRole('button', { name: 'Open menu' })
  await pressByKey(menu)
  const more = page.getByRole('navigation', { name: 'More' })
  for (const name of ELSEWHERE) await more.getByRole('link', { name, exact: true }).waitFor()
  await expectGoodLooks(page, 'the open menu')
  await page.keyboard.press('Escape')
  await more.waitFor({ state: 'hidden' })
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true)

  await menu.click()
  await more.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to log out?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'hidden' })
  await more.getByRole('link', { name: 'Privacy centre' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy centre' }).waitFor()
  await more.waitFor({ state: 'hidden' })
  await main.getByRole('link', { name: 'Plan' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your plan' }).waitFor()
  await main.getByRole('link', { name: 'Account' }).click()
  await page.getByRole('heading', { level: 1, name: 'Account Information' }).waitFor()

  await bar.getByRole('link', { name: 'Kinwise home' }).click()
  await page.waitForURL(`${server.url}/`)
  await page.getByRole('contentinfo').waitFor()
  expectQuiet()
})

test('on a wide window Logout stands in the bar and asks first', async () => {
  const visitor = await newVisitor(WIDE)
  const { page, expectQuiet } = visitor
  await signInAsFamily(visitor, server, 'bar.wide@example.org', [{}])
  await page.goto(`${server.url}/my-children`)
  const bar = page.getByRole('banner')
  expect((await bar.boundingBox())?.y).toBe(0)
  await pressByKey(bar.getByRole('button', { name: 'Logout' }))
  const question = page.getByRole('dialog', { name: 'Are you sure you want to log out?' })
  await question.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${server.url}/`)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  expectQuiet()
})

test('siblings differ in colour, and the chat has the child’s', async () => {
  const visitor = await newVisitor(WIDE)
  const { page, expectQuiet } = visitor
  const [child] = await signInAsFamily(visitor, server, 'colours@example.org', [{ name: 'Ida' }])
  const colourOf = (place: string) =>
    page.locator(place).evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.goto(`${server.url}/my-children`)
  await page.getByRole('link', { name: 'Start Chat' }).waitFor()
  const colour = await colourOf('[data-child="0"] > div > span')
  await page.goto(`${server.url}/my-children/${child}/chat`)
  await page.getByRole('textbox').fill('She will not sleep')
  await page.keyboard.press('Enter')
  await page.locator('[data-message] p').last().waitFor()
  expect(await colourOf('p:has(> .sr-only:text("You:"))')).toBe(colour)
  await page.goto(`${server.url}/my-children/${child}/parents`)
  await page.getByRole('heading', { name: /Dad & Mom Mode/ }).waitFor()
  expect(await colourOf('header a + span > span')).not.toBe(colour)
  expectQuiet()
})

test('a phone can keep the site on its home screen', async () => {
  const html = await (await fetch(server.url)).text()
  const href = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1]
  const answer = await fetch(server.url + href)
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  const { icons, start_url } = await answer.json()
  expect((await fetch(server.url + start_url)).status).toBe(200)
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  const touch = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html)?.[1]
  for (const src of [touch, ...icons.map((icon: { src: string }) => icon.src)])
    expect((await fetch(server.url + src)).headers.get('content-type'), src).toMatch(
      /^image\/(png|svg\+xml)$/,
    )
})
