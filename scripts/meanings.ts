/**
 * Reads what the follow-ups' wordings mean, those that are new or changed, and learns from them and from the cards' other texts how a meaning
 * scores on each card: `npm run meanings`. All of them take some three minutes; read texts are kept in node_modules/.cache.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadAnyWorry, loadCards } from '../src/guidance/load-cards.ts'
import { CARD_SCORES_FILE, keyOfCard, packCardScores, textsOf } from '../src/guidance/search/card-scores.ts'
import {
  BYTES_TO_ONE,
  keyOf,
  loadMeanings,
  type Meaning,
  packMeanings,
  together,
  wordingsOf,
} from '../src/guidance/search/meanings.ts'
import { writtenOut } from '../src/guidance/words/written-out.ts'
import { sentenceReader } from '../src/platform/sentence-vectors.ts'
import { fitCards } from './learn/fit-cards.ts'
import { readVectors } from './safety/vectors.ts'

const folder = join(import.meta.dirname, '../content/guidance')
const read = sentenceReader((error) => {
  throw error
})
const inBytes = (vector: Float32Array | null): Meaning =>
  Int8Array.from(vector ?? [], (number) => Math.max(-127, Math.min(127, Math.round(number * BYTES_TO_ONE))))
const before = loadMeanings()
const now = new Map<string, Meaning>()
let changed = 0
const cards = loadCards(folder)
for (const followUp of [...cards, loadAnyWorry()].flatMap((holder) => holder.follow_ups)) {
  const key = keyOf(followUp)
  const known = before.get(key)
  if (!known) changed += 1
  now.set(key, known ?? inBytes(together((await read(wordingsOf(followUp).map(writtenOut))) ?? [])))
}
writeFileSync(join(folder, 'meanings.bin'), packMeanings(now))
console.log(`${now.size} meanings, ${changed} of them read anew`)

const vectorOf = await readVectors(
  cards.flatMap(textsOf),
  read,
  join(import.meta.dirname, '../node_modules/.cache/kinwise/cards.bin'),
  (done, all) => done % 1600 === 0 && console.log(`${done} of ${all} texts of cards read`),
)
const vectorsOf = (card: (typeof cards)[number]): Float32Array[] => [
  ...textsOf(card).flatMap((text) => vectorOf(text) ?? []),
  ...card.follow_ups.flatMap((one) => {
    const meaning = now.get(keyOf(one))
    return meaning ? [Float32Array.from(meaning, (byte) => byte / BYTES_TO_ONE)] : []
  }),
]
const scores = fitCards(cards.map(vectorsOf))
writeFileSync(
  CARD_SCORES_FILE,
  packCardScores(
    cards.flatMap((card, at) => {
      const score = scores[at]
      return score ? [[keyOfCard(card), score] as const] : []
    }),
  ),
)
console.log(`scores of ${scores.length} cards learned`)
