import { expect, test } from 'vitest'
import { STATUS_OF } from '../platform/errors.ts'
import { RequestError } from './server/request.ts'
import { WORDS, wordsFor } from './words.ts'

test('every code has words', () => {
  expect(Object.keys(STATUS_OF).filter((code) => !WORDS[code])).toEqual([])
})

test('an unknown code, and what is no refusal at all, gets words too', () => {
  expect(wordsFor(new RequestError('new_code', 400))).toBe('Something went wrong. Please try again.')
  expect(wordsFor(new TypeError('x'))).toBe('Something went wrong. Please try again.')
})

test('a failure of ours names the id it was logged under', () => {
  expect(wordsFor(new RequestError('internal', 500, 'abc'))).toContain('abc')
  expect(wordsFor(new RequestError('invalid', 400, 'abc'))).not.toContain('abc')
})
