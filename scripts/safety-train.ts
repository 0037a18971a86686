import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sentencesOf } from '../src/language/sentences.ts'
import { sentenceReader } from '../src/platform/sentence-vectors.ts'
import { RANK } from '../src/safety/assess.ts'
import type { Level } from '../src/safety/contract.ts'
import { SAFETY_FOLDER, STATEMENTS_FILE, WEIGHTS_FILE } from '../src/safety/triage/read-triage.ts'
import { plainStatements, readStatements } from '../src/safety/triage/statements.ts'
import type { Score } from '../src/safety/triage/weights.ts'
import { windowsOf } from '../src/safety/triage/windows.ts'
import { cardWordings } from './safety/card-wordings.ts'
import { type Prepared, prepare, rarityIn } from './safety/corpus.ts'
import { crossValidate, type Judged } from './safety/cross-validate.ts'
import { encodeWeights } from './safety/encode-weights.ts'
import { readExamples } from './safety/examples.ts'
import { chooseThresholds, figures } from './safety/figures.ts'
import { fitConcerns, fitScores, type Variant } from './safety/fit-scores.ts'
import { readVectors } from './safety/vectors.ts'

/** node scripts/safety-train.ts [FILE...]: fits the safety score on our own examples and these files, and says how well it hears. */
const started = performance.now()
const say = (text: string) =>
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}\n`)
const CACHE = 'node_modules/.cache/kinwise/safety-vectors.bin'

const main = async (): Promise<void> => {
  const statements = readStatements(STATEMENTS_FILE)
  const told = (text: string): Level =>
    plainStatements(sentencesOf(text), statements)
      .map(({ statement }) => statement.level)
      .reduce<Level>((worst, level) => (RANK[level] > RANK[worst] ? level : worst), 'none')
  const own = ['danger.jsonl', 'ordinary.jsonl'].map((file) => join(SAFETY_FOLDER, 'training', file))
  const examples = [
    ...[...own, ...process.argv.slice(2)].flatMap(readExamples),
    // A card may quote what is no everyday worry at all.
    ...cardWordings('content/guidance').filter(({ text }) => told(text) === 'none'),
  ]
  const windows = [...new Set(examples.flatMap(({ text }) => windowsOf(text).map((window) => window.text)))]
  const sentences = [...new Set(examples.flatMap(({ text }) => sentencesOf(text)))]
  say(`${examples.length} texts, ${windows.length} windows`)
  const reader = sentenceReader((error) => {
    throw error
  })
  const vectorOf = await readVectors(sentences, reader, CACHE, (done, all) => {
    if (done % 1600 === 0) say(`${done} of ${all} vectors read`)
  })
  const rarity = rarityIn(windows)
  const texts = prepare(examples, rarity, vectorOf)
  const plain = learn(texts, 'plain', told)
  const withVector = learn(texts, 'withVector', told)
  const bytes = encodeWeights({
    rarity,
    plain: plain.score,
    withVector: withVector.score,
    concerns: fitConcerns(plain.told, rarity),
  })
  writeFileSync(WEIGHTS_FILE, bytes)
  say(`${WEIGHTS_FILE}: ${(bytes.length / 1024).toFixed(0)} KiB`)
}

const learn = (texts: Prepared[], variant: Variant, plainly: (text: string) => Level) => {
  const judged: Judged[] = crossValidate(texts, variant, plainly, (fold) =>
    say(`${variant}: fold ${fold + 1}`),
  )
  process.stdout.write(`\n${variant}\n${figures(judged)}\n\n`)
  const { card, grave, told } = fitScores(texts, variant)
  const thresholds = chooseThresholds(judged)
  const score: Score = { card: Float32Array.from(card), grave: Float32Array.from(grave), thresholds }
  say(
    `${variant}: quiet from ${thresholds.quiet.toFixed(2)}, of a line from ${thresholds.quietIfShort.toFixed(2)}, loud from ${thresholds.loud.toFixed(2)}`,
  )
  return { score, told }
}

await main()
