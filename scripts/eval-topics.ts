/**
 * Scores the topics of messages, which are those of the cards that are found: `npm run eval:topics -- FILE [--json]`.
 *
 * FILE holds one {"id", "text", "topics"} a line; topics that are none of the ten are left out. `--json` prints {"id", "topics"} for each.
 */
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { TOPICS } from '../src/guidance/contract.ts'
import { topicsOf } from '../src/guidance/topics-of.ts'
import { openGuide } from './eval/guide.ts'
import { readRows } from './eval/read-rows.ts'

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true })
const row = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  text: z.string(),
  topics: z.array(z.string()).default([]),
})
const rows = readRows(positionals[0], row, 'Give a file: npm run eval:topics -- FILE [--json].')
const { library } = openGuide({ byWords: true })
const said = rows.map(({ text }) => topicsOf(library, text))
if (values.json)
  for (const [at, { id }] of rows.entries()) console.log(JSON.stringify({ id, topics: said[at] }))
else {
  const scores = TOPICS.flatMap((topic) => {
    const support = rows.flatMap(({ topics }, at) => (topics.includes(topic) ? [at] : []))
    if (support.length === 0) return []
    const found = support.filter((at) => said[at]?.includes(topic)).length
    const claimed = said.filter((topics) => topics.includes(topic)).length
    return [
      { topic, support: support.length, precision: found / (claimed || 1), recall: found / support.length },
    ]
  }).map((score) => ({
    ...score,
    f1: (2 * score.precision * score.recall) / (score.precision + score.recall || 1),
  }))
  console.table(scores)
  console.log(`macro-F1 ${(scores.reduce((sum, { f1 }) => sum + f1, 0) / (scores.length || 1)).toFixed(3)}`)
}
