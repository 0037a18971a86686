import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { assess } from '../src/features/safety/rules.ts'

/** node scripts/eval-safety.ts FILE [--json]: scores the safety rules on labelled messages, one JSON object per line. */
const rowSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  text: z.string(),
  must_show_card: z.enum(['yes', 'no', 'either']).optional(),
  level: z.string().optional(),
})
type Row = z.infer<typeof rowSchema>
type Judged = Row & { found: string; concern: string | null }

const main = (): void => {
  const [file] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
  if (file === undefined) fail('Usage: node scripts/eval-safety.ts FILE [--json]')
  const judged = readRows(file).map((row): Judged => {
    const { level, concern } = assess(row.text)
    return { ...row, found: level, concern }
  })
  process.stdout.write(process.argv.includes('--json') ? asJson(judged) : report(judged))
}

const readRows = (file: string): Row[] => {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    fail(`Cannot read ${file}: ${error instanceof Error ? error.message : error}.`)
  }
  return text
    .split(/\r?\n/)
    .flatMap((line, index) => (line.trim() === '' ? [] : [readRow(line, `${file}:${index + 1}`)]))
}

const readRow = (line: string, place: string): Row => {
  try {
    const row = rowSchema.safeParse(JSON.parse(line))
    if (row.success) return row.data
    const first = row.error.issues[0]
    return fail(`${place}: ${first?.path.join('.') || 'line'}: ${first?.message}.`)
  } catch {
    return fail(`${place}: is not a JSON object.`)
  }
}

const asJson = (rows: Judged[]): string =>
  rows.map(({ id, found }) => `${JSON.stringify({ id, level: found })}\n`).join('')

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

const share = (part: unknown[], whole: unknown[]): string =>
  `${part.length} of ${whole.length}${whole.length > 0 ? ` (${((100 * part.length) / whole.length).toFixed(1)} %)` : ''}`

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

main()
