import type { Card } from './card.ts'
import { terms, termsOfPlain } from './rules/terms.ts'
import { isShareable, sayingFor } from './steps.ts'
import { touchesOf } from './suggest.ts'
import type { GuideAnswer } from './talk.ts'
import { type Desk, isUnsaid, noteOf, pick, write } from './voice.ts'

/** It is happening now: the one thing to do and one sentence to say, said before or not; where a card has no step for it, its line to emergency help. */
export const minuteOf = (desk: Desk, card: Card): GuideAnswer => {
  const { phrases, thread } = desk
  const index = card.suggestions.findIndex((step) => FOR_THE_MINUTE.test(step.do))
  const step = card.suggestions[index]
  const isNew = step !== undefined && !thread.given.get(card.id)?.has(index)
  const urgent = step ? null : (card.help.split(/(?<=[.!?]) /).find((line) => URGENT.test(line)) ?? null)
  const text = write(desk, [
    step ? [pick(desk, phrases.minute), step.do] : [urgent, pick(desk, phrases[calmFor(desk, card)])],
    [wordsAgain(desk, card)],
    [pick(desk, phrases.minute_close)],
  ])
  return { text, sources: card.sources, note: noteOf('more', card, isNew ? [index] : []) }
}

const URGENT = /\bemergency\b/
const FIRST_YEAR = 12

/** A baby is soothed to sleep; anyone else is kept safe, and so is a baby at the table. */
const calmFor = ({ subject }: Desk, card: Card) =>
  (subject.months ?? FIRST_YEAR) < FIRST_YEAR && /^(sleep|emotion)$/.test(card.topics[0] ?? '')
    ? 'minute_baby'
    : 'minute_plain'

/** A step for the hot minute says at its start what to do in it; a plan, a talk or a list is for later. */
const FOR_THE_MINUTE =
  /^(?:stop|hold|catch|during|in (?:a|the) (?:rage|storm|moment|heat)|when (?!you)(?:\w+ ){1,4}?(?:throws?|hits?|bites?|screams?|shouts?|refuses?|starts?|comes?|happens?|says?|cries|flies|is thrown)|if you feel|lower your voice|when it starts|as soon as|the moment)\b|\b(?:at once|in that moment|when it starts)\b/i

/** A sentence to say that was given before; the one said longest ago. */
export const wordsAgain = (desk: Desk, card: Card): string | null => {
  const words = card.words.filter((line) => isShareable(desk, line))
  const line = words.find((one) => isUnsaid(desk, one)) ?? words[desk.thread.turns % words.length]
  return line ? `${sayingFor(desk, card)} "${line}"` : null
}

/** A step counts less by its reason than by itself. */
const whyTouches = ({ plain }: Desk, card: Card, index: number): number => {
  const own = new Set(terms(card.suggestions[index]?.why ?? ''))
  return termsOfPlain(plain).some((term) => own.has(term)) ? 0.5 : 0
}

/** The step, given before, that speaks to what the parent asks now. */
export const nearestStep = (desk: Desk, card: Card): string | null => {
  const given = [...(desk.thread.given.get(card.id) ?? [])]
  if (/\b(first|start|begin|most important)\b/.test(desk.plain)) return card.suggestions[0]?.do ?? null
  const [best] = given
    .map((index) => ({ index, touches: touchesOf(desk, card, index) || whyTouches(desk, card, index) }))
    .filter(({ touches }) => touches > 0)
    .sort((a, b) => b.touches - a.touches)
  return best ? (card.suggestions[best.index]?.do ?? null) : null
}
