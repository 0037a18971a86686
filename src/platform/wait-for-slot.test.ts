import { expect, test } from 'vitest'
import { createSlots, waitForSlot } from './wait-for-slot.ts'

/** Rounds that come when they are told to. */
const rounds = () => {
  const due: (() => void)[] = []
  const takeTurnHere = createSlots((run) => due.push(run))
  const began: string[] = []
  return {
    began,
    due,
    ask: (name: string, rank: 'first' | 'guest') => void takeTurnHere(rank).then(() => began.push(name)),
    next: async () => {
      for (const run of due.splice(0)) run()
      await Promise.resolve()
    },
  }
}

test('S51: one begins in each round, families before guests, each in the order they came', async () => {
  const { ask, next, began } = rounds()
  ask('guest 1', 'guest')
  ask('guest 2', 'guest')
  ask('family 1', 'first')
  await next()
  expect(began).toEqual(['family 1'])
  ask('family 2', 'first')
  for (let round = 0; round < 3; round++) await next()
  expect(began).toEqual(['family 1', 'family 2', 'guest 1', 'guest 2'])
})

test('nothing goes round while nobody waits, and it begins again', async () => {
  const { ask, next, began, due } = rounds()
  ask('one', 'guest')
  await next()
  await next()
  expect(due).toHaveLength(0)
  ask('two', 'guest')
  await next()
  expect(began).toEqual(['one', 'two'])
})

test('between two pieces whatever else is due in the process runs', async () => {
  const seen: string[] = []
  const pieces = Promise.all(['a', 'b', 'c'].map((name) => waitForSlot('guest').then(() => seen.push(name))))
  setImmediate(() => setImmediate(() => seen.push('another')))
  await pieces
  expect(seen.indexOf('another')).toBeLessThan(seen.indexOf('c'))
})
