import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  closeDraft,
  giveBackDraft,
  readDraft,
  recoverDrafts,
  sendDraft,
  settleDraft,
  typeDraft,
} from './drafts.ts'

const CHAT = 'child:mia'
const lost = () => 'lost' as const

beforeEach(() => {
  closeDraft(CHAT)
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

/** What is in memory goes, and storage is all there is. */
const reload = () => closeDraft(CHAT)

describe('messages that never arrived', () => {
  test('all come back after a reload, in order, before what was typed since', () => {
    for (const text of ['first', 'second', 'third']) sendDraft(CHAT, text)
    typeDraft(CHAT, 'half a th')
    reload()
    recoverDrafts(CHAT, lost)
    expect(readDraft(CHAT).text).toBe('first\n\nsecond\n\nthird\n\nhalf a th')
  })

  test('come back once, however often the page is reloaded', () => {
    for (const text of ['first', 'second']) sendDraft(CHAT, text)
    for (let time = 0; time < 3; time++) {
      reload()
      recoverDrafts(CHAT, lost)
    }
    expect(readDraft(CHAT).text).toBe('first\n\nsecond')
  })

  test('that arrived after all, or belong to another conversation, are left out', () => {
    sendDraft(CHAT, 'first')
    sendDraft(CHAT, 'second')
    sendDraft(CHAT, 'third', 'another')
    reload()
    recoverDrafts(CHAT, ({ text, conversationId }) =>
      conversationId ? 'elsewhere' : text === 'first' ? 'kept' : 'lost',
    )
    expect(readDraft(CHAT).text).toBe('second')
    expect(readDraft(CHAT).sent.map(({ text }) => text)).toEqual(['second', 'third'])
  })

  test('and were sent again in other words do not come back a second time', () => {
    const id = sendDraft(CHAT, 'first')
    giveBackDraft(CHAT, id)
    typeDraft(CHAT, 'first, and more')
    settleDraft(CHAT, sendDraft(CHAT, 'first, and more'))
    reload()
    recoverDrafts(CHAT, lost)
    expect(readDraft(CHAT)).toEqual({ text: '', sent: [] })
  })
})

test('the same words keep their id, so that a resend costs nothing', () => {
  const first = sendDraft(CHAT, 'first')
  sendDraft(CHAT, 'second')
  expect(sendDraft(CHAT, 'first')).toBe(first)
})

test.each([
  '{"sent":{"clientId":"1","text":"x"}}',
  '{"text":7,"sent":[null,{"text":"x"}]}',
  'nonsense',
  '[]',
])('a storage of %s breaks nothing', (stored) => {
  sessionStorage.setItem(`kinwise.draft.${CHAT}`, stored)
  expect(readDraft(CHAT)).toEqual({ text: '', sent: [] })
})
