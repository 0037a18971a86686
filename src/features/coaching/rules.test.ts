import { expect, test } from 'vitest'
import { conversationTitle } from './rules.ts'

test.each([
  ['child', 'Mia', 'Children Chat with Mia - 2026-02-03'],
  ['parents', "O'Neil", "Dad & Mom Chat with O'Neil - 2026-02-03"],
  ['child', 'ليلى', 'Children Chat with ليلى\u200e - 2026-02-03'],
  ['child', 'נועה', 'Children Chat with נועה\u200e - 2026-02-03'],
] as const)('a %s talk about %s is called %j', (kind, name, title) => {
  expect(conversationTitle(kind, name, new Date('2026-02-03T23:59:59Z'))).toBe(title)
})
