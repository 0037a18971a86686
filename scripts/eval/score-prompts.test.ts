import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scorePrompts } from './score-prompts.ts'

test('a request holds the card in hand, and mostly a right written answer', () => {
  const { shares } = scorePrompts(join(import.meta.dirname, '../../tests/evaluation/follow-ups.jsonl'))
  expect(shares[0]).toBeGreaterThanOrEqual(0.95)
  expect(shares[1]).toBeGreaterThanOrEqual(0.8)
}, 60_000)
