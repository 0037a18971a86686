/** What makes a fever of a young baby an emergency, wherever in the talk it is said. */
const DEGREES =
  /(?<![\d.,])(\d{2,3}(?:\.\d+)?)(?![\d.]|\s*(?:weeks|wks|months|days|kg|lbs?|cm|ml|minutes|mins|hours|years|%))/g
const IS_FEVERISH = /\b(?:fever|feverish|burning up|burning hot|temp|temperature|degrees|thermometer)\b/
const HAS_NONE =
  /\b(?:no|without|not an?y?|isn'?t|hasn'?t got an?) (?:fever|temp|temperature)\b|\bnormal temp/
const NOT_BODY = /\b(?:bath|room|water|bottle|nursery is|outside|weather|oven|weeks pregnant|formula|milk)\b/
/** How old somebody is, as it's said of a person. 'For five days' is how long it has been going on. */
const OLD = [
  /(\d{1,2})\s*-?\s*(day|week|wk|month|mo)s?[\s-]*(?:old|baby|newborn|infant)\b/g,
  /\baged? (\d{1,2}) (day|week|wk|month|mo)s?\b/g,
  /\b(?:(?:is|she's|he's|only|just|turned)(?: about| almost| nearly| now| only| just)?|(?:baby|newborn|infant|son|daughter|boy|girl|twins?)[,( ]*)\s*(\d{1,2})\s*-?\s*(week|wk|month|mo)s?\b(?!\s*(?:pregnant|ago|later|into|of|now|since|straight|in a row))/g,
]
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const DAYS = { day: 1, week: 7, wk: 7, month: 30.4, mo: 30.4 }
const YOUNG_DAYS = 91
const HALF_YEAR_DAYS = 183

export type BabyFever = 'emergency' | 'urgent_medical' | null

/** A baby under three months with 38 degrees, or under six with 39: `said` normalised, the child's age in years if known. */
export const babyFever = (said: string, childAge?: number): BabyFever => {
  const text = said.replace(/\b[a-z]+\b/g, (word) =>
    NUMBERS.includes(word) ? String(NUMBERS.indexOf(word)) : word,
  )
  if (NOT_BODY.test(text) || HAS_NONE.test(text)) return null
  const degrees = [...text.matchAll(DEGREES)].map(([, number]) => celsius(Number(number)))
  const hottest = Math.max(0, ...degrees.filter((number) => number >= 35 && number <= 43))
  const isFeverish = IS_FEVERISH.test(text)
  const days = ageInDays(text, childAge)
  if (days === null || (hottest === 0 && !isFeverish)) return null
  // A number alone may be anything, unless it is written as thermometers do.
  const isMeasured =
    hottest > 0 && (isFeverish || /\d\.\d/.test(text) || /\b(?:hot|rectal|he has|she has|has)\b/.test(text))
  if (days < YOUNG_DAYS && ((isMeasured && hottest >= 38) || (hottest === 0 && saysFever(text))))
    return 'emergency'
  return days < HALF_YEAR_DAYS && isMeasured && hottest >= 39 ? 'urgent_medical' : null
}

const saysFever = (text: string) =>
  /\b(?:has|got|with|a|running a|high) (?:fever|temp\b|temperature)|\bburning (?:up|hot)/.test(text) &&
  !/\bif\b|\bwhen\b|\bwhat is\b|\bafter (?:his|her|the) (?:jabs|vaccin)/.test(text)

const celsius = (number: number) => (number > 90 ? ((number - 32) * 5) / 9 : number)

const ageInDays = (text: string, childAge?: number): number | null => {
  const told = OLD.flatMap((said) => [...text.matchAll(said)]).map(
    ([, count, unit]) => Number(count) * DAYS[unit as keyof typeof DAYS],
  )
  if (/\bnewborn\b/.test(text)) return 14
  if (told.length > 0) return Math.min(...told)
  return childAge === undefined ? null : childAge * 365
}
