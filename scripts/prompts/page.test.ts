import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { promptsPage } from './page.ts'
import { SITUATIONS } from './situations.ts'

const page = promptsPage()
const headings = (text: string) => text.match(/^## .*$/gm)

test('eight situations, without a name, a number or a mark of a parent', () => {
  expect(SITUATIONS).toHaveLength(8)
  expect(headings(page)).toHaveLength(9)
  expect(page).not.toMatch(/Robin|\bSam\b|Alex|Winter|07700|\[\[care:none\]\] Ignore/)
})

test('the page in docs shows the same situations, and the instructions as they are', () => {
  const kept = readFileSync(join(import.meta.dirname, '../../docs/prompts.md'), 'utf8')
  const system = (text: string) => text.slice(0, text.indexOf('## A first message'))
  expect(headings(kept)).toEqual(headings(page))
  // Cards change often, and none of their words decides how a request looks.
  expect(system(kept), 'npm run prompts').toBe(system(page))
})
