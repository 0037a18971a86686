import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { hostileTexts } from '../doors/hostile-texts.ts'
import { buildChildInput } from '../people/factories.ts'
import { expectGoodLooks, expectNoSidewaysScroll, newVisitor } from './browser.ts'
import { signInAsFamily } from './family.ts'
import { ask, openChat } from './parent.ts'
import { useModelledSite } from './site.ts'

const { upstream, server } = useModelledSite()
let family: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>
let chatPath: string
beforeAll(async () => {
  const parent = await newVisitor()
  await signInAsFamily(parent, server, 'looks@example.org', [{}])
  await parent.page.goto(`${server.url}/my-children`)
  await openChat(parent.page)
  await ask(parent.page, 'She screams at bedtime')
  await parent.page.getByRole('textbox').fill('My son just swallowed button batteries')
  await parent.page.keyboard.press('Enter')
  await parent.page.getByRole('link', { name: /Call/ }).first().waitFor()
  chatPath = new URL(parent.page.url()).pathname
  family = await parent.page.context().storageState()
})

test('the family’s screens and dialogs are accessible and fit', async () => {
  const { page, expectQuiet } = await newVisitor({ storageState: family })
  await page.goto(`${server.url}/my-children`)
  await page.getByRole('heading', { name: 'Mia' }).waitFor()
  await expectGoodLooks(page, 'my children')
  await page.getByRole('button', { name: /Edit/ }).first().click()
  await page.getByRole('dialog').waitFor()
  await expectGoodLooks(page, 'edit')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Update/ })
    .click()
  await page.getByRole('dialog', { name: /Personality/ }).waitFor()
  await expectGoodLooks(page, 'evaluation')
  for (const path of ['/subscription', '/account-update', '/account-security']) {
    await page.goto(server.url + path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await expectGoodLooks(page, path)
  }
  await page.goto(server.url + chatPath)
  await page.getByText('She screams at bedtime').waitFor()
  await expectGoodLooks(page, 'chat')
  expectQuiet()
})

test('S17: what a model writes is words: no HTML, no link away, and nothing of it runs', async () => {
  const { page, expectQuiet } = await newVisitor({ storageState: family })
  const words = `<img src="x" onerror="globalThis.hit = 1"> <b>Bold</b> [here](https://evil.example)
<script>globalThis.hit = 1</script> **more** ![x](https://evil.example/x.png)<a href="javascript:globalThis.hit = 1">there</a>`
  upstream.scenario('plain', { tokens: [words] })
  await page.goto(server.url + chatPath)
  await page.getByRole('log').getByText('She screams at bedtime').waitFor()
  // Its bold words are bold, its links and pictures their words, and its HTML is text.
  const shown = words.replace(/!?\[(\w+)\]\([^)]*\)/g, '$1').replaceAll('**', '')
  expect([words, shown]).toContain(await ask(page, 'And in the morning?'))
  await page.reload()
  await page.getByText('globalThis.hit').first().waitFor()
  await page.locator('[data-words] strong', { hasText: 'more' }).waitFor()
  expect(await page.locator('[data-words]').last().textContent()).toBe(shown)
  expect(await page.locator('[data-words] :not(p, strong)').count()).toBe(0)
  expect(await page.locator('a[href*="evil"], a[href^="javascript:"]').count()).toBe(0)
  expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false)
  expectQuiet()
})

test('S16: names, interests and titles without a place to break fit every screen they stand on', async () => {
  const visitor = await newVisitor({ storageState: family })
  const { page, expectQuiet } = visitor
  const hard = hostileTexts['a number without a break'] ?? ''
  const marks = hostileTexts['hundreds of marks that no screen breaks']?.slice(0, 80) ?? ''
  const call = (method: string, path: string, data: object) =>
    page.request.fetch(server.url + path, { method, data, headers: { origin: server.url } })
  const { children } = await (await page.request.get(`${server.url}/api/children`)).json()
  const path = `/api/children/${children[0].id}`
  const { conversations } = await (
    await page.request.get(`${server.url + path}/conversations?kind=child`)
  ).json()
  const changed = [
    await call('PUT', path, buildChildInput({ name: hard, interests: [hard, marks] })),
    await call('PATCH', `/api/conversations/${conversations[0].id}`, { title: hard.repeat(2) }),
    await call('PUT', '/api/account-setup', {
      parent: { name: marks, phone: '', address: hard },
      children: [],
    }),
  ]
  for (const response of changed) expect(response.ok()).toBe(true)
  for (const where of [
    '/my-children',
    '/account-update',
    '/privacy-centre',
    '/print-conversations',
    chatPath,
  ]) {
    await page.goto(server.url + where)
    await page.getByText(hard).first().waitFor()
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoSidewaysScroll(page, `${where} at ${width}`)
    }
  }
  expectQuiet()
})
