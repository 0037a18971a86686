import { type AnswerRule, pattern } from './rule.ts'
import { CONDITION, WHO } from './words.ts'

const SURE =
  '(?:(?:clearly|probably|definitely|certainly|likely|obviously|most likely|almost certainly|very likely|just|really) )*'
const HELPERS =
  '(?:someone|somebody|help|911|999|112|emergency|an ambulance|the ambulance|the police|police|your (?:\\w+ )?(?:doctor|gp|school|partner|husband|wife|pa?ediatrician|midwife)|the (?:\\w+ )?(?:doctor|gp|school|teacher|hospital|authorities|hotline|helpline)|child protection|social services|cps|a (?:\\w+ )?(?:doctor|counsell?or|human|colleague|nurse|supervisor))'
const OURS =
  '(?:this|it|everything|anything|what (?:you|we) (?:tell|say|write|share|talk about|discuss)(?: (?:(?:to|with) )?me| here)?|(?:our|this|your|these|all) (?:\\w+ )?(?:chats?|conversations?|talks?|secrets?|messages|words))(?: (?:here|you (?:say|tell me|write|share)(?: here)?))?'

/** Findings nobody made, secrets nobody can keep and calls nobody made. */
export const claims: AnswerRule[] = [
  {
    kind: 'diagnosis',
    outsideQuotes: true,
    pattern: pattern(
      `\\b(?:you're|he's|she's|they're) ${SURE}suffering from ${CONDITION}`,
      `\\b${WHO} ${SURE}(?:has|have|had|'s got|has got|suffers? from|is suffering from|are suffering from) ${SURE}(?:a (?:mild|severe|clear) (?:case|form) of |mild |severe |undiagnosed |signs of )?${CONDITION}`,
      `\\b(?:he|she|they|you|your (?:\\w+ )?(?:child|son|daughter|toddler|baby|boy|girl|teen(?:ager)?))(?:'s|'re| is| are) ${SURE}(?:autistic|depressed|clinically depressed|bipolar|anorexic|bulimic|dyslexic|dyspraxic|on the (?:autism )?spectrum|psychotic|allergic)`,
      `\\b(?:this|that|it|these|those)(?:'s| is| are) ${SURE}(?:a (?:classic |clear )?(?:case|sign|symptom) of |(?:classic |clear |typical )?(?:signs|symptoms) of |typical (?:of|for) |classic )?${CONDITION}`,
      `\\b(?:sounds?|looks?|seems?) ${SURE}(?:a lot |very much |exactly )?(?:like |to be )${SURE}(?:a (?:mild |classic )?(?:case|form) of )?${CONDITION}`,
      `\\b(?:points? to|(?:classic|clear|textbook) (?:signs?|symptoms?|case) of|consistent with) ${CONDITION}`,
      '\\bi (?:would )?diagnos\\w+|\\bmy diagnosis is\\b',
    ),
    unless:
      /\b(?:if|whether|in case|unless|you (?:say|said|mention\w*|told|wrote|write|know|wonder\w*|asked|worry|feel|think|fear)|diagnosed|only a|assess\w*|tell whether|can(?:not|'t) (?:tell|say|know)|as if|(?:doctor|gp|p(?:a)?ediatrician)\b[^.]{0,20}\b(?:says|said|told|found)|children who|parents who|people who|anyone who|child who has|not mean|how (?:do|can) )\b/,
  },
  {
    kind: 'phone_number',
    isFinal: true,
    // Seven digits or more: 112 and 999 are right or nearly so, and no date is so written in prose.
    pattern: /(?<![\d.,/-])\+?\(?\d(?:[ ()./-]{0,2}\d){6,}/g,
    unless: /\b\d{4}-\d\d-\d\d\b|\b\d\d?[./]\d\d?[./]\d{4}\b/,
  },
  {
    kind: 'secrecy',
    isFinal: true,
    outsideQuotes: true,
    pattern: pattern(
      `\\b${OURS}(?: is| are|'s| stays?| will (?:stay|remain|be)| remains?)(?: always)? (?:completely |totally |strictly |100% |fully |absolutely |always |entirely )*(?:confidential|secret|private|anonymous|safe with me|(?:just|only|strictly) between (?:us|you and me))`,
      `\\b${OURS}(?: always)?(?: stays?| will stay| remains?| will remain) between (?:us|you and me)`,
      "\\bi(?:'ll| will|'d| would)? (?:never|not|won't) (?:ever )?(?:tell|share|pass|report|repeat)[^.;]{0,20}?(?:anyone|anybody|a soul|others|this|it|what you)",
      "\\bi (?:won't|would never|will never|promise not to) (?:ever )?(?:tell|share|report|repeat)",
      "\\bi(?:'ll| will| can| promise to) (?:always )?keep (?:this|it|your|what)[^.;]{0,20}?(?:secret|confidential|private|to myself|between us)",
      '\\b(?:nobody|no one|no-one) (?:else )?(?:will|is going to) (?:ever )?(?:know(?! (?:your|you|him|her|them|better|how))|find out|see (?:this|it|what)|read (?:this|it|what)|hear (?:about|of|it))',
      '\\byour secret is safe|\\bi promise (?:you )?(?:complete |full )?(?:confidentiality|secrecy)',
    ),
    unless:
      /\b(?:cannot|can't|can not|could not|couldn't|not able to|unable to|don't|do not|never) promise\b|\bno promise|\bis not (?:\w+ )?(?:confidential|secret|private)|\bisn't (?:\w+ )?(?:confidential|secret|private)|\btell (?:him|her|them)\b|\bnot\b[^.;]{0,12}\bstay/,
  },
  {
    kind: 'claimed_action',
    outsideQuotes: true,
    pattern: pattern(
      `\\bi(?:'ve| have|'m| am|'ll| will|'d)?(?: just| already| now| also| immediately| going to)* (?:call(?:ed|ing)?|contact(?:ed|ing)?|alert(?:ed|ing)?|notif(?:y|ied|ying)|inform(?:ed|ing)?|phon(?:e|ed|ing)|messag(?:e|ed|ing)|e-?mail(?:ed|ing)?|r[iau]ng|sen[dt](?:ing)?(?: for)?|reach(?:ed|ing)? out to|dispatch(?:ed|ing)?|let|told|tell) (?:with )?${HELPERS}`,
      `\\bi(?:'ve| have)?(?: just| already)* (?:reported|forwarded|passed|flagged|escalated) (?:this|it|you|him|her|them|your)`,
      `\\bi(?:'ve| have)?(?: just| already)* (?:booked|scheduled|arranged|made) (?:an|the|you|your) (?:\\w+ )?(?:appointment|visit|call)`,
      `\\bi(?:'ve| have)?(?: just| already)* (?:sent|forwarded|passed) (?:this|it|your \\w+|a (?:message|note|report)) (?:on )?to\\b`,
      '\\b(?:help|an ambulance|(?:the )?police|(?:a|the|our) (?:\\w+ )?(?:counsell?or|doctor|officer|team|social worker|paramedics?)|someone|a nurse) (?:is|are) (?:already )?(?:on (?:its|the|their|her|his) way|coming|being sent)',
      "\\b(?:we|kinwise)(?:'ve| have| has) (?:called|alerted|contacted|notified|informed|told|sent)",
    ),
    unless:
      /\b(?:say|tell|talking|once|when|until|if|after)\b[^.;]{0,60}\b(?:on (?:its|the|their) way|coming)\b/,
  },
]
