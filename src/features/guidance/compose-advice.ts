import type { Card } from './card.ts'
import { isForParent } from './card-family.ts'
import { leftOver } from './left-over.ts'
import type { Lead, PlanOf } from './plan.ts'
import { closingOf, stepsOf } from './steps.ts'
import { chooseSuggestions } from './suggest.ts'
import type { GuideAnswer } from './talk.ts'
import { type Desk, isUnsaid, pick } from './voice.ts'

/** A new worry: the card's opening, two steps, words to say, and a question at the end. */
export const adviceOn = (desk: Desk, plan: PlanOf<'advise'>): GuideAnswer => {
  const { card, lead, second, state, isStretch } = plan
  const { phrases } = desk
  const given = chooseSuggestions(desk, card, 2)
  if (given.length === 0) return leftOver(desk, card, pick(desk, phrases.back))
  const opening = isUnsaid(desk, card.opening) ? card.opening : null
  const offer = second && pick(desk, phrases.second_offer, { title: second.title })
  return stepsOf(desk, {
    card,
    opening: [
      leadIn(desk, card, opening === null ? 'back' : lead),
      isStretch ? pick(desk, phrases.stretch, { range: rangeOf(card) }) : null,
      opening && (isStretch ? withoutAge(opening) : opening),
      state && pick(desk, phrases.states[state] ?? []),
    ],
    given,
    help: helpIn(desk, card),
    closing: offer ?? closingOf(desk, card),
    move: 'advise',
  })
}

const leadIn = (desk: Desk, card: Card, lead: Lead | 'back'): string | null => {
  const { phrases } = desk
  if (lead === 'first') return null
  if (lead === 'back') return pick(desk, phrases.back)
  if (lead === 'second') return pick(desk, phrases.second_worry)
  return pick(desk, isForParent(card) ? phrases.new_about_you : phrases.new_worry)
}

/** When to turn to a person, once, where the matter is grave or one of health. */
const helpIn = (desk: Desk, card: Card): string | null =>
  (card.grave || HEALTH.test(card.keywords.join(' '))) && isUnsaid(desk, card.help) ? card.help : null

const HEALTH =
  /\b(fever|temperature|rash|vomiting|reflux|weight gain|self harm|cot death|choking|enuresis|constipat\w+|not walking|speech delay|colic|eating disorder|suicid\w+)\b/

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
