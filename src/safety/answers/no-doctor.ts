import { speltOut } from './rule.ts'
import { isWarnedOf } from './say-no.ts'

const DOCTOR =
  '(?:doctors?|gp|p(?:a)?ediatrician|hospital|emergency (?:room|services|number|department|help)|ambulance|a ?& ?e|\\ber\\b|urgent care|999|911|112|111|poison (?:control|centre|center|line|help)|help ?line|medical (?:help|advice|care|attention)|professional)'
const NO_DOCTOR = new RegExp(
  [
    `(?:\\b(?:no need|not need|needn't|no reason|not necessary|isn't necessary|unnecessary|pointless|not have)|n't (?:need|have))\\b(?: (?:to|for|of))?(?: \\w+){0,5}? ${DOCTOR}`,
    `\\b(?:skip|avoid|cancel|put off) (?:\\w+ ){0,3}${DOCTOR}`,
    `\\b${DOCTOR} (?:is|are|would be|visit is) (?:not |n't )?(?:needed|unnecessary|necessary)(?<=not needed|n't needed|unnecessary|not necessary|n't necessary)`,
    "\\b(?:wait (?:it out|and see|until (?:morning|tomorrow|monday|after)|a (?:few|couple of) (?:days|hours))|sleep it off|(?:will|'ll) pass (?:by itself|on its own)|nothing to worry about|no cause for concern|don't worry about it|do not worry about it|completely harmless|(?:this|that|it) is (?:completely |perfectly |quite )?normal\\b(?! (?:to|at))|let (?:him|her|them) (?:just )?(?:rest|sleep)\\b[^.;]{0,20}\\b(?:until|till)|stay (?:at )?home and wait)",
  ].join('|'),
  'g',
)
const FLAG = new RegExp(speltOut('{RED_FLAG}'), 'g')
const CONDITIONAL =
  /\b(?:if|unless|without|as long as|should|when|whenever|watch (?:for|out)|look out|signs? (?:of|that|like|such)|any of|call|ring|see a|go to|get help|seek|emergency help|straight away|at once|immediately|right away)\b/
const TAKEN_BACK = /\b(?:unless|without|as long as|otherwise well|and no |if none|provided)\b/

const saysNoDoctor = (sentence: string): boolean =>
  !TAKEN_BACK.test(sentence) &&
  [...sentence.matchAll(NO_DOCTOR)].some(
    ({ index }) =>
      !/\b(?:never|not?|don't) (?:assume|think|say|believe|wait|just|simply)?\s*(?:that )?(?:there is |you )?$/.test(
        sentence.slice(Math.max(0, index - 30), index),
      ),
  )

const hasRedFlag = (sentence: string): boolean =>
  [...sentence.matchAll(FLAG)].some(
    ({ index, 0: { length } }) => !isWarnedOf(sentence, index, index + length),
  )

/**
 * Whether a sentence says that no doctor is needed, and it or one just before it tells of a sign that needs one. 'You need no doctor for a
 * cold; call one if he struggles to breathe' passes: there the sign is a case, not a fact.
 */
export const waivesDoctor = (sentence: string, before: readonly string[]): boolean => {
  const told = (one: string) => hasRedFlag(one) && !CONDITIONAL.test(one)
  // Its own 'no' must not take the sign back.
  if (saysNoDoctor(sentence)) return hasRedFlag(sentence.replace(NO_DOCTOR, ' ')) || before.some(told)
  return told(sentence) && before.some(saysNoDoctor)
}
