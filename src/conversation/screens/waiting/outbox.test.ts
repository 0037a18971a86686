import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestError } from '../../../ui/server/request.ts'
import { type Fate, fateOf, sendElsewhereBy, sendHereBy, sendSoon } from './outbox.ts'
import { localId, type Waiting, type WaitingStore, waitingList } from './waiting-list.ts'

const stored = new Map<string, Waiting>()
const store: WaitingStore = {
  put: async (waiting) => !!stored.set(waiting.id, waiting),
  has: async (id) => stored.has(id),
  remove: async (id) => void stored.delete(id),
}

const waitingIn = (conversationId: string, clientId: string, minute: number): Waiting => ({
  ...{ id: localId(clientId), clientId, conversationId, childId: 'c', kind: 'child' as const, refusal: null },
  ...{ text: clientId, sentAt: new Date(Date.UTC(2026, 0, 1, 3, minute)).toISOString() },
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  stored.clear()
  waitingList.attach(store, [])
})
afterEach(() => {
  sendElsewhereBy(null)
  waitingList.detach()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('S96: messages go in the order in which they were written, each when the one before it is answered', async () => {
  const log: string[] = []
  for (const [minute, id] of ['a', 'b', 'c'].entries()) await waitingList.add(waitingIn('one', id, minute))
  sendElsewhereBy(async ({ clientId }) => {
    log.push(`${clientId} begins`)
    await Promise.resolve()
    log.push(`${clientId} ends`)
    return 'sent'
  })
  await vi.waitUntil(() => waitingList.read().length === 0)
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  expect(stored.size).toBe(0)
})

test('S96: what has to wait is tried again, later and later, and those behind it wait with it', async () => {
  const fates: Fate[] = ['later', 'later', 'sent', 'sent']
  const tried: string[] = []
  await waitingList.add(waitingIn('one', 'a', 1))
  await waitingList.add(waitingIn('one', 'b', 2))
  sendElsewhereBy(async ({ clientId }) => {
    tried.push(clientId)
    return fates.shift() ?? 'later'
  })
  await vi.advanceTimersByTimeAsync(4_000)
  expect(tried).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(1_500)
  expect(tried).toEqual(['a', 'a'])
  await vi.advanceTimersByTimeAsync(9_000)
  expect(tried).toEqual(['a', 'a'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(tried).toEqual(['a', 'a', 'a', 'b'])
})

test('a refusal keeps the message with its reason, and lets the next one go', async () => {
  await waitingList.add(waitingIn('one', 'a', 1))
  await waitingList.add(waitingIn('one', 'b', 2))
  sendElsewhereBy(async ({ clientId }) => (clientId === 'a' ? { refusal: 'no_credits' } : 'sent'))
  await vi.waitUntil(() => waitingList.read().length === 1)
  expect(waitingList.find('a')).toMatchObject({ refusal: 'no_credits', text: 'a' })
  expect(stored.get('local_a')?.refusal).toBe('no_credits')
})

test('S96: what another tab has sent meanwhile is not sent again', async () => {
  await waitingList.add(waitingIn('one', 'a', 1))
  stored.clear()
  const send = vi.fn(async () => 'sent' as const)
  sendElsewhereBy(send)
  await vi.waitUntil(() => waitingList.read().length === 0)
  expect(send).not.toHaveBeenCalled()
})

test('an open chat sends its own, and nothing goes without a network or before anybody is signed in', async () => {
  const here = vi.fn(async () => 'sent' as const)
  const elsewhere = vi.fn(async () => 'sent' as const)
  await waitingList.add(waitingIn('one', 'a', 1))
  await waitingList.add(waitingIn('two', 'b', 2))
  const leave = sendHereBy('one', here)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(here).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: false })
  sendElsewhereBy(elsewhere)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([here, elsewhere].flatMap(({ mock }) => mock.calls)).toEqual([])
  vi.stubGlobal('navigator', { onLine: true })
  sendSoon()
  await vi.waitUntil(() => waitingList.read().length === 0)
  expect(here).toHaveBeenCalledOnce()
  expect(elsewhere).toHaveBeenCalledOnce()
  leave()
})

test('a store without room keeps nothing, and says so', async () => {
  waitingList.attach({ ...store, put: async () => false }, [])
  expect(await waitingList.add(waitingIn('one', 'a', 1))).toBe(false)
  expect(waitingList.read()).toEqual([])
})

test.each([
  ['network', 0, 'later'],
  ['unavailable', 503, 'later'],
  ['conflict', 409, 'later'],
  ['too_many', 429, 'later'],
  ['unauthenticated', 401, 'later'],
  ['no_credits', 402, { refusal: 'no_credits' }],
  ['frozen', 409, { refusal: 'frozen' }],
  ['not_found', 404, { refusal: 'not_found' }],
])('%s (%i) means %j', (code, status, fate) => {
  expect(fateOf(new RequestError(code, status))).toEqual(fate)
})
