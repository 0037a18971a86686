import { expect, test } from 'vitest'
import { expectGoodLooks, newVisitor } from '../browser.ts'
import { signInAsFamily } from '../family.ts'
import { useSite } from '../site.ts'

const PHONE = { viewport: { width: 390, height: 844 } }
const server = useSite()

test('the login card stands in the middle, however it is scrolled to', async () => {
  const { page, expectQuiet } = await newVisitor(PHONE)
  await page.goto(`${server.url}/login`)
  await page.getByLabel('Email').waitFor()
  const moved = await page.getByLabel('Email').evaluate((field) => {
    let sum = 0
    for (let one = field.parentElement; one; one = one.parentElement) {
      one.scrollLeft = 45
      sum += one.scrollLeft
    }
    return sum
  })
  expect(moved).toBe(0)
  const card = await page.getByLabel('Email').boundingBox()
  expect(Math.abs((card?.x ?? 0) * 2 + (card?.width ?? 0) - 390)).toBeLessThan(2)
  expectQuiet()
})

test('the free plan is one line before the paid ones, and nothing is sold that is only planned', async () => {
  const { page, expectQuiet } = await newVisitor(PHONE)
  await page.goto(`${server.url}/pricing`)
  const free = page.getByText('Free: one child and 10 messages a month, for as long as you like.')
  const first = page.getByRole('button', { name: 'Start Basic' })
  expect((await free.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0)
  await page.getByText('A family chat for both parents and the coach', { exact: true }).first().waitFor()
  expect(await page.getByText('Planned:').count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'Free', exact: true }).count()).toBe(0)
  expectQuiet()
})

test('who is signed in is led to the children, from the home page and to the kept trial', async () => {
  const parent = await newVisitor(PHONE)
  const { page, expectQuiet } = parent
  const sent = await page.request.post(`${server.url}/api/trial/messages`, {
    data: { clientId: '5b1f7a54-6f0c-4f0e-9d6c-0c1f4f9b7a11', text: 'She bites at nursery' },
    headers: { origin: server.url },
  })
  await sent.text()
  await signInAsFamily(parent, server, 'kept@example.org', [{ name: 'Mia' }])
  await page.goto(`${server.url}/my-children`)
  await expectGoodLooks(page, 'my children')
  await page.getByRole('link', { name: 'Your free trial, kept for you' }).click()
  await page.getByText('She bites at nursery').waitFor()

  await page.goto(server.url)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'My Children' }).nth(1).waitFor()
  expect(await main.getByRole('link', { name: 'Try for Free' }).count()).toBe(0)
  await main.getByRole('link', { name: 'My Children' }).first().click()
  await page.waitForURL('**/my-children')
  await page.goto(`${server.url}/pricing`)
  await page.getByText('Your plan now').waitFor()
  expect(await page.getByRole('link', { name: 'Start for free' }).count()).toBe(0)
  expectQuiet()
})

test('a toast has the page’s colours and covers nothing that is acted on next', async () => {
  const parent = await newVisitor({ ...PHONE, reducedMotion: 'reduce' })
  const { page, expectQuiet } = parent
  await signInAsFamily(parent, server, 'toast@example.org', [{ name: 'Mia' }])
  await page.goto(`${server.url}/my-children`)
  await page.getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const toast = page.getByRole('region', { name: 'Notifications' }).locator('> div').first()
  await toast.waitFor()
  const box = await toast.boundingBox()
  const next = await page.getByRole('button', { name: 'Add Child' }).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0)
  const coloursOf = (selector: string) =>
    page.evaluate((wanted) => {
      const { backgroundColor } = getComputedStyle(document.querySelector(wanted) as Element)
      return backgroundColor
    }, selector)
  expect(await coloursOf('[aria-label=Notifications] > div')).toBe('rgb(255, 253, 249)')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await coloursOf('[aria-label=Notifications] > div')).toBe('rgb(23, 33, 34)')
  expectQuiet()
})

test('nothing is seen above the bar of the evaluation while its statements scroll', async () => {
  const parent = await newVisitor({ viewport: { width: 1280, height: 600 }, reducedMotion: 'reduce' })
  const { page, expectQuiet } = parent
  await signInAsFamily(parent, server, 'evaluation@example.org')
  await page.goto(`${server.url}/my-children`)
  await page.getByRole('button', { name: 'Add Your First Child' }).click()
  await page.getByRole('button', { name: 'Evaluate Personality Profile' }).click()
  const evaluation = page.getByRole('dialog', { name: 'Personality Evaluation' })
  await evaluation.getByRole('group').last().scrollIntoViewIfNeeded()
  const gap = await evaluation.getByRole('progressbar').evaluate((progress) => {
    const bar = progress.parentElement as Element
    let list = bar.parentElement as Element
    while (getComputedStyle(list).overflowY !== 'auto') list = list.parentElement as Element
    return {
      above: bar.getBoundingClientRect().top - list.getBoundingClientRect().top,
      scrolled: list.scrollTop,
    }
  })
  expect(gap.scrolled).toBeGreaterThan(0)
  expect(gap.above).toBeLessThanOrEqual(0)
  expectQuiet()
})
