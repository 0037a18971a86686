import { expect, test } from 'vitest'
import type { SafetyCard } from './contract.ts'
import { isFree, isLoud } from './rules.ts'

test.each([
  ['emergency', true, true],
  ['crisis', true, true],
  ['crisis', undefined, true],
  ['crisis', false, false],
  ['urgent_medical', true, false],
  ['support', false, false],
  ['none', false, false],
] as const)('%s, loud %s: free %s', (level, loud, expected) => expect(isFree({ level, loud })).toBe(expected))

test('a card kept before there were quiet ones is loud', () => {
  expect(isLoud({} as SafetyCard)).toBe(true)
  expect(isLoud({ loud: false } as SafetyCard)).toBe(false)
  expect(isLoud(null)).toBe(false)
})
