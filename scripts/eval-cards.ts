/**
 * Scores which card is found for first messages: `npm run eval:cards [-- FILE] [--json] [--words] [--curve]`.
 *
 * FILE holds one {"id", "text", "months": N or null, "cards": [ids that are right, none where nothing is written]} a line. Prints the share
 * whose right card is found first, and among three, before the floor; after it, the share answered with a right card, and of those that no
 * card answers the share that is told so or given choices. `--json` prints {"id", "cards": [the first five], "answered": id or null} for
 * each. `--words` goes without the sentence encoder, as beside a model. `--curve` also prints what each floor would give. Without a FILE it's
 * tests/evaluation/first-messages.jsonl: seven messages of different kinds for each card, and questions that no card answers. The weights
 * were chosen on these, so a figure for them is no result.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { isForParent } from '../src/guidance/search/card-family.ts'
import { fitsAge, type Match } from '../src/guidance/search/search.ts'
import { type Asked, curveOf } from './eval/curve.ts'
import { openGuide } from './eval/guide.ts'
import { readRows, share } from './eval/read-rows.ts'

const FIRST = 5
const AMONG = 3

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' }, words: { type: 'boolean' }, curve: { type: 'boolean' } },
  allowPositionals: true,
})
const row = z.object({
  id: z.union([z.string(), z.number()]),
  text: z.string(),
  months: z.number().nullable().default(null),
  cards: z.array(z.string()).default([]),
})
const { library, read, guide } = openGuide({ byWords: values.words ?? false })
const rows = readRows(
  positionals[0] ?? join(import.meta.dirname, '../tests/evaluation/first-messages.jsonl'),
  row,
  '',
)
const asked: Asked[] = []

const counts = { known: 0, first: 0, among: 0, answered: 0, wrong: 0, silent: 0, none: 0, honest: 0 }
for (const { id, text, months, cards } of rows) {
  const query = library.query(text)
  const [meaning = null] = (await read([query.heart.join(' ')])) ?? []
  const isFor = (card: (typeof library.cards)[number]) =>
    isForParent(card) || fitsAge(card, months === null ? null : Math.min(months, 227))
  const matches: Match[] = library.find({ ...query, meaning }, isFor)
  const found = matches.map(({ card }) => card.id)
  asked.push({ right: cards, found: matches })
  const child = { name: 'your child', age: (months ?? 0) / 12, type: null, interests: [] }
  const { note, isFree } = await guide({ kind: 'child', child, turns: [], text })
  const answered = isFree ? null : note.cardId
  if (values.json) console.log(JSON.stringify({ id, cards: found.slice(0, FIRST), answered }))
  if (cards.length === 0) {
    counts.none += 1
    if (!answered) counts.honest += 1
    continue
  }
  counts.known += 1
  if (cards.includes(found[0] ?? '')) counts.first += 1
  if (found.slice(0, AMONG).some((one) => cards.includes(one))) counts.among += 1
  if (!answered) counts.silent += 1
  else if (cards.includes(answered)) counts.answered += 1
  else counts.wrong += 1
}
if (values.curve) console.table(curveOf(asked))
const say = values.json ? console.error : console.log
say(`right card first ${share(counts.first, counts.known)}, among three ${share(counts.among, counts.known)}`)
say(
  `after the floor: answered right ${share(counts.answered, counts.known)}, wrong ${share(counts.wrong, counts.known)}, not answered ${share(counts.silent, counts.known)}`,
)
say(`no card answers it, and none is given: ${share(counts.honest, counts.none)}`)
