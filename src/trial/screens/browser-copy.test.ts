import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message } from '../../conversation/contract.ts'
import { TRIAL_KEPT_MS } from '../rules.ts'
import { readCopy, saveCopy } from './browser-copy.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const NOW = Date.parse('2026-11-20T20:00:00Z')
const said = (id: string, author: Message['author'], answerTo: string | null): Message => ({
  id,
  author,
  answerTo,
  content: id,
  createdAt: new Date(NOW).toISOString(),
  status: 'complete',
  clientId: null,
  card: null,
  sources: [],
  error: null,
})

test.each([
  ['a day later', 25 * 60 * 60 * 1000, 2],
  ['weeks later', TRIAL_KEPT_MS - 1, 2],
  ['past what the server keeps', TRIAL_KEPT_MS, undefined],
  ['before it was saved', -1, undefined],
])('S22: what was said is there %s: %#', (_, laterMs, messages) => {
  saveCopy([said('question', 'user', null), said('answer', 'assistant', 'question')], NOW)
  expect(readCopy(NOW + laterMs)?.length).toBe(messages)
  expect(stored.size).toBe(messages ? 1 : 0)
})

test('S22: the copy holds words and times, and nothing else of anybody', () => {
  saveCopy([said('question', 'user', null), said('answer', 'assistant', 'question')], NOW)
  const { savedAt, messages, ...rest } = JSON.parse(stored.get('freeTrialChat') ?? '')
  expect([savedAt, rest]).toEqual([NOW, {}])
  for (const one of messages) expect(Object.keys(one).sort()).toEqual(['content', 'id', 'timestamp', 'type'])
})

test.each([
  '{not json',
  'null',
  '[]',
  '{"savedAt":1}',
  `{"savedAt":${NOW},"messages":[{"id":1}]}`,
  `{"savedAt":${NOW},"messages":[null]}`,
  `{"savedAt":"${NOW}","messages":{}}`,
])('S22: what cannot be read is ignored and taken away: %s', (text) => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => {})
  stored.set('freeTrialChat', text)
  expect(readCopy(NOW)).toBeNull()
  expect(stored.size).toBe(0)
  expect(told).toHaveBeenCalledOnce()
  told.mockClear()
})
