import { expect, test } from 'vitest'
import { firstOpen, RESULT_STEP, screenAt, stepAfterTap, stepInto } from './evaluation-steps.ts'

const ids = Array.from({ length: RESULT_STEP }, (_, step) => screenAt(step, true).statements[0]?.id ?? '')
const rated = (...steps: number[]) => Object.fromEntries(steps.map((step) => [ids[step], 3]))
const all = rated(...ids.keys())

test('there are 24 statements: one a screen on phones, six elsewhere', () => {
  expect(new Set(ids).size).toBe(24)
  expect(screenAt(7, true)).toMatchObject({ place: 1, before: 6, next: 8 })
  expect(screenAt(7, true).statements).toHaveLength(1)
  expect(screenAt(7, false)).toMatchObject({ place: 1, before: 0, next: 12 })
  expect(screenAt(7, false).statements.map(({ id }) => id)).toEqual(ids.slice(6, 12))
  expect([screenAt(0, true).before, screenAt(3, false).before]).toEqual([null, null])
  expect([screenAt(23, true).next, screenAt(20, false).next]).toEqual([null, null])
})

test('a tap goes on, from the last statement to one that was left out, and stays there when all are rated', () => {
  expect(stepAfterTap(4, rated(4))).toBe(5)
  expect(stepAfterTap(23, rated(...[...ids.keys()].filter((step) => step !== 9)))).toBe(9)
  expect(stepAfterTap(23, all)).toBe(23)
})

test('a parent goes on where they left off', () => {
  expect(firstOpen({})).toBe(0)
  expect(firstOpen(rated(0, 1, 2))).toBe(3)
  expect(firstOpen(all)).toBe(0)
  expect(stepInto(1, rated(6, 7))).toBe(8)
  expect(stepInto(1, all)).toBe(6)
})
