import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { buildChild, buildParent } from '../../tests/people/factories.ts'
import type { Handbook } from './contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ coach: null })
})
afterAll(() => app.stop())

test('a parent reads every card that fits the age, with the child in it, and none that is grave', async () => {
  const parent = await buildParent(app)
  const child = await buildChild(parent, { name: 'Zyxomma', age: 4 })
  const { cards } = (await (await parent.call('GET', `/api/handbook/${child.id}`)).json()) as Handbook
  expect(cards.length).toBeGreaterThan(40)
  const words = JSON.stringify(cards)
  expect(words).toContain('Zyxomma')
  expect(words).not.toMatch(/\{(name|age|they|them|their|likes)\}/i)
  expect(cards.map(({ id }) => id).filter((id) => /-(0-|13-17|16-18)/.test(id))).toEqual([])
  expect(cards.filter(({ sources, parts }) => sources.length === 0 || parts.steps.length < 4)).toEqual([])
})
