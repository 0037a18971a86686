import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message } from '../../coaching/contract.ts'
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
])('what was said is there %s: %#', (_, laterMs, messages) => {
  saveCopy([said('question', 'user', null), said('answer', 'assistant', 'question')], NOW)
  expect(readCopy(NOW + laterMs)?.length).toBe(messages)
  expect(stored.size).toBe(messages ? 1 : 0)
})
