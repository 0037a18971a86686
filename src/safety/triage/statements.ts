import * as z from 'zod'
import { readYaml } from '../../platform/content/read-yaml.ts'
import { type Concern, concerns, type Level, levels } from '../contract.ts'
import { spokenWords } from './spoken-words.ts'
import { compilePattern, type Pattern } from './statement-pattern.ts'

const patterns = z.array(z.string().min(1)).min(1)
const statementSchema = z.strictObject({
  meaning: z.string().min(1),
  level: z.enum(levels),
  concern: z.enum(concerns),
  /** It means little alone: two such are heard, one is not. */
  isSign: z.boolean().default(false),
  excuses: z.array(z.string()).default([]),
  patterns,
  unless: patterns.optional(),
  yes: z.array(z.string()).length(2),
  no: z.array(z.string()).length(2),
})
const fileSchema = z.strictObject({
  classes: z.record(z.string(), z.string()),
  excuses: z.record(z.string(), patterns),
  statements: z.array(statementSchema).max(200),
})

type Row = z.infer<typeof statementSchema>
export type Statement = {
  meaning: string
  level: Exclude<Level, 'none'>
  concern: Concern
  isSign: boolean
  patterns: Pattern[]
  unless: Pattern[]
  yes: string[]
  no: string[]
}

/** Reads content/safety/statements.yaml. Throws with the meaning of the row that cannot be read. */
export const readStatements = (file: string): Statement[] => {
  const { classes, excuses, statements } = readYaml(file, fileSchema)
  const compile = (sources: string[]) => sources.map((source) => compilePattern(source, classes))
  const excused = (row: Row) =>
    row.excuses.flatMap((name) => {
      const found = excuses[name]
      if (found === undefined) throw new Error(`${row.meaning}: no excuse ${name}`)
      return found
    })
  return statements.map((row) => ({
    ...row,
    patterns: compile(row.patterns),
    unless: compile([...excused(row), ...(row.unless ?? [])]),
  }))
}

/** How something may be said, and how it's said where it isn't meant. */
type Said = Pick<Statement, 'patterns' | 'unless'>
export type Told = { statement: Statement; sentence: string }

/** What a text says plainly: the statements that its sentences make, and of mere signs at least two. */
export const plainStatements = (sentences: string[], statements: Statement[]): Told[] => {
  const made = statementsIn(sentences, statements)
  const signs = made.filter(({ statement }) => statement.isSign)
  return signs.length >= ENOUGH_SIGNS ? made : made.filter(({ statement }) => !statement.isSign)
}
const ENOUGH_SIGNS = 2

/** Which statements a text's sentences make, each once. */
export const statementsIn = <S extends Said>(
  sentences: string[],
  statements: readonly S[],
): { statement: S; sentence: string }[] => {
  const spoken = sentences.map((sentence) => ` ${spokenWords(sentence)} `)
  const told = new Map<S, { statement: S; sentence: string }>()
  spoken.forEach((sentence, at) => {
    const withNext = sentence + (spoken[at + 1] ?? '').slice(1)
    for (const statement of statements)
      if (!told.has(statement) && makes(statement, sentence, withNext))
        told.set(statement, { statement, sentence: sentences[at] as string })
  })
  return [...told.values()]
}

const makes = ({ patterns, unless }: Said, sentence: string, withNext: string): boolean =>
  patterns.some((pattern) => pattern.stands(sentence, withNext)) &&
  !unless.some((pattern) => pattern.stands(sentence, withNext))
