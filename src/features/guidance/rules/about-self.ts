import { type ParentState, parentStateOf } from './parent-state.ts'

/** What a parent tells about themselves in a message that asks nothing and is not about what the child does. */
export type SelfTold = ParentState | 'childhood' | 'angry' | 'unfair' | 'hurt'

/** Reads it from a normalised message; null where the child or a question stands in it. */
export const selfTold = (plain: string): SelfTold | null => {
  if (/\?/.test(plain) || ASKS.test(plain) || plain.split(' ').length > MOST_WORDS) return null
  const found = KINDS.find(([, pattern]) => pattern.test(plain))?.[0]
  if (found === 'childhood' || found === 'hurt') return found
  if (found && !tellsOfChild(plain)) return found
  return tellsOfChild(plain) ? null : parentStateOf(plain)
}

/** The child does something in it. */
export const tellsOfChild = (plain: string): boolean => CHILD_DOES.test(plain)

const MOST_WORDS = 24
const ASKS = /^(and |but |so )?(how|what|why|when|should|can|could|is|are|am|do|does|will|would)\b/
const CHILD_DOES =
  /\b(he|she|they|my child|son|daughter) (?!(says?|said|thinks?)\b)[a-z]+|\b(?:argument|fight|battle|war|row|struggle)s? with (?:him|her|them|my (?:child|son|daughter))\b/
const KINDS: [SelfTold, RegExp][] = [
  [
    'childhood',
    /\b(my|our) (own )?(mum|mom|mother|dad|father|parents)( never| always)? (was|were|did|used to|hit|beat|shouted|yelled|raised)\b|\b(like|sound like|become|becoming|turning into) my (own )?(mum|mom|mother|dad|father|parents)\b|\b(my|our) (own )?(mum|mom|mother|dad|father|parents) would('ve| have)?\b|\breminds me of (my|when i|me)\b|\bwhen i was (little|young|small|a (child|kid|girl|boy|teenager)|(his|her|their) age|\d+|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)\b|\bi was (raised|brought up|hit|beaten|shouted at|smacked)\b|\b(my|our) (own )?childhood\b|\bhow i was raised\b|\bas a (child|kid) (i|my)\b|\b(promised|swore to|told) myself\b|\bswore i('d| would) never\b/,
  ],
  [
    'angry',
    /\bi (want|wanted|feel like|could|would like|need)( to| just)* (scream|yell|shout|slap|punch|throttle|kill)(ing)?\b(?!.{0,12}\b(him|her|my child|my (son|daughter|baby|kid))\b)|\bi('m| am)( \w+){0,2} (furious|livid|raging|seething|boiling|so angry|so mad|angry)\b|\bmakes? my blood boil\b|\bi hate (them|those|that teacher|the school|this)\b/,
  ],
  ['unfair', /\b(so|just|really|it's|is|feels) unfair\b|\bnot fair\b|\bwhy (is it )?always me\b|\bwhy me\b/],
  [
    'hurt',
    /\b(it|that|this) (really |just |so |still )*(hurt|hurts|stings|stung|broke my heart|breaks my heart)\b|\bi('m| am| feel| felt)( \w+){0,2} (hurt|rejected|unloved|crushed|gutted|invisible|used)\b|\bheart ?(broken|breaking)\b|\bi feel( like)?( i)?( am| have)? (no say|helpless|powerless|useless|small|like (a|the) (servant|doormat|taxi|stranger|maid|prisoner))\b/,
  ],
]
