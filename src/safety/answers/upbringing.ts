import { type AnswerRule, pattern } from './rule.ts'
import { CHILD, OWN } from './words.ts'

const HIT = '(?:smack|spank|slap|hit|swat|whip|beat|paddle|pinch|flick|punch|kick|pop)'
const HITTING = '(?:smacking|spanking|slapping|hitting|swatting|whipping|beating|popping|pinching)'
const YOURS = '(?:him|her|them|your (?:\\w+ )?(?:child|son|daughter|toddler|teen(?:ager)?|boy|girl|kid))'
const MEAL = '(?:dinner|supper|lunch|breakfast|food|meals?|tea(?!ch)|eating)'
const ROOM = '(?:room|bedroom|cupboard|closet|bathroom|basement|cellar|garage|shed|car|cot|crib)'

/** Advice that hurts: hitting, shaking, shaming, locking in and holding back food. */
export const upbringing: AnswerRule[] = [
  {
    kind: 'harsh_discipline',
    pattern: pattern(
      `(?<!\\b(?:he|she|they|it|who|you|child|toddler|baby|boy|girl|son|daughter|brother|sister|to|and then|kids|children) )\\b${HIT} ${CHILD}(?! (?:brother|sister|sibling|friend|classmate|mother|father|head|leg|hand|arm|pillow|back at))`,
      `\\b(?:you (?:can|could|should|may|might|must|need to)|try|ok to|okay to|fine to|time to|right to|allowed to|have to|just) ${HIT} (?:${CHILD})`,
      '\\b(?:a|one|another|the occasional|an occasional) (?:\\w+ ){0,2}(?:smack|spank(?:ing)?|slap|swat|wallop|beating|tap on the (?:bottom|bum|hand)|clip round the ear)\\b',
      '\\b(?:try|use|consider|start|recommend) (?:\\w+ )?(?:spanking|smacking|slapping|hitting|corporal punishment|physical punishment|the belt|a belt|wooden spoon)',
      `\\b${HITTING} (?:${CHILD})?[^.;]{0,40}?\\b(?:is|are|can be) (?!not|never|rarely|no)(?:\\w+ )?(?:fine|ok|okay|acceptable|alright|harmless|effective|necessary|useful|helpful|worth)`,
      '\\bbite (?:him|her|them|your child) back\\b|\\bhit (?:him|her|them) back\\b',
      "\\b(?:wash|rinse) (?:out )?(?:his|her|their|your child's) mouth (?:out )?with soap|\\b(?:hot sauce|chilli|pepper|vinegar|soap) (?:on|in) (?:his|her|their) (?:tongue|mouth)",
      `\\block (?:${CHILD}|your child) (?:up|in|inside|out|alone|into)`,
      `\\b(?:shut|close|trap|confine) (?:${CHILD}) (?:up |alone )?(?:in|inside) (?:(?:${OWN}|a dark|the dark) )?${ROOM}`,
      `\\block (?:${OWN} )?(?:bedroom |room )?door (?:from the outside|so (?:that )?(?:he|she|they) can(?:not|'t))`,
      `\\b(?:send|put) (?:${CHILD}) to bed (?:hungry|without (?:any |his |her |their )?${MEAL})`,
      `\\b(?:no|withhold|hold back|take away|skip|refuse|deny)(?: (?:him|her|them|your child|his|her|their))? (?:\\w+ )?${MEAL} (?:until|if|unless|as (?:a )?(?:punishment|consequence)|when|for (?:a|the|bad|being|one))`,
      `\\b(?:do not|don't) (?:give|feed|let)[^.;]{0,20}?(?:${MEAL}|anything to eat|eat) (?:until|unless|if (?:he|she|they) (?:misbehave|do not|don't|will not|won't|hit|refuse)|for (?:a|the) (?:day|night|evening)|as (?:a )?punishment)`,
      '\\b(?:so that|until|so|make) (?:he|she|they|him|her|them) feels? (?:really )?(?:ashamed|humiliated|small)',
      "(?<!\\b(?:think|feel|believe|if|that|mean|when) )\\byou(?:'re| are) (?:a |just a |such a )?(?:bad (?:boy|girl)|stupid|lazy|worthless|useless|disgusting|pathetic)\\b",
      `\\b(?:can|should|must|may|could|let (?:him|her|them)) go without (?:\\w+ )?${MEAL}`,
      `\\b(?:take away|withhold(?:ing)?|hold back|deny (?:him|her|them)|cancel) (?:\\w+ )?${MEAL}\\b(?! (?:battle|fight|talk|plan))|\\bmake (?:him|her|them) (?:skip|miss) (?:\\w+ )?${MEAL}|\\blet (?:him|her|them|your child) go hungry`,
      '\\b(?:shame|humiliate|embarrass|mock|ridicule) (?:him|her|them|your (?:\\w+ )?(?:child|son|daughter|toddler|teen(?:ager)?))\\b|\\bmake fun of (?:him|her|them|your child)',
      `\\b(?:call|tell) ${YOURS} (?:that )?(?:(?:he|she|they|you)(?:'s|'re| is| are| was) )?(?:a |being a |such a |just a )?(?:lazy|stupid|dumb|bad (?:boy|girl|child|kid)|naughty|worthless|useless|a baby|baby|selfish|spoiled|spoilt|disgusting|pathetic|fat)\\b`,
      `\\b(?:tell|show|remind) ${YOURS} (?:that )?(?:(?:he|she|they|you) should be ashamed|(?:you|nobody|no one) (?:will not|won't|do not|don't|doesn't|does not|will) (?:love|like|want)s? (?:him|her|them)(?: any ?more)?|you (?:will|are going to) (?:leave|give (?:him|her|them) away))`,
      '\\b(?:ignore|leave|stop (?:talking|speaking) to) (?:him|her|them|your child) (?:for (?:days|a week|hours|the (?:whole|rest of the) day)|all day)|\\bsilent treatment\\b|\\bthreaten to (?:leave|hit|smack|abandon|give (?:him|her|them) away)',
    ),
    unless:
      /\b(?:urge|tempt\w*|feel like|afraid (?:of|that|you)|about to|if you(?:'ve| have| ever| did| do)? (?:hit|smack|slap|spank|hurt|shout)|it has hit|would only (?:shame|hurt|frighten|teach)|you (?:have |ever |just )?(?:hit|smacked|slapped|spanked)|regret|parents (?:who|used)|being (?:hit|smacked|called)|were (?:hit|smacked)|who (?:hit|smack)s?|anyone (?:who|has)|some(?:one|body) (?:hits?|has)|partner (?:hits?|has))\b(?![^.;]{0,60}(?:give (?:him|her|them|your child) a (?:\w+ ){0,2}(?:smack|slap|swat|spank)|lock (?:him|her|them)|to bed (?:hungry|without)|, (?:smack|spank|slap|hit|bite|shame) ))/,
  },
  {
    kind: 'shaking',
    pattern: pattern(
      `\\bshak(?:e|ing) (?:(?:your child|him|her|them|(?:the|your|a) (?:\\w+ )?(?:baby|infant|newborn|child|toddler|little one|son|daughter))\\b|babies\\b|it (?:gently|hard|firmly|a (?:bit|little)|until))`,
      '\\b(?:a|one) (?:\\w+ )?shake (?:can|may|will|might|to|often) (?:help|calm|settle|stop|quiet|wake)',
      `\\bgive (?:${CHILD}) a (?:\\w+ )?shake`,
      `\\bthrow (?:${CHILD}) (?:in(?:to)? the air|onto the bed|up)`,
    ),
    unless:
      /\b(?:afraid|fear|scared|worr\w+|might|urge|feel like|if (?:you|someone|anyone|anybody|he|she|a|they)(?: \w+){0,3} (?:shook|shaken|shakes|hurt)|(?:has|was|been|have) shaken|shaken baby|shaking (?:hands|head)|rattle|bottle|promise)\b/,
  },
]
