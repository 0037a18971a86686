import { join } from 'node:path'
import * as z from 'zod'
import { normalise } from '../../language/normalise.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { readYaml } from '../../platform/content/read-yaml.ts'
import { source } from '../../platform/content/source.ts'
import { SAFETY_FOLDER } from './read-triage.ts'
import { compilePattern, type Pattern } from './statement-pattern.ts'
import { statementsIn } from './statements.ts'

const patterns = z.array(z.string().min(1))
const hazardSchema = z.strictObject({
  meaning: z.string().min(1),
  /** Months of age. */
  until: z.int().min(1).max(228),
  patterns: patterns.min(1),
  unless: patterns.default([]),
  say: z.string().min(20),
  /** The guidance card that says more, where there is one. */
  card: z.string().nullable(),
  /** Where it has no card to take them from. */
  sources: z.array(source).default([]),
  yes: z.array(z.string()).length(2),
  no: z.array(z.string()).length(2),
})
const fileSchema = z.strictObject({
  classes: z.record(z.string(), z.string()),
  hazards: z.array(hazardSchema).max(25),
})

/** What can quietly kill or badly hurt a child, and is often mentioned in passing. */
export type Hazard = Omit<z.infer<typeof hazardSchema>, 'patterns' | 'unless'> & {
  patterns: Pattern[]
  unless: Pattern[]
}

/** Reads content/safety/hazards.yaml. Throws with the field that can't be read. */
export const loadHazards = (file = join(SAFETY_FOLDER, 'hazards.yaml')): Hazard[] => {
  const { classes, hazards } = readYaml(file, fileSchema)
  const compile = (lines: string[]) => lines.map((line) => compilePattern(line, classes))
  return hazards.map((one) => ({ ...one, patterns: compile(one.patterns), unless: compile(one.unless) }))
}

const READ_MAX_CHARS = 4000

/** Those that a text tells of, for a child of so many months; at any age where nobody has said one. */
export const hazardsIn = (hazards: Hazard[], text: string, months: number | null): Hazard[] =>
  statementsIn(
    sentencesOf(normalise(text.slice(0, READ_MAX_CHARS))),
    hazards.filter(({ until }) => months === null || months < until),
  ).map(({ statement }) => statement)
