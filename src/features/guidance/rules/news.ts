/** How things went, as far as a message tells: well, or well with something else beside it; null where it tells of nothing good. */
export const newsIn = (plain: string): 'good' | 'mixed' | null => {
  if (plain.length > MOST_LETTERS) return null
  if (isFewer(plain) || isProud(plain)) return 'good'
  const parts = plain.match(/[^.!?;]+[.!?;:)]*/g) ?? []
  const at = parts.findIndex(
    (part) => !/\?/.test(part) && WENT_WELL.test(part) && !UNDONE.test(part.replace(NOT_ONE, ' ')),
  )
  if (at < 0) return null
  const after = [parts[at]?.replace(WENT_WELL, ' ') ?? '', ...parts.slice(at + 1)].join(' ')
  // 'It was better for two days, now it is worse again' is no good news.
  if (/\bworse\b/.test(after)) return null
  return HOWEVER.test(after) ? 'mixed' : 'good'
}
const NOT_ONE = /\bnot (?:one|a single)\b/
const HOWEVER = /\b(?:but|however|although|except|unfortunately|sadly|now (?:he|she|they|it|my))\b/

const TURN =
  '(?:it|that|this|today|yesterday|tonight|(?:the |this |last |first |our |his |her )?(?:[a-z]+ )?(?:night|morning|evening|day|bedtime|dinner|meeting|handover|drop off|test|lesson|nap|bath|walk))'
const WENT_WELL = new RegExp(
  [
    `\\b${TURN}(?: (?:in|at|on|of|with) (?:the |his |her )?[a-z]+)? (?:has |have )?(?:was|went|did go|has been|is going|did ease|eased|got)(?: \\w+){0,2}? (?:better|ok|okay|well|fine|great|smoothly|easier|calmer|quieter)(?= *(?:[.,!;:]|$|today|tonight|now|and\\b|this|than|for|last|yesterday))`,
    `\\b(?:it|that) (?:did ease|eased|was better)\\b`,
    `^(?:a (?:bit|little) |much |so much |slightly )?better (?:today|tonight|last night|yesterday|now|this \\w+)\\b`,
    `\\b(?:for the |the |his |her |our )?(?:very )?first (?:time|night|morning|day|evening|week|sunday)(?: \\w+){0,2}? (?:without|in|since|for|ever)\\b`,
    `^(?:the )?first time(?: ever)?[ .!;]*$`,
    `\\b(?:got|gets|woke|wakes|cried|came|called|asked|wet)(?: (?:up|out|down|me))? only (?:once|one|twice|two)\\b`,
    `\\bonly (?:got|woke|cried|came|called|asked)(?: (?:up|out|down|me))? (?:once|twice|one)\\b`,
    `\\b(?:and|with|had|was) no (?:tears|screaming|fights?|shouting|drama|accidents?)(?= *[.!;,]|$| today| tonight)`,
    `\\b(?:he|she|they) (?:really |actually )?(?:liked|loved|enjoyed) (?:it|that)\\b`,
    `\\bnot (?:one|a single) (?:scream|tear|fight|tantrum|accident|bite|word of complaint)\\b`,
    `\\bslept (?:till|until|to|from) `,
    `\\b(?:on time|in time|dry|calm)(?: \\w+)? (?:today|tonight|this morning|for once)\\b|\\bfor once[ .!;:)]*$`,
    `\\b(?:told|said|asked|came)(?: to)?(?: (?:me|us|it))? (?:by |all by )?(?:himself|herself|themselves)\\b`,
    `\\bi (?:was|am|felt|feel|could have been) (?:so |really |very )?(?:proud|relieved)\\b|\\b(?:he|she|they) (?:was|were|is|are|looked) (?:so |really |very )?proud\\b`,
    `\\bno (?:biting|hitting|screaming|tears|tantrums?|fights?|accidents?) (?:today|tonight|all day|at all|this week)\\b`,
  ].join('|'),
)
/** 'The first time he hit me': no good news; nor what only would be so. */
const UNDONE =
  /\b(?:would|could|if|hope|wish|want|used to|before|until then|not|never|n't|hardly|nearly)\b|n't\b|\bfirst time (?:that )?(?:he|she|they|i|my child)(?:'s| has| had)? (?:hit|bit|lied|stole|ran|scream\w*|kick\w*|hurt|cut|swore|threw|wet|refus\w*|shout\w*|yell\w*|smack\w*|slap\w*|broke|lost)\b/

/** Told with joy: 'he ate two spoons!', 'she put it in the kitchen herself, wow'. */
const isProud = (plain: string): boolean =>
  ((JOY.test(plain) && WELL.test(plain)) || (plain.split(' ').length <= 25 && WITHOUT_FUSS.test(plain))) &&
  !ILL.test(plain.replace(WITHOUT_FUSS, ' ')) &&
  !/^(?:how|what|why|when|can|could|should|is|are|do|does|will)\b/.test(plain)
/** '11 times, last night 4', 'only one fight all day', 'he said stop instead of biting'. */
const isFewer = (plain: string): boolean => {
  if (plain.length > MOST_LETTERS) return false
  const [, before, now] =
    plain.match(
      /\b(\d+)(?: times| minutes| hours)?\b.*\b(?:last night|yesterday|today|tonight|now|this morning)(?: was| it was| only| just)* (\d+)\b/,
    ) ?? []
  return (before !== undefined && Number(now) < Number(before)) || FEWER.test(plain)
}
/** Good news is short; a pasted page is not searched for it. */
export const MOST_LETTERS = 400
const FEWER =
  /\bonly (?:a few|one|two|three|four|five|\d+) (?:fights?|times?|mins?|minutes?|tantrums?|bites?|tears|accidents?)\b(?=.*(?:!|today|all day|instead|thank|yesterday|last night|:\)))|\b(?:said|used|told|asked|came|went|walked|took) (?!no\b|nothing)[\w' ]{1,24} instead of (?:biting|hitting|screaming|throwing|kicking|crying|shouting|lying|hiding)\b|\b(?:was|were) (?:so|really|actually) (?:sweet|good|calm|lovely|proud|happy)\b(?=.*(?:!|thank|today|yesterday))|\bi was just (?:so )?(?:happy|proud|glad)\b/
const WITHOUT_FUSS =
  /\bno (?:screaming|crying|tears|fuss|tantrums?|drama|fight\w*|shouting|hitting|biting)(?= ?(?:!|$|today|tonight|at all|this))|\bnever did that before\b|\b(without|with no) (a |any |one |even )*(fight\w*|cry\w*|scream\w*|tears|fuss|drama|tantrums?|argu\w+|protest\w*|shout\w*)\b/
const JOY =
  /\b(wow|yay+|haha+|hehe|thanks|thank you|hooray|hurray|at last|finally|so proud|proud of (him|her|them)|all by (him|her)self|(him|her)self|never did that before|(for )?the (very )?first time|so happy)\b|[^?!]!+( |$)/
const WELL =
  /\b(he|she|they|my child)('s| has| have| just| even| actually| finally)* (ate|eaten|tried|tasted|licked|slept|went|gone|stayed|shared|listened|waited|helped|put|tidied|told|did|done|walked|played|laughed|smiled|talked|spoke|used|dressed|brushed|managed|finished|hugged|sat (through|still|down|with)|calmed|asked nicely|waved|opened up|held|cuddled|kissed|joined|sang|read|wrote)\b/
const ILL =
  /\b(no|not|never|nothing|again|still|but|only|hit|hits|bit|bites|scream\w*|lied|lies|worse|stole|broke|threw|kicked|alone|blood|pills?|hurt|cry\w*|cried|away|missing)\b|n't\b|\?/
