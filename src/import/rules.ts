import { formatPhone } from '../accounts/rules.ts'
import { type Evaluation, evaluationSchema } from '../family/contract.ts'
import {
  ALSO_CALLED_MAX,
  ALSO_CALLED_MAX_CHARS,
  ANALYSIS_MAX_CHARS,
  INTEREST_MAX_CHARS,
  INTERESTS_MAX,
  NAME_MAX_GRAPHEMES,
} from '../family/rules.ts'
import { UNLIMITED } from '../plans/rules.ts'
import { cleanLine, cleanText, firstChars, graphemes } from '../platform/clean-text.ts'

/** What was wrong with a document: it was not taken, or a field of it was not. Never what stood there. */
export type Problem = { code: ProblemCode; field?: string }
export type ProblemCode =
  | 'unknown_place'
  | 'parent_missing'
  | 'email_invalid'
  | 'email_duplicate'
  | 'email_taken'
  | 'content_missing'
  | 'not_written'
  | 'field_replaced'

type Fields = Record<string, unknown>
export type Note = (field: string) => void

const TYPE = /^[EI][SN][TF][JP]$/
const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/
const EMAIL_MAX_CHARS = 254
/** Stands in where a document does not say when it was made; fixed, so that a second run gives the same ids. */
export const UNKNOWN_TIME = new Date('2024-01-01T00:00:00Z')

export const emailOf = (value: unknown): string | null => {
  const email = typeof value === 'string' ? cleanLine(value).toLowerCase() : ''
  return email.length <= EMAIL_MAX_CHARS && EMAIL.test(email) ? email : null
}

/** A time in any of the ways exports write it: ISO text, {seconds, nanoseconds}, {_seconds}, milliseconds. */
export const timeOf = (value: unknown): Date | null => {
  const seconds = typeof value === 'object' && value !== null ? secondsOf(value as Fields) : null
  const time =
    seconds !== null
      ? new Date(seconds)
      : typeof value === 'string' || typeof value === 'number'
        ? new Date(value)
        : new Date(Number.NaN)
  const year = time.getUTCFullYear()
  return year >= 2000 && year < 2100 ? time : null
}

const secondsOf = ({ seconds, nanoseconds, _seconds, _nanoseconds, __time__ }: Fields): number | null => {
  if (typeof __time__ === 'string') return Date.parse(__time__)
  const whole = Number(seconds ?? _seconds ?? Number.NaN)
  return Number.isFinite(whole)
    ? whole * 1000 + Math.floor(Number(nanoseconds ?? _nanoseconds ?? 0) / 1e6)
    : null
}

export const flagOf = (value: unknown): boolean => value === true || value === 'true'

/** A line of text; what is no text or too long is left out and noted. */
export const lineOf = (value: unknown, max: number, note: () => void): string => {
  if (value === undefined || value === null || value === '') return ''
  const line = typeof value === 'string' || typeof value === 'number' ? cleanLine(String(value)) : ''
  if (line !== '' && graphemes(line) <= max) return line
  note()
  return ''
}

export const phoneOf = (value: unknown, note: Note): string => {
  const given = lineOf(value, 40, () => note('phone'))
  const phone = formatPhone(given)
  if (phone.replace(/\D/g, '') !== given.replace(/\D/g, '')) note('phone')
  return phone
}

/** A child's own columns. Nothing of it keeps a child out: a field that cannot be is replaced and noted. */
export const childOf = (data: Fields, createdAt: Date, allowance: number, note: Note) => {
  const evaluation = evaluationOf(data, createdAt, note)
  return {
    name: lineOf(data.name, NAME_MAX_GRAPHEMES, () => note('name')) || 'Unnamed Child',
    age: ageOf(data.age, note),
    interests: linesOf(data.interests, INTERESTS_MAX, INTEREST_MAX_CHARS, () => note('interests')),
    alsoCalled: linesOf(data.alsoCalled, ALSO_CALLED_MAX, ALSO_CALLED_MAX_CHARS, () => note('alsoCalled')),
    personalityProfile: profileOf(data, evaluation, note),
    personalityEvaluation: evaluation,
    whatsappNumber: lineOf(data.whatsappNumber, 30, () => note('whatsappNumber')) || null,
    remainingMessages: creditsOf(data.remainingMessages, allowance, note),
    isFrozen: flagOf(data.isFrozen),
  }
}

const ageOf = (value: unknown, note: Note): number => {
  const age = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value
  if (typeof age === 'number' && age >= 0 && age <= 99) return age
  note('age')
  return 0
}

/** Several lines, from a list or from a text with commas. */
const linesOf = (value: unknown, most: number, maxChars: number, note: () => void): string[] => {
  const isThere = value !== undefined && value !== null
  const given: unknown[] = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []
  if (isThere && typeof value !== 'string' && !Array.isArray(value)) note()
  const lines = given.map((one) => lineOf(one, maxChars, note)).filter(Boolean)
  if (lines.length > most) note()
  return lines.slice(0, most)
}

/** Where the plan is unlimited a number counts nothing: the pages of the family would promise more. */
const creditsOf = (value: unknown, allowance: number, note: Note): number => {
  if (allowance === UNLIMITED) return UNLIMITED
  if (typeof value === 'number' && Number.isInteger(value) && value >= -1 && value <= 1e6) return value
  if (value !== undefined && value !== null) note('remainingMessages')
  return allowance
}

const typeIn = (value: unknown): string | null =>
  typeof value === 'string' && TYPE.test(value.trim().toUpperCase()) ? value.trim().toUpperCase() : null

/** Newer children carry personalityEvaluation, older ones answers and type. */
const evaluationOf = (data: Fields, createdAt: Date, note: Note): Evaluation | null => {
  const newer = data.personalityEvaluation as Fields | null | undefined
  if (newer === undefined && data.answers === undefined) return null
  const given = (typeof newer === 'object' && newer !== null ? newer : data) as Fields
  const text = given.enhancedProfile
  const read = evaluationSchema.safeParse({
    type: typeIn(given.type),
    enhancedProfile: typeof text === 'string' ? firstChars(cleanText(text), ANALYSIS_MAX_CHARS) : null,
    responses: given.responses ?? given.answers,
    timestamp: (timeOf(given.timestamp) ?? createdAt).toISOString(),
  })
  if (!read.success) note(newer === undefined ? 'answers' : 'personalityEvaluation')
  return read.success ? read.data : null
}

const profileOf = (data: Fields, evaluation: Evaluation | null, note: Note): string | null => {
  const [first, ...rest] =
    typeof data.personalityProfile === 'string' ? data.personalityProfile.split('|') : []
  const type = typeIn(first)
  if (first !== undefined && first.trim() !== '' && !type) note('personalityProfile')
  const found =
    type ?? evaluation?.type ?? typeIn((data.personalityEvaluation as Fields)?.type) ?? typeIn(data.type)
  if (!found) return null
  const analysis = cleanText(type ? rest.join('|') : (evaluation?.enhancedProfile ?? '')).trim()
  return analysis === '' ? found : `${found}|${firstChars(analysis, ANALYSIS_MAX_CHARS)}`
}

export const kindOf = (title: string): 'child' | 'parents' =>
  title.includes('Dad & Mom') ? 'parents' : 'child'

export const textOf = (value: unknown): string => (typeof value === 'string' ? cleanText(value).trim() : '')

/** Where a document stands: the names of its collections, and the path above it. */
export const placeOf = (path: string): { collection: string; parent: string | null; id: string } | null => {
  const parts = path.split('/')
  if (parts.length % 2 !== 0 || parts.some((part) => part.trim() === '')) return null
  return {
    collection: parts.filter((_, n) => n % 2 === 0).join('/'),
    parent: parts.length > 2 ? parts.slice(0, -2).join('/') : null,
    id: parts.at(-1) ?? '',
  }
}
