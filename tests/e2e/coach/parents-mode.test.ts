import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, newVisitor, type Visitor } from '../browser.ts'
import { signInAsFamily } from '../family.ts'
import { ask } from '../parent.ts'
import { useModelledSite } from '../site.ts'

const { server } = useModelledSite()
let parent: Visitor
beforeAll(async () => {
  parent = await newVisitor({ viewport: { width: 390, height: 844 } })
  await signInAsFamily(parent, server, 'parents.mode@example.org', [{}])
  await parent.page.goto(`${server.url}/my-children`)
})

test('Dad & Mom Mode says what it is not, has the emergency card one press away, and its own talk', async () => {
  const { page, expectQuiet } = parent
  await page.getByRole('link', { name: 'Dad & Mom Mode' }).click()
  await page.getByText(/^Welcome to Dad and Mom Mode! I'm here to provide immediate assistance/).waitFor()
  await page.getByText('Comprehensive parenting guidance for both parents').waitFor()
  await page.getByPlaceholder('Share your parenting perspective about Mia...').waitFor()
  const strip = page.getByText(/This is not an emergency service - call/)
  expect(await strip.getByRole('link', { name: '999' }).getAttribute('href')).toBe('tel:999')
  await page.getByRole('button', { name: 'Show emergency card' }).click()
  const call = page.getByRole('link', { name: /Call 999/ })
  await call.waitFor()
  // Its first number is on the screen, above the field, without scrolling.
  const [number, field] = await Promise.all([call.boundingBox(), page.getByRole('textbox').boundingBox()])
  expect(number?.y).toBeGreaterThan(0)
  expect((number?.y ?? 0) + (number?.height ?? 0)).toBeLessThan(field?.y ?? 0)
  await expectAccessible(page, 'Dad & Mom Mode with its card')
  await expectNoSidewaysScroll(page, 'Dad & Mom Mode')
  await page.getByRole('button', { name: 'Hide emergency card' }).click()
  await ask(page, 'Mia climbed on the table and laughs')
  expectQuiet()
})

test('what was sent opens from an answer, word for word and without the name', async () => {
  const { page, expectQuiet } = parent
  await page.getByRole('button', { name: 'More about this answer' }).click()
  await page.getByRole('menuitem', { name: 'What was sent' }).click()
  const dialog = page.getByRole('dialog', { name: 'What was sent' })
  await dialog.getByText('[child] climbed on the table').waitFor()
  expect(await dialog.getByText('Mia').count()).toBe(0)
  await expectAccessible(page, 'what was sent')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expectQuiet()
})
