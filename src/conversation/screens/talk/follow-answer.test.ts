import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenStream } from '../../../ui/server/open-stream.ts'
import { RequestError } from '../../../ui/server/request.ts'
import type { ReplyEvent } from '../../contract.ts'
import { followAnswer } from './follow-answer.ts'

const text = (delta: string): ReplyEvent => ({ type: 'text', delta })
const ended: ReplyEvent = { type: 'ended', answer: null, remaining: 3 }
const accepted = { type: 'accepted', replyId: 'r1', message: { id: 'm' }, remaining: 3 } as ReplyEvent

const streamOf = (events: ReplyEvent[]) =>
  new Response(events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''))

const follow = async (open: OpenStream) => {
  const seen: [string, boolean][] = []
  const onEvents = (events: ReplyEvent[], restart: boolean) =>
    void seen.push([events.map(({ type }) => type).join(' '), restart])
  const end = followAnswer(open, { onEvents, signal: new AbortController().signal })
  await vi.runAllTimersAsync()
  return { end: await end, seen }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a stream that closes without its end is read again by its reply, from the first word', async () => {
  const fetched = vi.fn(async () => streamOf([text('all of it'), ended]))
  vi.stubGlobal('fetch', fetched)
  const open = vi.fn(async () => streamOf([accepted, text('half')]))
  const { end, seen } = await follow(open)
  expect(end).toEqual({ type: 'ended' })
  expect(open).toHaveBeenCalledOnce()
  expect(fetched).toHaveBeenCalledWith('/api/replies/r1/events', expect.anything())
  expect(seen).toEqual([
    ['accepted text', true],
    ['text ended', true],
  ])
})

test('a message that did not arrive is sent again, a few times', async () => {
  const open = vi.fn(async () => {
    throw new RequestError('network', 0)
  })
  const { end } = await follow(open)
  expect(end).toMatchObject({ type: 'lost', error: { code: 'network' } })
  expect(open).toHaveBeenCalledTimes(5)
})

test('a refusal is not tried again', async () => {
  const open = vi.fn(async () => {
    throw new RequestError('no_credits', 402)
  })
  const { end } = await follow(open)
  expect(end).toMatchObject({ type: 'refused', error: { code: 'no_credits' } })
  expect(open).toHaveBeenCalledOnce()
})
