import { expect, test } from 'vitest'
import { createReplyQueue, rankOf } from './reply-queue.ts'

const never = new AbortController().signal

test('so many go through at once, the others wait by their plan’s priority and then by arrival', async () => {
  const line = createReplyQueue(1)
  const order: string[] = []
  const enter = (name: string, priority: number | null) =>
    line(rankOf(priority), () => {}, never).then((leave) => {
      order.push(name)
      leave()
    })
  const leave = await line(0, () => {}, never)
  const all = [
    enter('trial', null),
    enter('free 1', 0),
    enter('ultimate', 3),
    enter('free 2', 0),
    enter('family', 2),
    enter('trial again', null),
  ]
  leave()
  await Promise.all(all)
  expect(order).toEqual(['ultimate', 'family', 'free 1', 'free 2', 'trial', 'trial again'])
})

test('whoever waits hears the place each time it changes', async () => {
  const line = createReplyQueue(1)
  const leave = await line(0, () => {}, never)
  const heard: number[] = []
  const mine = line(3, (place) => heard.push(place), never)
  const other = line(0, () => {}, never)
  expect(heard).toEqual([1, 2])
  leave()
  ;(await other)()
  ;(await mine)()
  expect(heard).toEqual([1, 2, 1])
})

test('who leaves the line holds nobody up', async () => {
  const line = createReplyQueue(1)
  const leave = await line(0, () => {}, never)
  const stop = new AbortController()
  const gone = line(0, () => {}, stop.signal)
  const next = line(0, () => {}, never)
  stop.abort(new Error('stopped'))
  await expect(gone).rejects.toThrow('stopped')
  leave()
  ;(await next)()
  ;(await line(0, () => {}, never))()
})

test('a place is given free once, however often it is said', async () => {
  const line = createReplyQueue(1)
  const leave = await line(0, () => {}, never)
  leave()
  leave()
  const first = await line(0, () => {}, never)
  let isIn = false
  void line(0, () => {}, never).then(() => {
    isIn = true
  })
  await Promise.resolve()
  expect(isIn).toBe(false)
  first()
})
