import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { buildEvaluation } from '../people/factories.ts'
import { expectAccessible, expectNoSidewaysScroll, newVisitor, type Visitor } from './browser.ts'
import { signInAsFamily } from './family.ts'
import { startSite, useModelledSite } from './site.ts'

const WRITTEN =
  '[child] often meets people with delight. Pretend play may help most now. Endings can be hard for [child]. Try one small warning this week.'
/** Every pair tied. */
const TIED = {
  ...buildEvaluation(),
  type: 'INFP',
  responses: { ...buildEvaluation().responses, e1: 3, e2: 3, e3: 3 },
}
const TOKENS = WRITTEN.split(/(?<= )/)
const READ = 'Mia often meets people with delight.'
const PICTURES = process.env.PICTURES

const { upstream, server } = useModelledSite()
let parent: Visitor
beforeAll(async () => {
  parent = await newVisitor({ viewport: { width: 390, height: 844 } })
  await signInAsFamily(parent, server, 'analysis@example.org', [{ personalityEvaluation: TIED }])
  await parent.page.goto(`${server.url}/my-children`)
})

const openResult = async (page: Page) => {
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Personality Evaluation' })
  await dialog.getByRole('button', { name: 'Complete Evaluation' }).click()
  return page.getByRole('dialog', { name: 'Personality Result' })
}
const BOX = 'Add a short description written by AI'
const picture = async (page: Page, name: string) => {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` })
}

test('nobody is asked until the box is ticked', async () => {
  const { page } = parent
  const before = upstream.counts.answered
  const result = await openResult(page)
  expect(await result.getByRole('checkbox', { name: BOX }).isChecked()).toBe(false)
  await picture(page, 'analysis-off-390')
  await result.getByRole('button', { name: 'Confirm and Save' }).click()
  await result.waitFor({ state: 'detached' })
  expect(upstream.counts.answered).toBe(before)
  expect(await page.getByText('✓ Enhanced with AI Analysis').count()).toBe(0)
})

test('a model that fails leaves the type, quietly', async () => {
  const { page } = parent
  upstream.scenario('error-before-first-token')
  const result = await openResult(page)
  await result.getByRole('checkbox', { name: BOX }).check()
  await result.getByText("We couldn't write a description just now. The type is saved without one.").waitFor()
  await result.getByRole('button', { name: 'Confirm and Save' }).click()
  await result.waitFor({ state: 'detached' })
  parent.expectQuiet()
})

test('it is written, read, saved, opened and taken away again', async () => {
  const { page } = parent
  upstream.scenario('held', { tokens: TOKENS })
  const result = await openResult(page)
  await result.getByRole('checkbox', { name: BOX }).check()
  await result.getByText('Writing the description...').waitFor()
  await picture(page, 'analysis-writing-390')
  upstream.release()
  await result.getByText(READ).waitFor()
  await result.getByText(/Written by AI from the type and the age/).waitFor()
  await result.getByText(READ).scrollIntoViewIfNeeded()
  await picture(page, 'analysis-text-390')
  await expectAccessible(page, 'the result with its description')
  await result.getByRole('button', { name: 'Confirm and Save' }).click()
  await result.waitFor({ state: 'detached' })
  expect(JSON.stringify(upstream.requests.at(-1)?.body)).not.toContain('Mia')

  await page.reload()
  await page.getByText('✓ Enhanced with AI Analysis').click()
  await page.getByText(READ).waitFor()
  await picture(page, 'analysis-card-390')
  await expectAccessible(page, 'the open description')
  await expectNoSidewaysScroll(page, 'the open description')
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width: 1280, height: 844 })
    await picture(page, `analysis-card-1280-${scheme}`)
  }
  await page.getByRole('button', { name: 'Edit Mia' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Child' })
  await edit.getByText('✓ Enhanced with AI Analysis').waitFor()
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await edit.waitFor({ state: 'detached' })
  await page.getByText('✓ Enhanced with AI Analysis').waitFor()

  await page.getByRole('button', { name: 'Remove this description' }).click()
  await page.getByText('✓ Enhanced with AI Analysis').waitFor({ state: 'detached' })
  await page.getByText('INFP').first().waitFor()
  parent.expectQuiet()
})

test('without a model the guide says what helps, where it is looked at, and nothing is kept', async () => {
  const guided = await startSite()
  try {
    const other = await newVisitor({ viewport: { width: 1280, height: 844 }, colorScheme: 'dark' })
    await signInAsFamily(other, guided, 'guided@example.org', [
      { name: 'Ada', age: 7, personalityEvaluation: TIED },
    ])
    await other.page.goto(`${guided.url}/my-children`)
    const result = await openResult(other.page)
    await result.getByRole('heading', { name: 'What helps Ada' }).waitFor()
    await result.getByText(/No AI wrote it/).scrollIntoViewIfNeeded()
    expect(await result.getByRole('checkbox').count()).toBe(0)
    await picture(other.page, 'analysis-guide-1280-dark')
    await result.getByRole('button', { name: 'Confirm and Save' }).click()
    await result.waitFor({ state: 'detached' })
    await other.page.getByText('What helps Ada').click()
    await other.page.getByText(/No AI wrote it/).waitFor()
    expect(await other.page.getByText('✓ Enhanced with AI Analysis').count()).toBe(0)
    await picture(other.page, 'what-helps-1280-dark')
    other.expectQuiet()
  } finally {
    await guided.stop()
  }
})
