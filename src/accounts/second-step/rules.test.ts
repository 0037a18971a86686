import { expect, test } from 'vitest'
import { readBackupCode, readTotp } from './rules.ts'

test.each([
  ['abcde-23456', 'abcde-23456'],
  [' ABCDE 23456 ', 'abcde-23456'],
  ['abcde–23456', 'abcde-23456'],
  ['abcde23456', 'abcde-23456'],
  ['', '-'],
  ['ab', 'ab-'],
  ['👋\u0000', '-'],
])('the backup code %j is read as %s', (typed, read) => {
  expect(readBackupCode(typed)).toBe(read)
})

test.each([
  ['123 456', '123456'],
  ['\u00a0123456\n', '123456'],
  ['', ''],
])('the code %j is read as %s', (typed, read) => {
  expect(readTotp(typed)).toBe(read)
})
