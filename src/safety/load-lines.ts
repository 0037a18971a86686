import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod'
import { concerns, lineCategories } from './contract.ts'

const CARDS = 'cards.json'

const day = z.iso.date()
const lineSchema = z
  .strictObject({
    category: z.enum(lineCategories),
    name: z.string().min(1),
    call: z.string().min(1).nullable(),
    // National form: a number with a country code fails from inside the country.
    href: z
      .string()
      .regex(/^tel:\d+$/, 'is not tel: and digits, without a country code')
      .nullable(),
    text: z.string().min(1).nullable(),
    url: z.httpUrl().nullable(),
    hours: z.string().min(1).nullable(),
    note: z.string().nullable(),
    level: z.enum(['A', 'B', 'C']),
    source: z.string().min(1),
    seenOn: day,
    liveVerifiedOn: day.nullable(),
  })
  .refine((line) => line.call !== null || line.text !== null || line.url !== null, {
    error: 'has no way to reach it',
  })
  .refine((line) => (line.call === null) === (line.href === null), {
    path: ['href'],
    error: 'goes with call',
  })

const countrySchema = z.strictObject({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  name: z.string().min(1),
  lines: z.array(lineSchema).min(1),
})

const cardSchema = z.strictObject({
  concern: z.enum(concerns),
  levels: z.array(z.enum(['emergency', 'crisis', 'urgent_medical', 'support'])).min(1),
  voice: z.enum(['adult', 'child']),
  title: z.string().min(1).max(60),
  steps: z.array(z.string().min(1).max(200)).min(3).max(5),
})

export type CrisisLine = z.infer<typeof lineSchema>
export type CardText = z.infer<typeof cardSchema>
export type CrisisLines = {
  /** ISO 3166 alpha-2 -> that country's lines. */
  byCountry: Map<string, CrisisLine[]>
  /** ISO 3166 alpha-2 -> that country's name. */
  names: Map<string, string>
  /** For an unknown country, or one without a fitting line. */
  anywhere: CrisisLine[]
  cards: CardText[]
}

/** Reads content/crisis-lines. Throws with the file's name and the field when one does not keep to its README. */
export const loadLines = (folder: string): CrisisLines => {
  const lines: CrisisLines = { byCountry: new Map(), names: new Map(), anywhere: [], cards: [] }
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.json')) continue
    const text = readFileSync(join(folder, file), 'utf8')
    if (file === CARDS) lines.cards = parseFile(z.array(cardSchema), file, text)
    else addCountry(lines, file, text)
  }
  if (lines.anywhere.length === 0) throw new Error(`${folder}: no file with country null`)
  if (lines.cards.length === 0) throw new Error(`${folder}: no ${CARDS}`)
  return lines
}

const addCountry = (lines: CrisisLines, file: string, text: string): void => {
  const { country, name, lines: own } = parseFile(countrySchema, file, text)
  if (country === null) lines.anywhere = own
  else if (country !== basename(file, '.json')) throw new Error(`${file}: country: says ${country}`)
  else {
    lines.byCountry.set(country, own)
    lines.names.set(country, name)
  }
}

export const parseFile = <T>(schema: z.ZodType<T>, file: string, text: string): T => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new Error(`${file}: is not JSON: ${error instanceof Error ? error.message : error}`)
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  const first = parsed.error.issues[0]
  throw new Error(`${file}: ${first?.path.join('.') || 'file'}: ${first?.message}`)
}
