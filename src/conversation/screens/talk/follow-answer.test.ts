import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenStream } from '../../../ui/server/open-stream.ts'
import { RequestError } from '../../../ui/server/request.ts'
import type { ReplyEvent } from '../../contract.ts'
import { applyEvent, noAnswerYet } from '../../rules.ts'
import { followAnswer } from './follow-answer.ts'

const text = (delta: string): ReplyEvent => ({ type: 'text', delta })
const ended: ReplyEvent = { type: 'ended', answer: null, remaining: 3 }
const accepted = { type: 'accepted', replyId: 'r1', message: { id: 'm' }, remaining: 3 } as ReplyEvent

const frame = (event: ReplyEvent, place?: number) =>
  `event: ${event.type}\n${place === undefined ? '' : `id: ${place}\n`}data: ${JSON.stringify(event)}\n\n`
const streamOf = (...frames: string[]) => new Response(frames.join(''))

const follow = async (open: OpenStream) => {
  let answer = noAnswerYet()
  const troubles: (string | undefined)[] = []
  const onEvents = (events: ReplyEvent[]) => {
    const isEnd = events.some(({ type }) => type === 'ended')
    if (!isEnd) answer = events.reduce(applyEvent, answer)
  }
  const onTrouble = (error: RequestError | null) => troubles.push(error?.code)
  const end = followAnswer(open, { onEvents, onTrouble, signal: new AbortController().signal })
  await vi.runAllTimersAsync()
  return { end: await end, text: answer.text, troubles }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['closes without its end', []],
  ['sends its reader on', [frame({ type: 'reattach' })]],
])('a stream that %s is read again by its reply, from the last character', async (_, last) => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => streamOf(frame(ended)))
  fetched.mockImplementationOnce(async () => streamOf(frame(text('f the'), 9), ...last))
  fetched.mockImplementationOnce(async () => streamOf(frame(text(' whole'), 15), frame(text('.'), 16)))
  vi.stubGlobal('fetch', fetched)
  const open = vi.fn(async () => streamOf(frame(accepted), frame(text('all '), 4), ...last))
  const followed = await follow(open)
  expect(followed).toEqual({ end: { type: 'ended' }, text: 'all f the whole.', troubles: [] })
  expect(open).toHaveBeenCalledOnce()
  const asked = fetched.mock.calls.map(([path, init]) => [
    path,
    new Headers(init.headers).get('last-event-id'),
  ])
  expect(asked).toEqual([4, 9, 16].map((known) => ['/api/replies/r1/events', `${known}`]))
})

test('a message that did not arrive is sent again for twenty seconds, and its page says so', async () => {
  const open = vi.fn(async () => {
    throw new RequestError('unavailable', 503)
  })
  const { end, troubles } = await follow(open)
  expect(end).toMatchObject({ type: 'lost', error: { code: 'unavailable' } })
  expect(open).toHaveBeenCalledTimes(7)
  expect(troubles).toEqual(Array(5).fill('unavailable'))
})

test('a refusal is not tried again', async () => {
  const open = vi.fn(async () => {
    throw new RequestError('no_credits', 402)
  })
  const { end } = await follow(open)
  expect(end).toMatchObject({ type: 'refused', error: { code: 'no_credits' } })
  expect(open).toHaveBeenCalledOnce()
})
