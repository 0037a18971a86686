/**
 * Learns which card a message is about, from content/guidance/training and the cards' own situations: `npm run cards:train`. It takes a minute
 * or two; what messages mean is kept in node_modules/.cache. `npm run eval:cards` scores what comes of it.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { createLibrary } from '../../src/guidance/library.ts'
import { loadCards } from '../../src/guidance/load-cards.ts'
import { isForParent } from '../../src/guidance/search/card-family.ts'
import { CLASSIFIER_FILE, packClassifier } from '../../src/guidance/search/classifier.ts'
import { fitsAge } from '../../src/guidance/search/search.ts'
import { sentenceReader } from '../../src/platform/sentence-vectors.ts'
import { readRows } from '../eval/read-rows.ts'
import { readVectors } from '../safety/vectors.ts'
import { fitClassifier, type Lesson } from './fit-classifier.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'content/guidance/training')
const library = createLibrary(loadCards(join(root, 'content/guidance')))
const cards = [...library.cards]
const placeOf = new Map(cards.map(({ id }, place) => [id, place]))
const row = z.object({ card: z.string(), text: z.string() })
const written = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .sort()
  .flatMap((name) => readRows(join(folder, name), row, ''))
const own = cards.flatMap(({ id, situations, title, about, keywords }) =>
  [...situations, title, about, keywords.join(', ')].map((text) => ({ card: id, text })),
)
const rows = [...written, ...own].flatMap(({ card, text }) => {
  const place = placeOf.get(card)
  if (place === undefined) throw new Error(`there is no card ${card}`)
  const { plain, heart } = library.query(text)
  return [{ place, plain, heart: heart.join(' ') || plain }]
})
const vectorOf = await readVectors(
  rows.map(({ heart }) => heart),
  sentenceReader((error) => {
    throw error
  }),
  join(root, 'node_modules/.cache/kinwise/first-messages.bin'),
  (done, all) => done % 1600 === 0 && console.log(`${done} of ${all} messages read`),
)

/** The cards for the age that a card is for; a parent's own may be meant at any age. */
const rivalsOf = cards.map((card) => {
  const months = isForParent(card) ? null : (card.ages.from + card.ages.to) / 2
  return Uint8Array.from(cards, (one) => (isForParent(one) || fitsAge(one, months) ? 1 : 0))
})
const lessons = rows.map(
  ({ place, plain, heart }): Lesson => ({
    plain,
    meaning: vectorOf(heart) as Float32Array,
    card: place,
    rivals: rivalsOf[place] as Uint8Array,
  }),
)
const classifier = fitClassifier(
  cards.map(({ id }) => id),
  lessons,
)
writeFileSync(CLASSIFIER_FILE, packClassifier(classifier))
console.log(`learned from ${lessons.length} messages, by ${classifier.grams.size} words and pairs of words`)
