/**
 * Scores what comes of a message later in a talk: `npm run eval:turns [-- --words]`.
 *
 * A card is read out, and one message follows. Of the messages of tests/evaluation/follow-ups.jsonl it counts how often the right written
 * answer is given, can be tapped, another answer is given, or neither; of first messages about other cards
 * (tests/evaluation/first-messages.jsonl) the same for that card.
 * `--words` goes without the sentence encoder, as beside a model.
 */
import { parseArgs } from 'node:util'
import { openGuide } from './eval/guide.ts'
import { type Counts, followUpCounts, OUTCOMES, topicChangeCounts } from './eval/later-turns.ts'
import { share } from './eval/read-rows.ts'

const { values } = parseArgs({ options: { words: { type: 'boolean' } } })
const { library, guide } = openGuide({ byWords: values.words ?? false })

const shown = (counts: Counts) => {
  const all = OUTCOMES.reduce((sum, one) => sum + counts[one], 0)
  return Object.fromEntries(OUTCOMES.map((one) => [one, share(counts[one], all)]))
}
const { answerable, unanswerable } = await followUpCounts(library, guide)
console.table({
  'a follow-up that is written': shown(answerable),
  'a follow-up that is not': shown(unanswerable),
  'another card': shown(await topicChangeCounts(library, guide)),
})
