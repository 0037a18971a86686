import { expect, test } from 'vitest'
import { cards, guide, readSentences } from '../../../tests/guide-talk.ts'
import { createGuide } from './guide.ts'
import type { Talk } from './talk.ts'
import { understood, withReader } from './understand.ts'

const talk: Talk = {
  child: { name: 'Robin', age: 4, type: null, interests: [] },
  turns: [],
  text: 'bedtime takes two hours every night and I cannot any more',
}

test('the same talk gets the same answer, whatever was asked in between', async () => {
  const first = await guide(talk)
  await guide({ ...talk, text: 'he comes out for the fifth time' })
  const [again, atOnce] = await Promise.all([guide(talk), guide(talk)])
  expect([again, atOnce]).toEqual([first, first])
})

test('where nothing can be read, words alone decide', async () => {
  const words = createGuide(cards)
  expect(await withReader(words, async () => null)(talk)).toEqual(words(talk))
})

test('what is asked without end is answered with what is known', async () => {
  let asked = 0
  const ask = (meaningOf: (text: string) => Float32Array | null) => {
    asked += 1
    meaningOf(`text ${asked}`)
    return asked
  }
  expect(await understood(ask, async (texts) => texts.map(() => new Float32Array(512)))).toBeLessThan(10)
})

test('blank, huge and strange texts are read', async () => {
  const read = await readSentences(['', ' ', '\u0000', '🙂'.repeat(5000), 'a'.repeat(100_000), 'שלום', '...'])
  for (const vector of read ?? []) expect(Math.hypot(...vector)).toBeCloseTo(1)
  expect(read).toHaveLength(7)
})

test('the reader leaves it to the process what becomes of errors that nobody caught', async () => {
  await readSentences(['one'])
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    for (const listener of process.listeners(event as 'uncaughtException'))
      expect(String(listener)).not.toMatch(/ExitStatus|throw reason/)
})
