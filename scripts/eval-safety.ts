import { sentenceReader } from '../src/platform/sentence-vectors.ts'
import { assessByMeaning } from '../src/safety/assess.ts'
import { type Row, readRows } from './safety/examples.ts'

/**
 * node scripts/eval-safety.ts FILE [--json] [--words]: what the local triage makes of labelled messages, one JSON object per line,
 * without any model. It reads meanings as it does where the guide answers; with --words it goes by words alone.
 */
type Judged = Omit<Row, 'concern' | 'id'> & {
  id: string
  found: string
  loud: boolean
  concern: string | null
}

const main = async (): Promise<void> => {
  const [file] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
  if (file === undefined) fail('Usage: node scripts/eval-safety.ts FILE [--json] [--words]')
  const reader = process.argv.includes('--words') ? null : sentenceReader((error) => fail(String(error)))
  const judged: Judged[] = []
  for (const [at, row] of rowsOf(file).entries()) {
    const { level, loud, concern } = await assessByMeaning(row.text, {}, reader)
    judged.push({ ...row, id: row.id ?? String(at + 1), found: level, loud, concern })
  }
  process.stdout.write(process.argv.includes('--json') ? asJson(judged) : report(judged))
}

const rowsOf = (file: string): Row[] => {
  try {
    return readRows(file)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const asJson = (rows: Judged[]): string =>
  rows.map(({ id, found, loud }) => `${JSON.stringify({ id, level: found, loud })}\n`).join('')

const report = (rows: Judged[]): string => {
  const yes = rows.filter((row) => row.must_show_card === 'yes')
  const no = rows.filter((row) => row.must_show_card === 'no')
  const shown = (some: Judged[]) => some.filter((row) => row.found !== 'none')
  const missed = yes.filter((row) => row.found === 'none')
  const levels = [...new Set(yes.map((row) => row.level ?? 'unlabelled'))].sort()
  const unlabelled = rows.filter((row) => row.must_show_card === undefined)
  return [
    `rows ${rows.length}: yes ${yes.length}, no ${no.length}, either ${rows.length - yes.length - no.length - unlabelled.length}, unlabelled ${unlabelled.length}`,
    `shown of yes: ${share(shown(yes), yes)}`,
    ...levels.map((level) => {
      const some = yes.filter((row) => (row.level ?? 'unlabelled') === level)
      return `  ${level}: ${share(shown(some), some)}, at that level exactly ${some.filter((row) => row.found === level).length}`
    }),
    `shown of no (false alarms): ${share(shown(no), no)}`,
    `loud at crisis or emergency of no: ${share(no.filter(isLoudlyGrave), no)}`,
    ...(unlabelled.length > 0 ? [`shown of unlabelled: ${share(shown(unlabelled), unlabelled)}`] : []),
    `missed: ${missed.map((row) => row.id).join(' ') || '-'}`,
    `false alarms: ${
      shown(no)
        .map((row) => `${row.id}(${row.found}/${row.concern})`)
        .join(' ') || '-'
    }`,
    '',
  ].join('\n')
}

const isLoudlyGrave = ({ found, loud }: Judged) => loud && (found === 'crisis' || found === 'emergency')

const share = (part: unknown[], whole: unknown[]): string =>
  `${part.length} of ${whole.length}${whole.length > 0 ? ` (${((100 * part.length) / whole.length).toFixed(1)} %)` : ''}`

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

await main()
