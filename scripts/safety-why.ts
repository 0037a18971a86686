import { sentencesOf } from '../src/language/sentences.ts'
import { sentenceReader } from '../src/platform/sentence-vectors.ts'
import { assess, assessByMeaning } from '../src/safety/assess.ts'
import { readTriage } from '../src/safety/triage/read-triage.ts'
import { plainStatements } from '../src/safety/triage/statements.ts'
import { explain } from './safety/explain.ts'

/** node scripts/safety-why.ts "text": what the triage makes of a text, and what spoke for and against it. */
const main = async (): Promise<void> => {
  const text = process.argv.slice(2).join(' ').trim()
  if (text === '') {
    process.stderr.write('Usage: npm run safety:why -- "text"\n')
    process.exit(1)
  }
  const { statements, weights } = readTriage()
  const reader = sentenceReader((error) => process.stderr.write(`${error}\n`))
  const told = plainStatements(sentencesOf(text), statements)
  const lines = [
    `by words alone: ${asLine(assess(text))}`,
    `with meanings:  ${asLine(await assessByMeaning(text, {}, reader))}`,
    ...told.map(({ statement, sentence }) => `says plainly: ${statement.meaning} ("${sentence}")`),
    ...explain(text, weights),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

const asLine = ({ level, concern, who, loud, because }: ReturnType<typeof assess>) =>
  level === 'none'
    ? 'none'
    : `${level}, ${concern}, ${who}, ${loud ? 'loud' : 'quiet'}, because of ${because.join('; ')}`

await main()
