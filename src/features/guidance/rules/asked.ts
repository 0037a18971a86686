/** What a question in the middle of a talk asks for. */
export type Asked = 'why' | 'long' | 'say' | 'help' | 'how' | 'if' | 'amount' | 'other'

/** Reads the question in a normalised message; null when it asks nothing. */
export const askedOf = (plain: string): Asked | null => {
  // 'I will ring the doctor about it. What do I do when he bites me?' asks the second thing.
  const [question] = plain.match(/[^.!?;]+\?[ !?]*$/) ?? []
  return (question ? kindOf(question.trim()) : null) ?? kindOf(plain)
}

const kindOf = (plain: string): Asked | null => KINDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null

const KINDS: [Asked, RegExp][] = [
  [
    'say',
    /\bwhat (do|should|can|shall|could|would|must) (i|we|he|she|they) (have )?(say|said|tell|told|answer|answered|reply|replied|text|write)\b|\bwhat to (say|tell|answer)\b|\b(which|what|the right) words\b|\bhow (do|should|can|could|would) (i|we|he|she) (say|tell|put|explain|phrase|word|talk|bring)\b|\bwhat (are|would be) (good|the right) words\b|\bexplain (it|this|that) to (him|her|them)\b/,
  ],
  [
    'help',
    /\b(see|call|ring|need|go to|take (him|her|them) to|talk to|ask) (a |the |our |my )?(doctor|gp|paediatrician|pediatrician|health visitor|professional|psychologist|specialist|hospital|nurse|counsell?or|(\w+ )?therapist)\b|\b(danger|dangerous|harmful|serious|safe|an emergency)\b|\bwho (should|can|do|could|must) (i|we) (go|see|ask|call|talk|speak|turn|contact)\b|\bwhat (would|will|does|do|can|could) (a|the|my|our) (doctor|gp|paediatrician|pediatrician|psychologist|specialist|professional|health visitor|doctors)\b|\bwhen (do|should) (i|we) (see|go|call|take|ask|turn|worry|be worried|get help|be concerned)\b|\b(should|do) (i|we) (be )?(worry|worried|concerned|get help)\b|\bwhat if (it|this|that|nothing|he|she) (goes on|doesn't|never|still|keeps|gets worse|continues|changes|won't)\b|^(but |and |so )*(what )?if (it|this|that|he|she|things) (gets?|goes|stays|becomes|is getting) (any |even )?(worse|on like this|the same|that way)\b|\bsomething wrong with\b|\bautis\w+|\badhd\b/,
  ],
  [
    'long',
    /\bhow long\b.*\b(last|lasts|take|go on|until|till|phase|keep this up)\b|\bhow long (until|till|before)\b/,
  ],
  [
    'amount',
    /\bhow (long|much|many|often|early|late|old)( \w+){0,2}? (should|must|may|can|could|does|do|is|are|would)\b(?! (it|this|that|these|the)( (phase|stage|time|whole thing|crying|waking))? (take|last|go on|be like))|\b(which|what|right|best) (age|time|hour|amount)\b|\b(is|are) (an?|one|two|three|\d+) (\w+ )?(hours?|minutes?|times?)( \w+){0,3} (ok|okay|enough|too (much|long|many|little)|right|fine)\b/,
  ],
  [
    'long',
    /\bhow (long|soon|many (days|weeks|months))\b|\bhow long (does|will|do|is|can|could) (it|this|that|these|the)\b|\bwhen (will|does|is) (it|this|that|he|she)( (ever|finally|going to))? (end|stop|get better|pass|over|grow out|work|take)\b|\bwill (it|this|that|he|she) ever\b|\bever (going to )?(end|stop|change)\b/,
  ],
  [
    'why',
    /(^|[.,!?] )(but |and |so |ok |okay |well )*(why|how come)\b(?!.*\b(don't|not) (i|we|you)\b)|\b(know|asked|asking|understand|tell me) why\b|\b(is|are) (that|this|it|these|they|he|she) (still |really |just |even )?(normal|usual|common|typical|a phase|(ok|okay)(?! (to|if|that|for|when)))\b|\bwhat('s| is) (causing|behind|going on|wrong with)\b|\bwhere does (it|this|that) come from\b/,
  ],
  [
    'how',
    /\bwhat('s| is| would be| should i do)? ?(the |my |a )?(first|best|next|most important)( (step|thing|move))?\b/,
  ],
  ['how', /^(ok |okay |and |but |so |well )*what (instead|else|then)\b/],
  ['if', /^(but |and |so |ok |okay |well )*(what )?if\b/],
  [
    'how',
    /^(and|but|so) (the|what about|how about|with|his|her|my)\b|^(but |and |so |ok |okay |well )*(how (do|can|should|could|would|shall) (i|we)|what (\w+ )?(do|can|should|could|shall|would) (i|we|you|the teachers?|the school|the nursery|nursery|school) \w+)\b/,
  ],
  [
    'other',
    /\?[ !?]*$|(^|[.?!] )(but |and |so |ok |okay |well )*(should|can|could|would|will|was|were|isn't|is|are|does|do|did|has|have|what|how|where|which|who|am|may|shall)\b/,
  ],
]
