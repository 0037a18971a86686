import { join } from 'node:path'
import * as z from 'zod'
import { readYaml } from '../platform/content/read-yaml.ts'
import { CONTENT } from '../platform/root.ts'
import { TOPICS } from './contract.ts'

const COACH = join(CONTENT, 'coach')

export const BANDS = ['0-1', '1-3', '3-5', '6-8', '9-12', '13-17'] as const
export type Band = (typeof BANDS)[number]

/** The band of an age; the middle of childhood where nobody has said one. */
export const bandOf = (months: number | null): Band =>
  BANDS[STARTS.filter((start) => (months ?? MIDDLE_MONTHS) >= start).length] ?? '3-5'
const STARTS = [12, 36, 72, 108, 156]
/** An age to go by where nobody has said one. */
export const MIDDLE_MONTHS = 48

/** The fixed questions of a card. */
export const FIXED = ['say', 'why', 'failed', 'worked', 'help'] as const
export type Fixed = (typeof FIXED)[number]

const line = z.string().min(3)
const LETTERS = ['E', 'I', 'S', 'N', 'T', 'F', 'J', 'P'] as const

const phrasesSchema = z.strictObject({
  which: line,
  unsure: line,
  nearest: line,
  one_more: line,
  nearest_to: line,
  which_quick_reply: line,
  welcome: line,
  misread: line,
  still: line,
  else_first: line,
  topic: line,
  nothing: line,
  nothing_browse: line,
  who_could_help: z.record(z.enum(BANDS), line),
  greeting: line,
  thanks: line,
  goodbye: line,
  identity: line,
  off_topic: line,
  language: line,
  empty: line,
  helped: line,
  failed: line,
  failed_spent: line,
  partly: line,
  partly_spent: line,
  untried: line,
  untried_spent: line,
  worked: line,
  worked_grave: line,
  say: line,
  chips: z.record(z.enum([...FIXED, 'else', 'still']), line),
  leans: z.record(z.enum(LETTERS), line),
  examples: z.record(z.enum(BANDS), line),
  topics: z.record(z.enum(TOPICS), line),
})
export type Phrases = z.infer<typeof phrasesSchema>

/** The guide's own sentences. Throws with the field when the file does not hold what the guide needs. */
export const loadPhrases = (file = join(COACH, 'guide.yaml')): Phrases => readYaml(file, phrasesSchema)

/** A card for its own age, and for a message with one of these words whatever the age. */
const calmCard = z.union([
  z.string().transform((id) => ({ id, told: [] })),
  z.strictObject({ id: z.string(), told: z.array(z.string()) }),
])
const calmSchema = z.record(z.string(), z.strictObject({ say: line, cards: z.array(calmCard) }))
/** By concern: what is said below a card of a crisis, and the guidance that may follow. */
export type Calm = z.infer<typeof calmSchema>

export const loadCalm = (file = join(COACH, 'calm.yaml')): Calm => readYaml(file, calmSchema)
