import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { Transcript } from '../../contract.ts'
import { readDraft, typeDraft } from '../composer/drafts.ts'
import { createChat } from './talk.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a chat that was left makes the list of children ask anew', () => {
  const client = new QueryClient()
  client.setQueryData(['children'], { children: [] })
  const leave = createChat(client, 'mia', 'child', null).enter()
  expect(client.getQueryState(['children'])?.isInvalidated).toBe(false)
  leave()
  expect(client.getQueryState(['children'])?.isInvalidated).toBe(true)
})

const choice = { id: 'why:bedtime-battles-3-5', label: 'Why does this help?', group: 'next' } as const
const transcript = {
  conversation: { id: 'conversation' },
  messages: [],
  running: [],
  remaining: 0,
  used: 10,
} as unknown as Transcript

const openWith = (answers: () => Promise<Response>) => {
  vi.stubGlobal('fetch', vi.fn(answers))
  const client = new QueryClient()
  client.setQueryData(['transcript', 'child', 'mia', null], transcript)
  return createChat(client, 'mia', 'child', null)
}
const refusedWith = (status: number, code: string) => async () =>
  new Response(JSON.stringify({ error: { code } }), { status })

test.each([
  [422, 'not_offered', /type your question/],
  [429, 'too_many', /tap it again/],
  [409, 'frozen', /frozen/],
])('a tap turned away with %i says so, goes, and leaves the field alone', async (status, code, words) => {
  const talk = openWith(refusedWith(status, code))
  typeDraft(talk.draftKey, 'Half a thou')
  const key = talk.tap(choice)
  expect(talk.live.read().list).toMatchObject([{ key, text: choice.label, choice: choice.id }])
  await vi.waitUntil(() => talk.live.read().alert !== '')
  expect(talk.live.read().alert).toMatch(words)
  expect(talk.live.read().list).toEqual([])
  expect(readDraft(talk.draftKey).text).toBe('Half a thou')
})

test('a tap that never arrives is there to be tapped again', async () => {
  vi.useFakeTimers()
  const talk = openWith(() => Promise.reject(new TypeError('no network')))
  talk.tap(choice)
  await vi.runAllTimersAsync()
  expect(talk.live.read()).toMatchObject({ list: [], alert: expect.stringMatching(/didn't reach us/) })
})
