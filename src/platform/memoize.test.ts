import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

test('S78: reads a text once while it is among the newest, and an empty result counts', () => {
  const read: string[] = []
  const length = memoize(2, (text) => {
    read.push(text)
    return text.length
  })
  expect(['', 'a', '', 'bb', '', 'a'].map(length)).toEqual([0, 1, 0, 2, 0, 1])
  expect(read).toEqual(['', 'a', 'bb', 'a'])
})
