import { expect, test } from 'vitest'
import { cards, readSentences } from '../../../tests/guide-talk.ts'
import { loadAnyWorry } from './load-cards.ts'
import { keyOf, loadMeanings, meaningOfAll, nearness, packMeanings } from './meanings.ts'
import { normalise } from './rules/normalise.ts'

const meanings = loadMeanings()
const followUps = [...cards, loadAnyWorry()].flatMap(({ follow_ups }) => follow_ups)

test('every follow-up has its meaning, and nothing else has: else run `npm run meanings`', () => {
  const keys = new Set(followUps.map(keyOf))
  expect(followUps.filter((followUp) => !meanings.has(keyOf(followUp))).map(({ said }) => said[0])).toEqual(
    [],
  )
  expect([...meanings.keys()].filter((key) => !keys.has(key))).toEqual([])
})

test('a meaning in the file is that of the wordings, and packed and read it stays the same', async () => {
  for (const followUp of followUps.filter((_, at) => at % 650 === 0)) {
    const key = keyOf(followUp)
    const vectors = (await readSentences(followUp.said.map(normalise))) ?? []
    const meaning = meanings.get(key)
    expect(meaning).toEqual(meaningOfAll(vectors))
    const [vector] = vectors
    if (vector && meaning) expect(nearness(vector, meaning)).toBeGreaterThan(0.5)
    expect(packMeanings(new Map([[key, meaningOfAll(vectors)]])).subarray(8)).toEqual(
      Buffer.from(meaningOfAll(vectors)),
    )
  }
})

test('a file that is not there is no error', () => {
  expect(loadMeanings('/nowhere/meanings.bin').size).toBe(0)
})
