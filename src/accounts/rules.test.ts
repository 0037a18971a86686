import { describe, expect, test } from 'vitest'
import { formatPhone, idleEnd, maskOf, PHONE_MAX_CHARS } from './rules.ts'

describe('a phone number', () => {
  test.each([
    ['', ''],
    ['0', '0'],
    ['0151', '0151'],
    ['01512', '0151 2'],
    ['0151234', '0151 234'],
    ['01512345', '0151 234 5'],
    ['01512345678', '0151 234 5678'],
    ['015123456789999', '0151 234 5678'],
    ['+1 (555) 010-2030', '1555 010 2030'],
    ['0151 234 567', '0151 234 567'],
    ['call me', ''],
    ["1' or '1'='1", '111'],
    ['١٢٣', ''],
    ['1\n2\t3', '123'],
  ])('%j is written %j', (typed, written) => expect(formatPhone(typed)).toBe(written))

  test('never grows past its place, and stays as it is when written again', () => {
    for (const text of ['9'.repeat(500), '12 34 56 78 90 12', 'a1b2c3d4e5f6g7h8i9j0k1']) {
      expect(formatPhone(text).length).toBeLessThanOrEqual(PHONE_MAX_CHARS)
      expect(formatPhone(formatPhone(text))).toBe(formatPhone(text))
    }
  })
})

describe('a mask', () => {
  test.each([
    ['DE89 3704 0044 0532 0130 00', '•••• 3000'],
    ['12345678', '•••• 5678'],
    ['1234567', '•••• 67'],
    ['12345', '•••• 45'],
    ['1234', '••••'],
    ['1', '••••'],
    ['First Bank', '•••• Bank'],
    ['👩‍👧🏦', '••••'],
  ])('of %j is %j', (text, mask) => expect(maskOf(text)).toBe(mask))
})

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n))

test.each([
  ['just begun', 0, 14],
  ['used on the tenth day', 10, 24],
  ['used on the sixteenth day', 16, 30],
  ['used on the last day', 29, 30],
])('a session %s ends at the latest on day', (_, used, end) => {
  expect(idleEnd(day(0), day(used))).toEqual(day(end))
})
