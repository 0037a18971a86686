/** What a parent puts right after the guide misread them. */
export type Rejection = {
  /** What they do mean, without the words they turned down. */
  rest: string
  /** The matter itself was wrong ('it is not about the cot'), and not only the answer ('I asked about the milk'). */
  isOfTopic: boolean
  /** What is said not to be so ('there is no brother'): the matter was wrong only where it is about that. */
  denied: string | null
}

/** Reads it from a normalised message; null when nothing is turned down. */
export const rejectionIn = (plain: string): Rejection | null => {
  const isOfTopic = TOPIC.some((pattern) => plain.search(pattern) >= 0)
  const [denied = null] = DENIED.flatMap((pattern) => plain.match(pattern)?.[0] ?? [])
  if (!isOfTopic && denied === null && !ANSWER.test(plain)) return null
  const [, wanted, said] = plain.match(MEANT) ?? []
  const meant = wanted ?? said
  const rest = [...TOPIC, ...DENIED, ANSWER].reduce(
    (said, pattern) => said.replaceAll(new RegExp(pattern, 'g'), ' '),
    meant ?? plain,
  )
  return {
    rest: rest
      .replace(/\s+/g, ' ')
      .replace(/^(?:no|nope|ok|but|well|[ ,.!?])+(?![a-z])/, '')
      .trim(),
    isOfTopic,
    denied: isOfTopic ? null : denied,
  }
}

/** What follows 'I wanted to know' or 'I meant' is what is meant, whatever stands before it. */
const MEANT =
  /\bi (?:just |only |really )?(?:want|wanted|need|needed) to know (?:about |what |if |whether |how )?((?:\S+ ){2,}\S+.*)$|\bi (?:meant|mean) ((?:\S+ ){3,}\S+.*)$/
const WHAT = "(?:the |a |an |any |his |her |my )?[\\w'-]+(?:(?: and| or) (?:the |a )?[\\w'-]+)?"
const TOPIC = [
  new RegExp(
    `\\b(?:it|this|that|he|she)?(?:'s| is|s)? ?(?:not|never|isn't) (?:really |only |so much )?about ${WHAT}(?: so much)?`,
  ),
  new RegExp(`\\b(?:i )?(?:do not|don't|didn't|did not) mean (?!to\\b)${WHAT}`),
  /(?:^|[.,!?] ?|\bok )(?:forget|never mind) (?:about )?(?:the |all |that |all that )?[\w'-]+(?= *(?:[.,!?]|$))/,
  new RegExp(
    `(?:^|[.,!?] ?)(?:please |pls |ok |but |can you )*(?:stop|enough) (?:with|about|talking about|of) ${WHAT}`,
  ),
  new RegExp(`\\bit'?s? ?(?:is )?not (?:the )?${WHAT} so much\\b`),
  new RegExp(`\\bthat'?s? (?:is )?about ${WHAT}(?= *!)`),
  /\bi never (?:said|wrote|mentioned|asked)\b[^.!?]*/,
  /^[^a-z]*what (?!now|then|next|else|time)[\w'-]{3,15}\?{2,}/,
  /^(?:hm+|no|well|but|sorry|[ ,])*\bno [\w'-]+(?: [\w'-]+)?,? (?=i mean)/,
  /\b(?:it |this |that )?(?:has |have |had |was |is )?nothing to do with (?:the |a |his |her )?[\w'-]+/,
  /\bi (?:don't|do not) care about (?:the |his |her )?[\w'-]+/,
  /\bwrong (?:topic|thing|subject|child|card|guide|one)\b/,
]
/** Said not to be so, which need not be what the talk is about. */
const DENIED = [
  new RegExp(
    `^[^a-z]*(?:but |no )?there(?:'s| is| are) no (?!way|point|doubt|reason|time|rush|need|one|change|chance|difference)(?:new )?${WHAT}`,
  ),
  /\bnobody (?:feels|is|was|said|says|has|wants)\b[^.!?]{1,40}/,
  /\b(?:it's|its|it is|this is|that's) not (?!fair|true|nice|ok|okay|good|bad|right|easy|working|enough|that|so|my fault|his fault|her fault)(?:the |a |an )?[\w'-]+(?: [\w'-]+)?(?=,| its\b| it's| but\b| at all|!)/,
  /\bnot (?:the |a )?(?!yet|now|really|sure|again|fair|true|ok|bad|good|him|her|me|us|at all)[\w-]+(?: [\w-]+)?(?=!)/,
  /\b(?:is not|isn't) (?:even )?(?:here|born) yet\b/,
  /\b(?:we|i) (?:don't|do not) have (?:a |any )?[\w-]+ (?:trouble|problems?|issues?)\b/,
]
const ANSWER =
  /\bi (?:was not|wasn't|am not|'m not|did not|didn't) ask(?:ing)?(?: (?:about|for) [\w'-]+| that)(?=[.,!]|$| but)|\b(?:that|this|it)(?:'s| is| was|s)? not (?:what i (?:asked|mean|meant|said|wanted)|my question|the (?:point|question))\b|\bnot what i (?:asked|meant|said)\b|^(?:no+|nope|sorry|but|well|again|hello|\W)*(?:(?:that|this|it)(?:'s| is| was)? )?(?:i|we) (?:just |only )?(?:(?:asked|wrote)(?: you)? (?:about(?! it\b)|if|whether)|(?:was asking|am asking|meant|mean(?! really| it\b)|was talking|am talking)(?: you)?(?: about| if| whether)?)\b|(?:^|[.,!?] ?|\bbut )(?:i|we) (?:just |only |really )?(?:want|wanted|need|needed) to know(?: about| what| if| whether)?\b|\b(?:please |pls )?(?:let's|lets|can we|could we) (?:please )?go back to\b|[.,!?] ?(?:i|we) (?:just |only )?(?:asked(?: you)? (?:about|if|whether)|was asking(?: about)?|meant|mean(?! it\b| really\b))\b|\byou (?:do not|don't|didn't|did not|never) (?:listen|read|answer)\w*(?: to)?(?: me| my question| that)?\b/
