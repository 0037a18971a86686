import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { useSite } from './site.ts'

const SITE = 'https://kinwise.example'
const STATISTICS = 'https://statistics.example'

const server = useSite(() => ({ APP_URL: SITE, ANALYTICS_SCRIPT_URL: `${STATISTICS}/count.js?site=1` }))

/** The server as if TLS stood in front of it, and the other company's script. */
const stand = async (page: Page) => {
  await page.route(`${SITE}/**`, async (route) => {
    const url = route.request().url().replace(SITE, server.url)
    await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0 }) })
  })
  const counted: string[] = []
  await page.route(`${STATISTICS}/**`, async (route) => {
    counted.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: 'window.isCounting = true' })
  })
  return counted
}
const isCounting = (page: Page) => page.evaluate(() => 'isCounting' in window)

test('visits are counted on public pages alone, and what counts is gone on every other', async () => {
  const { page, expectQuiet } = await newVisitor()
  const counted = await stand(page)
  await page.goto(`${SITE}/about`)
  await expect.poll(() => isCounting(page), { timeout: 30_000 }).toBe(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await page.getByRole('heading', { name: 'Get in Touch' }).waitFor()
  expect(await isCounting(page)).toBe(true)
  expect(counted).toEqual([`${STATISTICS}/count.js?site=1`])

  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(await isCounting(page)).toBe(false)
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'About' }).click()
  await page.getByRole('heading', { name: 'Meet Our Expert Team' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(await isCounting(page)).toBe(false)
  for (const path of ['/chat', '/demo', '/safety', '/signup']) {
    await page.goto(SITE + path, { waitUntil: 'networkidle' })
    expect(await isCounting(page), path).toBe(false)
  }
  expect(counted).toHaveLength(1)
  expectQuiet()
})
