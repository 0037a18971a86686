import { termsOfPlain } from './terms.ts'

/** What a 'how much' or 'how long' wants to be told, and of what. */
export type FigureAsked = {
  isIn: (sentence: string) => boolean
  about: Set<string>
  /** An amount or how often is told by any line of a card about the matter; how long only by a line about it. */
  isOfCard: boolean
}

/** Reads what figure a normalised question is after. */
export const figureAsked = (plain: string): FigureAsked => {
  const about = matterOf(termsOfPlain(plain))
  const kind = KINDS.find(([asked]) => asked.test(plain))?.[1] ?? SPAN
  // Whatever is neither eaten nor drunk is measured by the clock.
  const pattern = kind === STUFF && ![...CONSUMED].some((term) => about.has(term)) ? SPAN : kind
  const isIn = (sentence: string) => pattern.test(sentence.toLowerCase().replace(OF_ANOTHER, ' '))
  return { isIn, about, isOfCard: pattern === STUFF || pattern === TIMES }
}

/** Food, meals and eating are one matter where an amount is asked for. */
export const matterOf = (terms: string[]): Set<string> =>
  new Set(terms.filter((term) => !SAYS_NO_MATTER.has(term)).map((term) => (MEALS.has(term) ? 'eat' : term)))

const NUMBER =
  '(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|a few|half an?|several)'
const HOURS = new RegExp(`\\b(?:${NUMBER}(?: to \\w+| or \\w+)?|half an) hours?\\b`)
/** Of what is only allowed, an amount is told by the day or week. */
const RATION = new RegExp(
  `\\b(?:${NUMBER}(?: to \\w+| or \\w+)?|half an) (?:minutes?|hours?)(?: \\w+){0,3} (?:a|per|each|every) (?:day|week)\\b|\\b(?:minutes?|hours?) of (?:screen|tv|gam)`,
)
const SPAN = new RegExp(
  `\\b${NUMBER}(?: to \\w+| or \\w+)? (?:minutes?|hours?|days?|nights?|weeks?|months?)\\b`,
)
const TIMES = new RegExp(
  `\\b(?:once|twice|daily)\\b|\\b(?:every|each) (?:${NUMBER} )?(?:hours?|days?|mornings?|evenings?|nights?|weeks?|meals?|feeds?)|\\b${NUMBER}(?: \\w+)? (?:times|naps|meals|snacks|feeds)\\b`,
)
const STUFF = new RegExp(
  `\\b${NUMBER}(?: (?:or|to) \\w+)? (?:\\w+ )?(?:(?:tea|table)spoons?|spoonfuls?|portions?|handfuls?|sips?|ml|ounces?)\\b|\\b(?:tiny|small) (?:amounts?|portions?)\\b`,
)
const CLOCK = new RegExp(
  `\\b(?:at|by|before|after|about|until|past) (?:${NUMBER}|midday|noon|half past)\\b(?! (?:minutes?|hours?|days?|weeks?|little|bit|few))|o'clock`,
)
const AGE = new RegExp(`\\b${NUMBER}(?: \\w+){0,2} (?:months?|years?)\\b|\\b\\w+ (?:months|years)\\b`)

const KINDS: [RegExp, RegExp][] = [
  [/\bhow (?:much|long|many hours)\b.*\b(?:screen|tv|gaming|tablet|phone|xbox)\b/, RATION],
  [/\bhow many hours\b/, HOURS],
  [/\bhow old\b|\b(?:what|which|right|best) age\b/, AGE],
  [/\bhow (?:early|late)\b|\b(?:what|which|right|best) (?:time|hour)\b/, CLOCK],
  [/\bhow (?:often|many times)\b|\bhow many (?:naps|meals|feeds|snacks)\b/, TIMES],
  [/\bhow long\b|\bhow much (?:\w+ )?(?:time|sleep|homework)\b/, SPAN],
  [/\bhow (?:much|many)\b/, STUFF],
]
/** 'An hour of moving about' is no figure for anything else. */
const OF_ANOTHER = /\b(?:minutes?|hours?) of (?!sleep|screen|homework|practice|work|play)\w+/g
const MEALS = new Set(termsOfPlain('eat food meal'))
/** Of these every card speaks. */
const SAYS_NO_MATTER = new Set(termsOfPlain('age time amount right enough big first day'))
const CONSUMED = matterOf(termsOfPlain('eat milk water juice sweets snack bottle'))
