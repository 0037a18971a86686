import { isUnlimitedPlan, UNLIMITED } from '../plans/rules.ts'
import type { Letter } from './contract.ts'

export const NAME_MAX_GRAPHEMES = 80
export const INTERESTS_MAX = 50
export const INTEREST_MAX_CHARS = 80
export const ALSO_CALLED_MAX = 8
export const ALSO_CALLED_MAX_CHARS = 40
export const ANALYSIS_MAX_CHARS = 1000

/** Ratings from 1 to 5, by question id. */
export type Responses = Record<string, number>

export type PairResult = {
  first: Letter
  second: Letter
  firstSum: number
  secondSum: number
  chosen: Letter
  /** Where the child stands between the two: 0 is all first, 50 the middle, 100 all second. */
  percent: number
  isClose: boolean
}

/** The second letter of each pair is the one that takes a tie. */
const PAIRS: readonly (readonly [Letter, Letter])[] = [
  ['E', 'I'],
  ['S', 'N'],
  ['T', 'F'],
  ['J', 'P'],
]
/** Three ratings of 1 to 5: sums lie in 3..15, so two sums are at most 12 apart. */
const WIDEST_GAP = 12
/** One answer two points higher or lower would turn such a pair round. */
const CLOSE_GAP = 2

export const QUESTION_IDS = PAIRS.flat().flatMap((letter) =>
  [1, 2, 3].map((place) => `${letter.toLowerCase()}${place}`),
)

export const isEvaluationComplete = (responses: Responses) => QUESTION_IDS.every((id) => id in responses)

/** All 24 ratings are expected; see isEvaluationComplete. */
export function scoreEvaluation(responses: Responses) {
  const pairs = PAIRS.map(([first, second]) => scorePair(responses, first, second))
  return { type: pairs.map((pair) => pair.chosen).join(''), pairs }
}

function scorePair(responses: Responses, first: Letter, second: Letter): PairResult {
  const firstSum = sumFor(responses, first)
  const secondSum = sumFor(responses, second)
  const gap = secondSum - firstSum
  return {
    first,
    second,
    firstSum,
    secondSum,
    chosen: firstSum > secondSum ? first : second,
    percent: Math.round(50 + (50 * gap) / WIDEST_GAP),
    isClose: Math.abs(gap) <= CLOSE_GAP,
  }
}

const sumFor = (responses: Responses, letter: Letter) =>
  [1, 2, 3].reduce((sum, place) => sum + (responses[`${letter.toLowerCase()}${place}`] ?? 0), 0)

const TYPE_CODE = /^[EI][SN][TF][JP]$/

/** A profile is 'TYPE' or 'TYPE|analysis'. */
export function typeOf(profile: string | null | undefined): string | null {
  const code = profile?.split('|')[0]?.trim().toUpperCase() ?? ''
  return TYPE_CODE.test(code) ? code : null
}

/** What stands behind the type in 'TYPE|analysis', or null. */
export const analysisOf = (profile: string | null | undefined): string | null =>
  profile?.split('|').slice(1).join('|').trim() || null

const TYPE_BEFORE = /^\s*[EI][SN][TF][JP]\s*\|/i

/** An analysis without the type that some put before it: 'ENFP|Mia often...' is 'Mia often...'. */
export const withoutType = (analysis: string): string => analysis.replace(TYPE_BEFORE, '').trim()

/** `used` counts since the latest allowance, which is a month's messages by the plan. */
export type Credits = { left: number; used: number; allowance: number }

/** The child's own -1, or its plan's. */
export const isUnlimited = (remaining: number, maxConversations: number, planId: string) =>
  remaining === UNLIMITED || isUnlimitedPlan({ id: planId, maxConversations })

/** What is missing from the allowance was used too: a child that came with less than a whole one has no other trace of it. */
export function creditBar({ left, used: counted, allowance }: Credits) {
  const total = Math.max(left, allowance)
  const used = Math.max(counted, total - left)
  const percent = total > 0 ? Math.min(100, (used / total) * 100) : 100
  return { total, used, percent, text: `${left} messages left (${used}/${total})` }
}

/** What a parent can say of a child without an evaluation. Age in years. */
export type ChildFacts = {
  name: string
  age: number
  interests: readonly string[]
  alsoCalled: readonly string[]
}

export const isSameChild = (one: ChildFacts, other: ChildFacts): boolean =>
  one.name === other.name &&
  one.age === other.age &&
  isSameList(one.interests, other.interests) &&
  isSameList(one.alsoCalled, other.alsoCalled)

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((entry, place) => entry === other[place])

/** Which frozen children have room in the plan again: as many as are missing from its number, in the order given. */
export const childrenToUnfreeze = (
  children: readonly { id: string; isFrozen: boolean }[],
  maxChildren: number,
): string[] => {
  const frozen = children.filter(({ isFrozen }) => isFrozen).map(({ id }) => id)
  const room = maxChildren - (children.length - frozen.length)
  return frozen.slice(0, Math.max(0, room))
}

/** Arabic and Chinese keyboards have commas of their own. */
export const splitAtCommas = (text: string) =>
  text
    .split(/[,،，、]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

export type AgeUnit = 'years' | 'months'

/** What the age field lets a parent type: the start of a number from 0 to 99, with point or comma. */
export const isAgeText = (text: string) =>
  text === '' || (/^\d{1,2}([.,]\d{0,2})?$/.test(text) && toNumber(text) <= 99)

/** Years, or null for what is not an age: other text, zero, more than 99. */
export function ageFromInput(value: string, unit: AgeUnit): number | null {
  const text = value.trim()
  if (text === '' || !isAgeText(text)) return null
  const age = unit === 'months' ? toNumber(text) / 12 : toNumber(text)
  return age > 0 ? age : null
}

/** The other way round, for the edit form. */
export function ageToInput(age: number | null): { value: string; unit: AgeUnit } {
  if (age === null) return { value: '', unit: 'years' }
  const months = Math.round(age * 12)
  const isWholeMonths = Math.abs(age * 12 - months) < 0.001
  if (!Number.isInteger(age) && isWholeMonths && months <= 99)
    return { value: String(months), unit: 'months' }
  return { value: String(Math.round(age * 100) / 100), unit: 'years' }
}

/** '5 months', '18 months', '4 years', '2 years 7 months'. */
export function formatAge(age: number | null | undefined): string {
  if (!age || !Number.isFinite(age) || age < 0) return 'Not specified'
  const months = Math.max(1, Math.round(age * 12))
  const rest = months % 12
  if (months < 24 && rest > 0) return count(months, 'month')
  const years = count((months - rest) / 12, 'year')
  return rest === 0 ? years : `${years} ${count(rest, 'month')}`
}

export const nameOf = (name: string | null | undefined) => name?.trim() || 'Unnamed Child'

/** Under seven a type is a first guess, and the result says so. */
export const needsAgeNote = (age: number | null) => age !== null && age < 7

const toNumber = (text: string) => Number(text.replace(',', '.'))

const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`
