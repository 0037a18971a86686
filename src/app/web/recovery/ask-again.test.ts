import { QueryCache, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestError } from '../../../ui/server/request.ts'
import { createAskAgain } from './ask-again.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (queryFn: () => Promise<string>) => {
  const onError = createAskAgain(() => client)
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: { queries: { retry: false } },
  })
  const shown = new QueryObserver(client, { queryKey: ['children'], queryFn })
  const leave = shown.subscribe(() => {})
  return { shown, leave }
}

test('S103: what a page could not show comes by itself within ten seconds of the database', async () => {
  const ready = vi.fn(async () => new Response('', { status: 503 }))
  vi.stubGlobal('fetch', ready)
  const ask = vi.fn(async () => 'Mia').mockRejectedValueOnce(new RequestError('unavailable', 503))
  const { shown, leave } = show(ask)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(shown.getCurrentResult().isError).toBe(true)
  expect(ask).toHaveBeenCalledOnce()
  ready.mockImplementation(async () => new Response('ready'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(shown.getCurrentResult().data).toBe('Mia')
  leave()
})

test('a refusal is not asked again', async () => {
  const ready = vi.fn(async () => new Response('ready'))
  vi.stubGlobal('fetch', ready)
  const ask = vi.fn().mockRejectedValue(new RequestError('not_found', 404))
  const { leave } = show(ask)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(ask).toHaveBeenCalledOnce()
  expect(ready).not.toHaveBeenCalled()
  leave()
})
