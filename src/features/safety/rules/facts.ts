import { hottest } from './body-heat.ts'
import { find, pattern } from './pattern.ts'

/** What a whole message says of ages and temperature, wherever it says it. */
export type Facts = {
  /** The youngest child named, in months, or null. */
  youngestMonths: number | null
  isUnder3Months: boolean
  isUnder6Months: boolean
  isBaby: boolean
  isSmall: boolean
  isTeen: boolean
  /** The highest body temperature named, in degrees Celsius, or null. */
  celsius: number | null
  isWrittenByChild: boolean
}

export const readFacts = (sentences: string[][], childAgeYears: number | undefined): Facts => {
  const ages = sentences.flatMap(agesIn)
  const words = new Set(sentences.flat())
  const isWrittenByChild = sentences.some(speaksAsChild)
  const isNewborn = ['newborn', 'neonate'].some((word) => words.has(word))
  const isPregnant = words.has('pregnant')
  const childMonths =
    ages.length > 0
      ? ages
      : isNewborn && !isPregnant
        ? [1]
        : childAgeYears === undefined
          ? []
          : [childAgeYears * 12]
  const youngestMonths = childMonths.length > 0 ? Math.min(...childMonths) : null
  const isTeenNamed =
    TEEN_WORDS.some((word) => words.has(word)) || childMonths.some((months) => months >= 108 && months < 240)
  const isBabyNamed = BABY_WORDS.some((word) => words.has(word))
  return {
    youngestMonths,
    isUnder3Months: youngestMonths !== null && youngestMonths < 3,
    isUnder6Months: youngestMonths !== null && youngestMonths < 6,
    isBaby: youngestMonths === null ? isBabyNamed : youngestMonths < 12,
    isSmall:
      youngestMonths === null
        ? !isTeenNamed && (isBabyNamed || SMALL_WORDS.some((word) => words.has(word)))
        : youngestMonths < 84,
    isTeen: isTeenNamed || isWrittenByChild,
    celsius: hottest(sentences),
    isWrittenByChild,
  }
}

const TEEN_WORDS = [
  'teen',
  'teens',
  'teenager',
  'teenagers',
  'adolescent',
  'tween',
  'teenage',
  'teenage_son',
  'teenage_daughter',
  'preteen',
  'highschool',
  'student',
]
const BABY_WORDS = ['baby', 'babies', 'newborn', 'infant', 'lo', 'bub', 'preemie']
const SMALL_WORDS = [
  'toddler',
  'toddlers',
  'preschooler',
  'nursery',
  'preschool',
  'daycare',
  'crib',
  'cot',
  'nappy',
  'diaper',
  'kindergarten',
  'pre_k',
  'little_one',
  'potty',
]

const MINOR = [
  'i am 8|9|10|11|12|13|14|15|16|17|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen ,|and|years|yo|year_old|years_old|yr|in|a|with|girl|boy|female|male|f|m',
  'i am ~2 kid|child|minor|teenager|teen|schoolgirl|schoolboy|student|girl|boy',
  'i am in middle|high|primary|secondary|elementary|grade|year|5th|6th|7th|8th|9th|10th|11th',
  'my? mom|mum|dad|mommy|daddy|parents|stepdad|stepmom|stepmum|stepfather|step_dad ~3 hits|hit|beats|beat|hurts|touches|touched|yells|screams|locks|locked ~2 me',
  'mummys|mommys|daddys|mums|moms|dads|mummy|mommy|mum|mom friend|boyfriend|girlfriend ~3 me',
].map(pattern)
/** Said by somebody else, or of a childhood long ago. */
const NOT_A_CHILD = [
  'CHILD_NOUN|he|she|hechild|shechild ~1 says|said|told|tells|wrote|writes|texted|screamed|screams ~8 i',
  'i was ~1 8|9|10|11|12|13|14|15|16|17|little|young|small|a',
  'when|as|since ~1 i was',
  'PAST',
].map(pattern)
const AGE_OF_A_CHILD =
  /^(8|9|10|11|12|13|14|15|16|17|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)$/

/** 'I am 14 and ...', '... im 12' at the end, 'my dad hits me'. */
const speaksAsChild = (sentence: string[]): boolean => {
  if (NOT_A_CHILD.some((shape) => find(shape, sentence).length > 0)) return false
  const [i, am, age = ''] = sentence.slice(-3)
  return (
    (i === 'i' && am === 'am' && AGE_OF_A_CHILD.test(age)) ||
    MINOR.some((shape) => find(shape, sentence).length > 0)
  )
}

const UNIT_MONTHS: Record<string, number> = {
  day: 1 / 30,
  days: 1 / 30,
  day_old: 1 / 30,
  days_old: 1 / 30,
  week: 12 / 52,
  weeks: 12 / 52,
  wk: 12 / 52,
  wks: 12 / 52,
  wo: 12 / 52,
  week_old: 12 / 52,
  weeks_old: 12 / 52,
  month: 1,
  months: 1,
  mo: 1,
  mos: 1,
  mth: 1,
  mths: 1,
  month_old: 1,
  months_old: 1,
  m: 1,
  year: 12,
  years: 12,
  yr: 12,
  yrs: 12,
  yo: 12,
  year_old: 12,
  years_old: 12,
  yr_old: 12,
  yrs_old: 12,
  y: 12,
  w: 12 / 52,
}
const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
]
const IS_AGE = new Set([
  'wo',
  'mo',
  'yo',
  'day_old',
  'days_old',
  'week_old',
  'weeks_old',
  'month_old',
  'months_old',
  'year_old',
  'years_old',
  'yr_old',
  'yrs_old',
])
const OWNER = new Set([
  'is',
  'am',
  'my',
  'our',
  'are',
  'son',
  'daughter',
  'baby',
  'girl',
  'boy',
  'infant',
  'ds',
  'dd',
  'lo',
  'twins',
  'turned',
  'aged',
  'age',
  'only',
  'almost',
  'just',
  'newborn',
  'a',
  'nearly',
  'about',
])
const NOT_AGE_AFTER = new Set([
  'pregnant',
  'ago',
  'later',
  'along',
  'gestation',
  'early',
  'premature',
  'and_still',
  'together',
  'married',
  'postpartum',
  'in',
  'left',
  'away',
  'sober',
  'clean',
  'late',
  'now',
  'preg',
])
const CHILD_AFTER = new Set([
  'baby',
  'son',
  'daughter',
  'girl',
  'boy',
  'infant',
  'ds',
  'dd',
  'lo',
  'twins',
  'newborn',
  'old',
  'toddler',
])

// 'he is 3' and 'my daughter , 7 ,' name years without saying so.
const BARE_AGE = [
  'CHILD is|turned|was 1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17',
  'CHILD_NOUN , 1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17',
].map(pattern)
const NO_AGE_AFTER = new Set(
  'week weeks month months day days wk wks mo of in out lb lbs pounds kg inches feet foot th more left hours hour'.split(
    ' ',
  ),
)

const agesIn = (words: string[]): number[] => {
  const ages = BARE_AGE.flatMap((shape) => find(shape, words))
    .filter(({ end }) => !NO_AGE_AFTER.has(words[end + 1] ?? ''))
    .filter(
      ({ end }) =>
        words[end + 1] === undefined ||
        /^(,|and|but|so|now|years|year|yo|he|she|his|her|hechild|shechild|with|who|it|i|we|my)$/.test(
          words[end + 1] ?? '',
        ),
    )
    .map(({ end }) => Number(words[end]) * 12)
  words.forEach((word, at) => {
    const unit = words[at + 1] ?? ''
    const months = UNIT_MONTHS[unit]
    const count = /^\d/.test(word) ? Number(word) : NUMBERS.indexOf(word)
    if (months === undefined || count < 0 || count * months >= 240) return
    const before = words[at - 1] ?? ''
    const after = words[at + 2] ?? ''
    const comesAfterChild = before === ',' && OWNER.has(words[at - 2] ?? '')
    if (
      IS_AGE.has(unit) ||
      CHILD_AFTER.has(after) ||
      ((OWNER.has(before) || comesAfterChild) && !NOT_AGE_AFTER.has(after))
    )
      ages.push(count * months)
  })
  return ages
}
