import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type EventSink, eventStream, placeOf } from './event-stream.ts'

type Said = { type: string; delta?: string }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const open = (stopping?: AbortSignal) => {
  const opened = {} as { sink: EventSink<Said>; gone: AbortSignal; text: Promise<string> }
  const response = eventStream<Said>((sink, gone) => Object.assign(opened, { sink, gone }), stopping)
  opened.text = response.text()
  return opened
}

test('each event is a line, with its place where it has one', async () => {
  const { sink, text } = open()
  sink.send({ type: 'text', delta: 'Hi' }, 2)
  sink.send({ type: 'ended' })
  sink.close()
  expect(await text).toBe(
    'event: text\nid: 2\ndata: {"type":"text","delta":"Hi"}\n\nevent: ended\ndata: {"type":"ended"}\n\n',
  )
})

test('S102: a reader that vanished without a word costs nothing after half a minute; one that is there is sent on', async () => {
  const { sink, gone, text } = open()
  vi.advanceTimersByTime(24_000)
  expect(gone.aborted).toBe(false)
  vi.advanceTimersByTime(6_000)
  expect(gone.aborted).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
  sink.send({ type: 'text', delta: 'too late' })
  expect(await text).toBe(': ping\n\nevent: reattach\ndata: {"type":"reattach"}\n\n')
})

test('a reader who leaves ends all of it at once', async () => {
  let gone: AbortSignal | undefined
  const response = eventStream<Said>((_, signal) => {
    gone = signal
  })
  await response.body?.cancel()
  expect(gone?.aborted).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('readers are sent on when the process stops, and so is who comes then', async () => {
  const stopping = new AbortController()
  const before = open(stopping.signal)
  before.sink.send({ type: 'text', delta: 'Hi' }, 2)
  stopping.abort()
  expect(await before.text).toMatch(/^event: text\n.*event: reattach\n.*\n\n$/s)
  expect(before.gone.aborted).toBe(true)
  expect(await open(stopping.signal).text).toMatch(/^event: reattach\n/)
})

test.each([
  ['17', 17],
  [undefined, 0],
  ['', 0],
  ['-1', 0],
  ['1e9', 0],
  ['99999999999', 0],
  ["1' or '1'='1", 0],
])('who comes back with %s goes on behind %i', (given, place) => {
  expect(placeOf(given)).toBe(place)
})
