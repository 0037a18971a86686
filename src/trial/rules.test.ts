import { describe, expect, test } from 'vitest'
import { trialWords } from '../../content/trial/words.ts'
import { demoMessageSchema } from './contract.ts'
import {
  broughtAlong,
  budgetOf,
  CONVERSATION_MS,
  chunksOf,
  DEMO_EARLIER,
  DEMO_EARLIER_CHARS,
  failureText,
  splitEarlier,
  tailOf,
  withoutDisclaimer,
} from './rules.ts'

const NOW = new Date('2026-11-20T20:00:00Z')
const ago = (ms: number) => new Date(NOW.getTime() - ms)

describe('what a visitor may still say', () => {
  test.each([
    ['a new one', null, null, 5, true],
    ['one in today’s conversation', { conversations: 1, countedAt: ago(1000) }, 3, 3, false],
    ['one who used it up', { conversations: 1, countedAt: ago(1000) }, 0, 0, false],
    [
      'one whose conversation went with the family',
      { conversations: 1, countedAt: ago(1000) },
      null,
      0,
      false,
    ],
    ['one a day later', { conversations: 1, countedAt: ago(CONVERSATION_MS) }, null, 5, true],
    ['one whose only message came back', { conversations: 1, countedAt: ago(1000) }, 5, 5, true],
    ['one after five', { conversations: 5, countedAt: ago(2 * CONVERSATION_MS) }, null, 0, false],
  ])('%s', (_, visitor, left, remaining, canStartToday) => {
    expect(budgetOf(visitor, left, NOW)).toMatchObject({ remaining, canStartToday, total: 5 })
  })
})

test('the disclaimer is added, not beside a card, and comes off again', () => {
  expect(withoutDisclaimer(`Try this.${tailOf(false)}`)).toBe('Try this.')
  expect(tailOf(true)).toBe('')
})

test('a failure starts as the specification says and keeps what was already read', () => {
  expect(failureText('')).toBe(trialWords.failure)
  expect(failureText('Half of it')).toMatch(/^API KEY ERROR: [\s\S]*Half of it$/)
})

test('from the eleventh message on, all but the last four are older', () => {
  const said = (count: number) => Array.from({ length: count }, (_, n) => n)
  expect(splitEarlier(said(8))).toEqual({ older: [], recent: said(8) })
  expect(splitEarlier(said(9))).toEqual({ older: [0, 1, 2, 3, 4], recent: [5, 6, 7, 8] })
})

test('older messages are put into chunks of about 1,500 characters', () => {
  const long = (author: 'user' | 'assistant', chars: number) => ({ author, content: 'x'.repeat(chars) })
  const chunks = chunksOf([
    long('user', 700),
    long('assistant', 700),
    long('user', 300),
    long('assistant', 4000),
  ])
  expect(chunks.map((chunk) => chunk.length <= 1500)).toEqual(Array(5).fill(true))
  expect(chunksOf([])).toEqual([])
})

test.each([
  ['words', Array.from({ length: 700 }, (_, n) => `word${n}`).join(' ')],
  ['lines', Array.from({ length: 300 }, (_, n) => `a line of words ${n}`).join('\n')],
  ['one word', 'x'.repeat(4000)],
  ['faces', '😴'.repeat(2000)],
])('nothing of a long message is left out of its chunks: %s', (_, content) => {
  const chunks = chunksOf([{ author: 'user', content }])
  expect(chunks.length).toBeGreaterThan(1)
  for (const chunk of chunks) expect([...chunk].length).toBeLessThanOrEqual(1500)
  const told = chunks.map((chunk) => chunk.replace(/^Parent: /, '')).join(' ')
  expect(told.replace(/\s+/g, '')).toBe(content.replace(/\s+/g, ''))
  if (content.includes(' ')) expect(told.split(/\s+/)).toEqual(content.split(/\s+/))
})

test('S51: a demo message brings along the newest questions that fit, and the server takes no more', () => {
  const many = Array.from({ length: 12 }, (_, n) => `question ${n}`)
  expect(broughtAlong(many)).toEqual(many.slice(-DEMO_EARLIER))
  const long = ['a', 'b', 'c'].map((letter) => letter.repeat(1900))
  expect(broughtAlong(long)).toEqual(long.slice(1))
  expect(broughtAlong(['x'.repeat(4001)])).toEqual([])
  const message = { clientId: crypto.randomUUID(), text: 'x'.repeat(4000) }
  const takes = (earlier: string[]) => demoMessageSchema.safeParse({ ...message, earlier }).success
  expect(takes(broughtAlong(long))).toBe(true)
  expect(takes([...broughtAlong(long), 'x'.repeat(201)])).toBe(false)
  expect(takes(['x'.repeat(DEMO_EARLIER_CHARS)])).toBe(true)
})
