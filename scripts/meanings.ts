/** Reads what the follow-ups' wordings mean, those that are new or changed: `npm run meanings`. All of them take some two minutes. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadAnyWorry, loadCards } from '../src/guidance/load-cards.ts'
import {
  keyOf,
  loadMeanings,
  type Meaning,
  meaningOfAll,
  packMeanings,
} from '../src/guidance/search/meanings.ts'
import { writtenOut } from '../src/guidance/words/written-out.ts'
import { sentenceReader } from '../src/platform/sentence-vectors.ts'

const folder = join(import.meta.dirname, '../content/guidance')
const read = sentenceReader((error) => {
  throw error
})
const before = loadMeanings()
const now = new Map<string, Meaning>()
let changed = 0
for (const followUp of [...loadCards(folder), loadAnyWorry()].flatMap((holder) => holder.follow_ups)) {
  const key = keyOf(followUp)
  const known = before.get(key)
  if (!known) changed += 1
  now.set(key, known ?? meaningOfAll((await read(followUp.said.map(writtenOut))) ?? []))
}
writeFileSync(join(folder, 'meanings.bin'), packMeanings(now))
console.log(`${now.size} meanings, ${changed} of them read anew`)
