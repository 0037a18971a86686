import type { Card } from './card.ts'
import { isForParent, isHealth } from './card-family.ts'
import { figureStep } from './compose-amount.ts'
import type { Lead, PlanOf } from './plan.ts'
import { askedOf } from './rules/asked.ts'
import { spent } from './spent.ts'
import { closingOf, stepsOf } from './steps.ts'
import { chooseSuggestions } from './suggest.ts'
import type { GuideAnswer } from './talk.ts'
import { type Verdict, verdictOf } from './verdict.ts'
import { type Desk, isUnsaid, pick } from './voice.ts'

/** A new worry: the card's opening, two steps, words to say, and a question at the end. */
export const adviceOn = (desk: Desk, plan: PlanOf<'advise'>): GuideAnswer => {
  const { card, lead, second, state, isStretch } = plan
  const { phrases } = desk
  const known = knownOf(desk, card)
  const verdict = known ? null : sureVerdictOf(desk, card)
  const given = ledBy(verdict?.index ?? figureStep(desk, card), chooseSuggestions(desk, card, 2))
  if (given.length === 0) return spent(desk, card, pick(desk, phrases.back))
  const opening = isUnsaid(desk, card.opening) ? card.opening : null
  const offer = second && pick(desk, phrases.second_offer, { title: second.title })
  return stepsOf(desk, {
    card,
    opening: [
      leadIn(desk, card, opening === null ? 'back' : lead),
      verdict?.index === null && verdict.line === null ? verdict.lead : null,
      isStretch ? pick(desk, phrases.stretch, { range: rangeOf(card) }) : null,
      opening && (isStretch ? withoutAge(opening) : opening),
      state && pick(desk, phrases.states[state] ?? []),
      verdict && (verdict.index !== null || verdict.line !== null) ? verdict.lead : null,
      verdict?.line ?? null,
      known,
    ],
    given,
    help: helpIn(desk, card),
    closing: offer ?? closingOf(desk, card),
    move: 'advise',
  })
}

/** A talk may open with what most parents ask later. */
const knownOf = (desk: Desk, card: Card): string | null => {
  const [question = desk.plain] = desk.plain.match(/[^.!?]+\?/g)?.slice(-1) ?? []
  const found = desk.finder.followUpOf([card], question)
  return found &&
    askedOf(desk.plain) !== null &&
    found.likeness >= CLEARLY &&
    isUnsaid(desk, found.followUp.answer)
    ? found.followUp.answer
    : null
}
const CLEARLY = 0.75

/** At the start of a worry a question is answered only where the card speaks to it, or where the parent wants a yes or no. */
const sureVerdictOf = (desk: Desk, card: Card): Verdict | null => {
  const verdict = verdictOf(desk, card)
  return verdict?.isSure || /\byes or no\b/.test(desk.plain) ? verdict : null
}

const ledBy = (first: number | null, given: number[]): number[] =>
  first === null ? given : [first, ...given.filter((index) => index !== first)].slice(0, 2)

const leadIn = (desk: Desk, card: Card, lead: Lead | 'back'): string | null => {
  const { phrases } = desk
  if (lead === 'first') return null
  if (lead === 'back') return pick(desk, phrases.back)
  if (lead === 'sorry') return pick(desk, phrases.sorry)
  if (lead === 'between') return pick(desk, phrases.new_between)
  if (lead === 'second') return pick(desk, phrases.second_worry)
  return pick(desk, isForParent(card) ? phrases.new_about_you : phrases.new_worry)
}

/** When to turn to a person, once, where the matter is grave, one of health, or the child may be sinking. */
const helpIn = (desk: Desk, card: Card): string | null =>
  (card.grave || isHealth(card) || desk.isSinking) && isUnsaid(desk, card.help) ? card.help : null

/** What is said of one age stays out when the card is carried over to another. */
const withoutAge = (opening: string): string =>
  opening
    .split(/(?<=[.!?]) /)
    .filter((sentence) => !sentence.includes('{age}'))
    .join(' ')

const rangeOf = ({ ages }: Card): string => {
  const say = (months: number) => (months < 24 ? `${months} months` : `${Math.round(months / 12)} years`)
  return `the ages from ${ages.from === 0 ? 'birth' : say(ages.from)} to ${say(ages.to + 1)}`
}
