import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readEvents } from './read-events.ts'

let page: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, page[name].bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A line that stays open, and whether its reader still listens. */
const openLine = () => {
  let say: (text: string) => void = () => {}
  const line = { isOver: false, say: (text: string) => say(text) }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      say = (text) => controller.enqueue(new TextEncoder().encode(text))
    },
  })
  const read = async () => {
    for await (const _ of readEvents(new Response(body)));
    line.isOver = true
  }
  void read()
  return line
}

test('S102: a line that says nothing is dropped, one that pings is not', async () => {
  const line = openLine()
  for (let n = 0; n < 4; n++) {
    await vi.advanceTimersByTimeAsync(15_000)
    line.say(': ping\n\n')
  }
  await vi.advanceTimersByTimeAsync(21_000)
  expect(line.isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(line.isOver).toBe(true)
})

test('a page that slept drops its line when it wakes, one that was only hidden keeps it', async () => {
  const line = openLine()
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(line.isOver).toBe(false)
  // Timers stand still in sleep; the clock doesn't.
  vi.setSystemTime(Date.now() + 3_600_000)
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(line.isOver).toBe(true)
})

test('another network is another line', async () => {
  const line = openLine()
  await vi.advanceTimersByTimeAsync(1_000)
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(line.isOver).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
