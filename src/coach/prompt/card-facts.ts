import type { Card } from '../../guidance/card.ts'
import { fill, type Names } from '../../guidance/words/fill.ts'
import { terms } from '../../guidance/words/terms.ts'
import { disarm } from './blocks.ts'

/** Of a card so much, but for when to get help, which is never cut. */
const CARD_CHARS = 1600

/** A guidance card as facts for a model, about this child: when to get help first, then the steps nearest to what the parent wrote. */
export const cardFacts = (card: Card, names: Names, text: string): string => {
  const told = (template: string) => disarm(fill(template, names))
  const facts = [
    `About ${card.about}.`,
    ...nearest(card, text).map((step) => `Do: ${step.do} Why: ${step.why}`),
    ...card.words.slice(0, 2).map((words) => `Words: ${words}`),
    ...card.avoid,
  ].map(told)
  const help = `When to get help: ${told(card.help)}`
  const [about = '', ...others] = facts
  return [about, help, ...within(others, CARD_CHARS - about.length - help.length)].join('\n')
}

const MOST_STEPS = 3

type Step = Card['suggestions'][number]

const known = new WeakMap<Step, Set<string>>()

const termsOfStep = (step: Step): Set<string> => {
  const found = known.get(step) ?? new Set(terms(`${step.do} ${step.why}`))
  known.set(step, found)
  return found
}

/** The steps that share most with what the parent wrote; as they were written where none does. */
const nearest = ({ suggestions }: Card, text: string): Card['suggestions'] => {
  const asked = new Set(terms(text))
  const shared = (step: Step) => termsOfStep(step).intersection(asked).size
  return suggestions.toSorted((a, b) => shared(b) - shared(a)).slice(0, MOST_STEPS)
}

/** Whole facts as long as there is room. */
const within = (facts: string[], chars: number): string[] => {
  let left = chars
  return facts.filter((fact) => {
    if (fact.length > left) return false
    left -= fact.length
    return true
  })
}
