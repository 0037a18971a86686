/**
 * Reads what the follow-ups' wordings mean, those that are new or changed: `npm run meanings`. All of them take some three minutes.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadAnyWorry, loadCards } from '../../src/guidance/load-cards.ts'
import {
  BYTES_TO_ONE,
  keyOf,
  loadMeanings,
  type Meaning,
  packMeanings,
  together,
  wordingsOf,
} from '../../src/guidance/search/meanings.ts'
import { writtenOut } from '../../src/guidance/words/written-out.ts'
import { sentenceReader } from '../../src/platform/sentence-vectors.ts'

const folder = join(import.meta.dirname, '../../content/guidance')
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
