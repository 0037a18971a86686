import { expect, test } from 'vitest'
import { createSharedWatch } from './shared-watch.ts'

const BOUNDS = { pollMs: 1, readersPerKey: 3, readersPerOwner: 4 }
const never = new AbortController().signal

/** Something that is looked at: it says the words it was given, one more at each look. */
const speaker = (words: string[]) => {
  let looks = 0
  const look = async (before: string | null) => {
    looks += 1
    const word = words[looks - 1]
    return {
      state: word === undefined ? (before ?? '') : `${before ?? ''}${word}`,
      isLast: looks >= words.length,
    }
  }
  return { look, looks: () => looks }
}

const lastOf = async (states: AsyncGenerator<string>) => {
  let last = ''
  for await (const state of states) last = state
  return last
}

test('S46: all readers of one thing share one poll, and each hears its end', async () => {
  const watch = createSharedWatch<string>(BOUNDS)
  const { look, looks } = speaker(['a', 'b', 'c'])
  const readers = [1, 2, 3].map(() => watch('family', 'reply', look)(never))
  expect(await Promise.all(readers.map(lastOf))).toEqual(['abc', 'abc', 'abc'])
  expect(looks()).toBe(3)
})

test('S46: more readers than the bounds are refused, and a place is free again once one leaves', async () => {
  const watch = createSharedWatch<string>(BOUNDS)
  const endless = async () => ({ state: 'still', isLast: false })
  const stops = [1, 2, 3].map(() => new AbortController())
  const join = (owner: string, key: string, signal: AbortSignal) => lastOf(watch(owner, key, endless)(signal))
  const reading = stops.map(({ signal }) => join('family', 'one', signal))
  expect(() => watch('other', 'one', endless)).toThrow('too_many_readers')
  const other = new AbortController()
  const readingOther = join('family', 'two', other.signal)
  expect(() => watch('family', 'three', endless)).toThrow('too_many_readers')
  for (const stop of [...stops, other]) stop.abort()
  await Promise.all([...reading, readingOther])
  const again = new AbortController()
  const readingAgain = join('family', 'one', again.signal)
  again.abort()
  await readingAgain
})

test('a look that fails is told to all its readers, and the next reader looks anew', async () => {
  const watch = createSharedWatch<string>(BOUNDS)
  const fail = async () => {
    throw new Error('away')
  }
  const readers = [1, 2].map(() => lastOf(watch('family', 'reply', fail)(never)))
  for (const reader of readers) await expect(reader).rejects.toThrow('away')
  expect(await lastOf(watch('family', 'reply', speaker(['back']).look)(never))).toBe('back')
})
