import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAllRatings, forgetRatings, keepRatings, NEW_CHILD, readRatings } from './kept-ratings.ts'

let stored: Record<string, string>
beforeEach(() => {
  stored = {}
  const own = { enumerable: false }
  const storage = Object.defineProperties(stored, {
    getItem: { ...own, value: (key: string) => stored[key] ?? null },
    setItem: { ...own, value: (key: string, value: string) => Object.assign(stored, { [key]: value }) },
    removeItem: { ...own, value: (key: string) => delete stored[key] },
  })
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

test('ratings wait for each child by itself, and go once they are confirmed', () => {
  keepRatings('a', { e1: 4 })
  keepRatings(NEW_CHILD, { e1: 2, p3: 5 })
  expect(readRatings('a')).toEqual({ e1: 4 })
  expect(readRatings(NEW_CHILD)).toEqual({ e1: 2, p3: 5 })
  forgetRatings('a')
  expect([readRatings('a'), readRatings('b')]).toEqual([null, null])
})

test('S63: a logout leaves none, and nothing else is touched', () => {
  keepRatings('a', { e1: 4 })
  keepRatings(NEW_CHILD, { e1: 2 })
  stored.other = 'stays'
  forgetAllRatings()
  expect(stored).toEqual({ other: 'stays' })
})

test.each(['{', '[]5', '"x"', '{"e1":9}', '{"e1":"4"}', '{"zz":3}', '{"e1":null}'])(
  '%s is no rating',
  (text) => {
    stored['kinwise.evaluation.a'] = text
    expect(readRatings('a')).toBeNull()
  },
)

test('a browser that refuses to keep anything loses nothing else', () => {
  vi.stubGlobal('localStorage', undefined)
  keepRatings('a', { e1: 4 })
  forgetAllRatings()
  expect(readRatings('a')).toBeNull()
})
