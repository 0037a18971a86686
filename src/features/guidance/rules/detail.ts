import { WIDE } from './evidence.ts'
import { terms, termsOfPlain } from './terms.ts'

/** A plain answer to the question a card asks: a time, a number or a place, with no trouble in it. Asked a while ago, it has to be about the same thing. */
export const answersAsk = (plain: string, ask: string, isJustAsked: boolean): boolean => {
  if (plain.includes('?') || ASKS.test(plain) || TROUBLE.test(plain)) return false
  if (plain.split(' ').length > MOST_WORDS || !DETAIL.test(plain)) return false
  const asked = new Set(terms(ask))
  const said = new Set(termsOfPlain(plain).filter((term) => !asked.has(term) && !WIDE.has(term)))
  const isAboutIt = termsOfPlain(plain).some((term) => asked.has(term))
  return (isAboutIt || isJustAsked) && said.size <= (isAboutIt ? MOST_BESIDE : 1)
}

const MOST_WORDS = 14
/** What names more beside the detail is about something else. */
const MOST_BESIDE = 2
const ASKS =
  /^(?:and |but |so )?(?:how|what|why|when|where|who|should|can|could|is|are|am|do|does|will|would)\b/
const DETAIL =
  /\d(?!\d| ?(?:yo|yrs?|years?|mo|months?)\b)|\b(?:two|three|four|five|six|seven|eight|nine|ten|half|once|twice|minutes?|hours?|o'clock|noon|midday|usually|mostly|mainly|every|each|dark|light|(?:in|on|at|to|with|from|before|after) (?:(?:the|her|his|their|our|my|a) )?(?:\w+ )?(?:cot|bed|room|kitchen|bathroom|car|pram|buggy|night|home|nursery|school|bedtime|lunch|dinner|breakfast|morning|afternoon|evening|weekends?))\b/
/** More than a detail. */
const TROUBLE =
  /\b(?:scream|cry|cries|cried|hit|bit[es]*\b|kick|punch|throw|threw|refus|won'?t|can'?t|cannot|couldn'?t|hurt|afraid|scared|fear|lie[sd]?\b|lying|steal|stole|hate|fight|fought|shout|yell|bull(?:y|ie)|sick|ill\b|fever|blood|vomit|alone|also|tired|exhausted|angry|sad\b|worried|wet|wets|climb|stopped|lost|nobody|no one|never|worse|still|again|not |n't|die|died|dead|self|nightmare|regress|took|takes?\b|curfew|killing)\w*|\b(?:asleep|sofa|tummy|(?:my|our|the) bed)\b/
