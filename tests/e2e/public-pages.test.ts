import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PageList } from '../../src/platform/http/built-pages.ts'
import { newVisitor } from './browser.ts'
import { signInAsFamily } from './family.ts'
import { startSite, useSite } from './site.ts'

const APP_URL = 'https://kinwise.example'
/** JavaScript and CSS before anybody touches the page. */
const ASLEEP_KIB = 25
const NARROW = { viewport: { width: 390, height: 844 } }

const list: PageList = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../dist/pages/pages.json'), 'utf8'),
)
/** The pages for everybody, as the build wrote them. */
const PUBLIC = list.pages
  .filter(({ file }) => file.endsWith('.html') && file !== 'app.html')
  .map(({ path }) => path)

const server = useSite()

test('what search engines and previews read is there, with this installation’s address', async () => {
  const elsewhere = await startSite({ APP_URL })
  const read = async (path: string) => (await fetch(elsewhere.url + path)).text()
  const sitemap = await read('/sitemap.xml')
  const titles = new Set<string>()
  for (const path of PUBLIC) {
    const html = await read(path)
    expect(html).toContain(`<link rel="canonical" href="${APP_URL}${path}" />`)
    expect(html).toContain(`<meta property="og:image" content="${APP_URL}/card.png" />`)
    expect(html).not.toContain('noindex')
    expect(html).not.toContain('origin.invalid')
    expect(/<meta name="description" content="([^"]+)"/.exec(html)?.[1]?.length, path).toBeGreaterThan(50)
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '')
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
      expect(JSON.parse(data)['@context']).toBe('https://schema.org')
    expect(sitemap).toContain(`<loc>${APP_URL}${path}</loc>`)
  }
  expect(titles.size).toBe(PUBLIC.length)
  expect(await read('/')).toContain('"@type":"Organization"')
  expect(await read('/faq')).toContain('"@type":"FAQPage"')
  expect(await read('/robots.txt')).toContain(`Sitemap: ${APP_URL}/sitemap.xml`)
  for (const path of ['/login', '/signup', '/my-children', '/chat', '/no-such-page'])
    expect(await read(path), path).toContain('<meta name="robots" content="noindex" />')
  expect((await fetch(`${elsewhere.url}/no-such-page`)).status).toBe(404)
  expect((await fetch(`${elsewhere.url}/card.png`)).headers.get('content-type')).toBe('image/png')
  await elsewhere.stop()
})

test('every public page can be read without a script', async () => {
  const { page, expectQuiet } = await newVisitor({ ...NARROW, javaScriptEnabled: false })
  for (const path of PUBLIC) {
    await page.goto(server.url + path)
    expect(await page.locator('h1').count(), path).toBe(1)
    expect((await page.locator('main').textContent())?.length, path).toBeGreaterThan(400)
  }
  expectQuiet()
})

test('every public page comes alive as it stands, and light', async () => {
  const { page, expectQuiet } = await newVisitor(NARROW)
  // Counted for the page that asked: what one is still loading when it's left is not the next one's.
  let bytes = { sum: 0 }
  page.on('request', (request) => {
    const ofThisPage = bytes
    if (/\.(js|css)$/.test(request.url()))
      void request
        .response()
        .then((response) => response?.headerValue('content-length'))
        .then((length) => {
          ofThisPage.sum += Number(length ?? 0)
        })
        .catch(() => {})
  })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const part of document.querySelectorAll('h1, main, header, footer'))
        part.setAttribute('data-kept', '')
    })
  })
  for (const path of PUBLIC) {
    bytes = { sum: 0 }
    await page.goto(server.url + path, { waitUntil: 'networkidle' })
    // Help lines are looked up at once.
    if (path !== '/safety') expect(bytes.sum / 1024, path).toBeLessThanOrEqual(ASLEEP_KIB)
    expect(bytes.sum, path).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Close menu' }).waitFor()
    const isDrawnAnew = await page.locator(':is(h1, main, header, footer):not([data-kept])').count()
    expect(isDrawnAnew, path).toBe(0)
  }
  expectQuiet()
})

test('what is typed and pressed before a page is awake is kept', async () => {
  const { page, expectQuiet } = await newVisitor(NARROW)
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/main-*.js', (route) => code.promise.then(() => route.continue()))
  await page.goto(`${server.url}/contact`)
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.getByLabel('Subject').fill('Sleep')
  await page.getByRole('button', { name: 'Open menu' }).click()
  code.resolve()
  await page.getByRole('button', { name: 'Close menu' }).waitFor()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ada')
  expect(await page.getByLabel('Subject').inputValue()).toBe('Sleep')
  expectQuiet()
})

test('back leads to where one was reading, and a link within the site to its top', async () => {
  const { page, expectQuiet } = await newVisitor(NARROW)
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await page.goto(server.url)
  const support = page.getByRole('navigation', { name: 'Support' })
  await support.scrollIntoViewIfNeeded()
  // To press a link may scroll to it.
  await page.evaluate(() =>
    addEventListener('pagehide', () => sessionStorage.setItem('left at', String(Math.round(scrollY)))),
  )
  await support.getByRole('link', { name: 'FAQ' }).click()
  await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor()
  const before = await page.evaluate(() => Number(sessionStorage.getItem('left at')))
  expect(before).toBeGreaterThan(1000)
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: /Personal Parenting Coach/ }).waitFor()
  await expect.poll(scrolled).toBe(before)
  expectQuiet()
})

test('nothing moves while a page loads', async () => {
  for (const viewport of [NARROW.viewport, { width: 1280, height: 800 }]) {
    const visitor = await newVisitor({ viewport })
    await watchShifts(visitor.page)
    for (const path of ['/', '/faq', '/safety']) await expectStill(visitor.page, path)
    const [child] = await signInAsFamily(visitor, server, `still-${viewport.width}@example.org`, [{}])
    for (const path of ['/', '/my-children']) await expectStill(visitor.page, path)
    await expectStill(visitor.page, `/my-children/${child}/chat`)
    visitor.expectQuiet()
  }
})

test('the list beside a first chat that is slow to begin does not grow', async () => {
  const visitor = await newVisitor({ viewport: { width: 1280, height: 800 } })
  const [child] = await signInAsFamily(visitor, server, 'still-first@example.org', [{}])
  await watchShifts(visitor.page)
  await visitor.page.route('**/api/children/*/conversations', async (route) => {
    if (route.request().method() === 'POST') {
      await visitor.page.getByRole('button', { name: 'New Chat' }).waitFor()
      await twoFrames(visitor.page)
    }
    await route.continue()
  })
  await expectStill(visitor.page, `/my-children/${child}/chat`)
  visitor.expectQuiet()
})

test('a typeface that comes late moves nothing', async () => {
  const { page } = await newVisitor({ viewport: { width: 1280, height: 800 } })
  await watchShifts(page)
  const painted = Promise.withResolvers<void>()
  await page.route('**/*.woff2', (route) => painted.promise.then(() => route.continue()))
  await page.goto(server.url, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const font = page.waitForResponse('**/*.woff2')
  painted.resolve()
  await (await font).finished()
  await page.evaluate(() => document.fonts.ready)
  await twoFrames(page)
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
})

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node?: Element }[]
      })[])
        shifts.push(
          `${entry.value.toFixed(4)}: ${entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' | ')}`,
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

const expectStill = async (page: Page, path: string) => {
  await page.goto(server.url + path, { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts), path).toEqual([])
}
