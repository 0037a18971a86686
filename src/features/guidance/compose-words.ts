import type { Card } from './card.ts'
import { isForParent } from './card-family.ts'
import { onward } from './compose-follow-up.ts'
import { wordsAgain } from './remind.ts'
import { avoidIn, closingOf, leanOf, sayingFor, wordsOf } from './steps.ts'
import { chooseSuggestions } from './suggest.ts'
import type { GuideAnswer } from './talk.ts'
import { told } from './tell.ts'
import { type Desk, isUnsaid, noteOf, pick, write } from './voice.ts'

/** What shall I say? */
export const wordsFor = (desk: Desk, card: Card): GuideAnswer => {
  const other =
    desk.plain.match(TO_ANOTHER)?.groups?.who ??
    (SAY_THERE.test(desk.plain) ? desk.plain.match(OUTSIDE)?.[0] : null)
  if (other) return wordsToOthers(desk, card, other)
  if (BY_CHILD.test(desk.plain)) return sentenceForChild(desk, card)
  const toChild = isForParent(card) && TO_CHILD.test(desk.plain)
  const telling = toChild && card.suggestions.find((step) => TELLS_CHILD.test(step.do))
  if (telling)
    return told(desk, card, [[pick(desk, desk.phrases.asked_how), telling.do], [wordsOf(desk, card)]])
  // Some sentences of a parent's card are for oneself; what is said to a child says 'you'.
  const spoken = toChild ? card.words.find((line) => /\byou\b/i.test(line)) : undefined
  const first = spoken
    ? `${sayingFor(desk, card)} "${spoken}"`
    : (wordsOf(desk, card) ?? wordsAgain(desk, card))
  if (!first) return onward(desk, card, 'say')
  const more = card.words.filter(
    (line) => isUnsaid(desk, line) && !line.includes('{name}') && !first.includes(line),
  )
  return told(desk, card, [
    [first, more[0] ? `${pick(desk, desk.phrases.say_also)} "${more[0]}"` : null],
    [leanOf(desk, card), avoidIn(desk, card)],
  ])
}

/** What the child could answer stands in a step to practise, if anywhere. */
const sentenceForChild = (desk: Desk, card: Card): GuideAnswer => {
  const index = card.suggestions.findIndex((step) => PRACTISED.test(step.do))
  const step = card.suggestions[index]
  if (!step) return onward(desk, card, 'say')
  const text = write(desk, [
    [pick(desk, desk.phrases.asked_how), step.do],
    [leanOf(desk, card), avoidIn(desk, card)],
    [closingOf(desk, card, true)],
  ])
  const isNew = !desk.thread.given.get(card.id)?.has(index)
  return { text, sources: card.sources, note: noteOf('more', card, isNew ? [index] : []) }
}
const BY_CHILD =
  /\bwhat (should|can|could|shall|does|do|would) (he|she|they|my child) (say|answer|reply|tell)\b/
const PRACTISED = /\b(?:sentence|line|answer|practise|rehearse|play|sign)\b.*'\p{Lu}/iu

/** To a teacher or a grandmother: the step that speaks of them, behind the plain frame for it. */
const wordsToOthers = (desk: Desk, card: Card, other: string): GuideAnswer => {
  const group = OTHERS.find((one) => one.test(other))
  const speaks = new RegExp(`${SPEAKS}[^.;:]{0,40}${group?.source}`, 'i')
  const step = card.suggestions.find((one) => speaks.test(one.do))?.do ?? null
  return told(desk, card, [[pick(desk, desk.phrases.tell_others)], [step, step ? null : card.next]])
}
const SPEAKS = '\\b(?:ring|write|ask|tell|speak|agree|meet|talk|send)\\b'
const OTHERS = [
  /\b(schools?|teachers?|nursery|kindergarten|staff|head|everyone who looks after|child ?minder)\b/,
  /\b(other (parents|mums|moms|kids|children|mum|mom|dad|parent)|neighbou?rs?)\b/,
  /\b(gran\w*|mother in law|in laws|famil\w+|relatives)\b/,
  /\b(mum|mom|dad|father|mother|husband|wife|partner|between the adults|the other parent)\b/,
]

/** Words of a card are for the child; to a teacher or a grandmother a step may know what to say. */
const TO_ANOTHER =
  /\b(say|tell|talk|explain|write|answer)( \w+){0,2} (to )?(the |his |her |my |our |their )?(?<who>schools?|teachers?|nursery|kindergarten|staff|head|other (parents|mums|moms|kids|children)|gran\w*|mother in law|in laws|mum|mom|dad|father|mother|husband|wife|partner|doctor|neighbou?rs?|famil\w+)\b/

/** 'We have a meeting with the teacher. What do I say there?' */
const SAY_THERE = /\b(say|tell|ask)(?: \w+){0,2} (there|then|at (the|this|that) (meeting|appointment|talk))\b/
const OUTSIDE = /\b(schools?|teachers?|nursery|kindergarten|staff|doctor)\b/

const TO_CHILD = /\b(say|tell|explain)( \w+){0,2} (him|her|them|my child)\b/
const TELLS_CHILD = /\btell \{name\}|\bsay to \{name\}/i

/** 'Like what?': words to say, or the next step, and no reasons. */
export const exampleOf = (desk: Desk, card: Card): GuideAnswer => {
  const words = wordsOf(desk, card) ?? wordsAgain(desk, card)
  const [index] = chooseSuggestions(desk, card, 1)
  const step = index === undefined ? null : (card.suggestions[index]?.do ?? null)
  const lead = pick(desk, desk.phrases.example)
  const text = write(desk, [
    [lead, words],
    step ? [pick(desk, desk.phrases.next_step), step] : [],
    [closingOf(desk, card)],
  ])
  return { text, sources: card.sources, note: noteOf('more', card, index === undefined ? [] : [index]) }
}
