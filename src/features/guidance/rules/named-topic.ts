/** What a short message turns to by its bare name: 'bedtime' of 'ok. and bedtime?', 'screen time' of 'what about screen time at this age'. Null where it says more than a name. */
export const namedTopic = (plain: string): string | null => {
  const [, asked, stated] = plain.match(TURNS_TO) ?? []
  const name = (asked ?? stated ?? '').replace(ASIDE, ' ').replace(/\s+/g, ' ').trim()
  const words = name.split(' ').filter(Boolean)
  return words.length === 0 || words.length > 3 || SAYS_MORE.test(name) ? null : name
}

const TURNS_TO =
  /^(?:(?:ok|okay|thanks|thank you|right|good|well|fine|hi|hello|so|yes|no|hm+)[,.! ]+)*(?:(?:and|what about|how about|and what about|and how about|now to|now for|also|next|another thing|about)[,: ]+([^.?!]+?)[ .?!]*|([^.?!]{3,30}?) ?\?+)$/
const ASIDE =
  /\b(at|for) (this|that|her|his|their|my child's|\w+) age\b|\b(at|for) (a|an) [\w-]+( years?| months?)?( old)?\b|\b(the|his|her|their|our|my child's|some|any|about|then|now|please|too|as well|in general|generally)\b/g
/** A name has nobody in it who does something, and nothing that is only pointed at. */
const SAYS_MORE =
  /\b(i|we|he|she|they|it|you|me|him|us|them|that|this|these|those|now|then|next|yes|no|is|are|was|does|do|did|has|have|if|why|how|what|when|where|who|which|like|such|example|really|else|more|always|never|ever|again|sure|seriously|tonight|tomorrow|today|yesterday|my|your|not|can|could|should|would|will|child)\b|'s\b/
