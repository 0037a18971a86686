/** Sounds like a no and is none: 'do not worry, shake him gently', 'there is no harm in honey'. */
const NO_NO =
  /\b(?:(?:do not|don't|no need to|needn't|nothing to|never) (?:worry|panic|fear|be (?:afraid|shy|scared|embarrassed)|hesitate|forget|feel (?:bad|guilty))(?: (?:about|of|to))?|not only|why not|no matter|no harm|no problem|nothing wrong|no danger|no risk|not (?:harmful|dangerous|wrong|unsafe|a problem|bad|risky)|isn't (?:harmful|dangerous|wrong|unsafe|a problem|bad|risky)|won't (?:hurt|harm)|will not (?:hurt|harm)|does not (?:hurt|harm)|doesn't (?:hurt|harm)|can't hurt|if nothing (?:else )?(?:helps|works)|when nothing (?:else )?(?:helps|works)|(?:he|she|they|it|who|that|baby|child|toddler|son|daughter|nothing|still|just) (?:(?:is|does|do|are|has|have|was|will|would|can|could)(?: not|n't)|cannot|can't|won't|never) (?:stop|settl|sleep|listen|work|help|calm|eat|obey|behav|want|go|fall|stay|like|respond|wake|drink|tak|feed)\w*|no longer|not yet|not sure|not too|not long|stops? (?:crying|screaming)|by no means)\b/g

const NO =
  /(?:\b(?:never|not|no|cannot|avoid\w*|without|nobody|nor|neither|stop|refrain\w*|resist\w*|instead of|rather than|unsafe|dangerous|harmful|illegal|wrong to|against|forbid\w*|prevent\w*|free of|free from|nothing|danger of|risks? of|risks? from|harm of|warns? \w+|urge|tempt\w*|out of reach|keep \w+ away)\b|n't\b)/

/** From here on an earlier no does not count. */
const TURN =
  /;|:(?= \w)|\bbut\b|\binstead\b(?! of)|\bunless\b|\buntil\b|\bhowever\b|, (?:just|so|then|try|simply|you can|you could|give|put|let|go ahead|shake|hit(?! or)|it is fine|it's fine)\b/g

/** Said of it afterwards: '... is dangerous', '... can cause injury', '... does more harm'. */
const NO_AFTER =
  /^[^;]{0,80}?(?:\b(?:is|are|was|were|be|remains?|stays?) (?:very |so |never |extremely |always |also |both |still |simply |really |one of the )*(?:most )?(?:dangerous|unsafe|harmful|wrong|risky|illegal|deadly|fatal|a risk|a choking|not (?:safe|ok|okay|recommended|advised|the answer|helpful|a good idea|allowed|needed|for bab)|never (?:safe|ok|okay|right|the answer|a good idea)|unnecessary|out)\b|\b(?:isn't|aren't|is not|are not) (?:safe|ok|okay|recommended|advised|the answer|helpful|a good idea|allowed|needed|for bab)|\b(?:can|could|may|will|does|do|might|would) (?:even |seriously |badly |only |also |more )*(?:kill|harm|hurt|injur|damage|cause|suffocat|choke|lead to|frighten|scare|make \w+ (?:\w+ )?(?:worse|sick|ill)|stop \w+ breathing|raise|increase|backfire|break)|\b(?:raises?|increases?|adds to|doubles?) (?:the |a )?(?:risk|danger|chance)|\b(?:does not|doesn't|do not|don't|won't|will not|never|rarely|seldom) (?:work|help|teach)|\bteach(?:es)? (?:\w+ ){0,3}(?:fear|that|to hide|to hit)|\b(?:causes?|harms|hurts|damages|frightens|scares|breaks|tears|mixes up)\b)/

const NOT_BAD =
  /\b(?:not|n't|never|hardly|barely|no) (?:\w+ )?(?:harm|hurt|dangerous|unsafe|cause|damage|wrong|risky|kill)/

/** Whether what stands from `start` to `end` of a sentence is warned of there, and not advised. */
export const isWarnedOf = (sentence: string, start: number, end: number): boolean => {
  const before = sentence.slice(0, start).replace(NO_NO, ' ')
  const from = Math.max(0, ...[...before.matchAll(TURN)].map(({ index }) => index))
  if (NO.test(before.slice(from))) return true
  const after = sentence.slice(end)
  return NO_AFTER.test(after) && !NOT_BAD.test(after)
}
