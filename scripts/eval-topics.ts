/**
 * Scores the guide's topics on labelled posts: `node scripts/eval-topics.ts FILE [--json] [--batch NAME]`.
 *
 * FILE holds one {"text", "is_parenting", "topics"} per line. `--json` prints what the guide says of each line and scores nothing.
 * `--batch` scores topics only on rows whose `batch` begins so: in parenting_questions_dev.jsonl the label names fit the posts in
 * batch 2019_1300 only. In the batches of 2020 they have slipped (posts about sleep bear 'child appearances', posts about pregnancy
 * 'sleeping', posts about feeding 'child product', posts about adoption 'emotion coaching'), so nothing can be measured there.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { TOPICS, type Topic } from '../src/features/guidance/contract.ts'
import { topicsOf } from '../src/features/guidance/rules/topics-of.ts'

/** Labels that say what one of the ten topics says; a topic's own name may stand for it as well. All others (pregnancy, child product, parent support ...) have no such topic. */
const TOPIC_OF_LABEL: Record<string, Topic> = {
  sleeping: 'sleep',
  breastfeeding: 'eating',
  'baby food': 'eating',
  discipline: 'behavior',
  'child behavior problem': 'behavior',
  'potty training': 'development',
  'child milestones': 'development',
  'walk training': 'development',
  school: 'school',
  'emotion coaching': 'emotion',
  'multiple children': 'sibling',
}

type Row = { text: string; is_parenting?: boolean; topics?: string[]; batch?: string }
type Score = {
  topic: Topic
  label: string
  support: number
  precision: number
  recall: number
  f1: number
  missed: number[]
}

const main = (): void => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' }, batch: { type: 'string' } },
    allowPositionals: true,
  })
  const [file] = positionals
  if (!file) fail('Give a file: node scripts/eval-topics.ts FILE [--json] [--batch NAME].')
  const rows = readRows(file)
  const said = rows.map(({ text }) => topicsOf(text))
  if (values.json) {
    for (const [index, { text }] of rows.entries()) {
      const { topics, isParenting } = said[index] ?? { topics: [], isParenting: false }
      console.log(JSON.stringify({ text, topics, is_parenting: isParenting }))
    }
    return
  }
  const off = rows.flatMap((row, index) => (row.is_parenting === false ? [index] : []))
  const on = rows.flatMap((row, index) => (row.is_parenting === true ? [index] : []))
  const missed = off.filter((index) => said[index]?.isParenting)
  const wronged = on.filter((index) => !said[index]?.isParenting)
  console.log(
    `off-topic recall ${percent(off.length - missed.length, off.length)} (${off.length - missed.length} of ${off.length})`,
  )
  console.log(
    `parenting posts kept ${percent(on.length - wronged.length, on.length)} (${on.length - wronged.length} of ${on.length})`,
  )
  console.log(`off-topic rows missed: ${lines(missed)}`)

  const judged = rows.flatMap((row, index) =>
    row.topics && (row.batch ?? '').startsWith(values.batch ?? '') ? [index] : [],
  )
  const scores = scoresOf(rows, said, judged)
  for (const { topic, missed } of scores) console.log(`${topic}: rows missed ${lines(missed)}`)
  console.table(
    scores.map(({ label, support, ...score }) => ({
      label,
      support,
      precision: round(score.precision),
      recall: round(score.recall),
      f1: round(score.f1),
    })),
  )
  console.log(`macro-F1 ${macro(scores)} over ${scores.length} topics on ${judged.length} rows`)
  const batches = [...new Set(judged.map((index) => rows[index]?.batch ?? ''))]
  for (const batch of batches.length > 1 ? batches : []) {
    const own = judged.filter((index) => rows[index]?.batch === batch)
    console.log(`  batch ${batch}: ${macro(scoresOf(rows, said, own))} on ${own.length} rows`)
  }
}

const macro = (scores: Score[]) => round(scores.reduce((sum, { f1 }) => sum + f1, 0) / (scores.length || 1))

const scoresOf = (rows: Row[], said: ReturnType<typeof topicsOf>[], judged: number[]): Score[] => {
  const scores: Score[] = []
  for (const topic of TOPICS) {
    const labels = [
      ...new Set([topic, ...Object.keys(TOPIC_OF_LABEL).filter((label) => TOPIC_OF_LABEL[label] === topic)]),
    ]
    const isTrue = (index: number) => labels.some((label) => rows[index]?.topics?.includes(label))
    const isSaid = (index: number) => said[index]?.topics.includes(topic) ?? false
    const support = judged.filter(isTrue)
    if (support.length === 0) continue
    const found = support.filter(isSaid)
    const precision = found.length / (judged.filter(isSaid).length || 1)
    const recall = found.length / support.length
    const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
    const label = `${topic} (${labels.join(', ')})`
    const missed = support.filter((index) => !isSaid(index))
    scores.push({ topic, label, support: support.length, precision, recall, f1, missed })
  }
  return scores
}

const readRows = (file: string): Row[] => {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    fail(`Cannot read ${file}.`)
  }
  return text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => {
      try {
        const row = JSON.parse(line) as Row
        if (typeof row?.text === 'string') return row
      } catch {}
      return fail(`Line ${number} of ${file} is not a JSON object with a "text".`)
    })
}

const fail: (message: string) => never = (message) => {
  console.error(message)
  process.exit(1)
}

const lines = (indexes: number[]) => indexes.map((index) => index + 1).join(' ') || 'none'
const round = (value: number) => Math.round(value * 1000) / 1000
const percent = (part: number, whole: number) =>
  whole === 0 ? 'none to judge' : `${Math.round((1000 * part) / whole) / 10} %`

main()
