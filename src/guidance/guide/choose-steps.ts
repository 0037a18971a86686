import type { Card } from '../card.ts'
import { terms } from '../words/terms.ts'
import { type GuideContext, isUnsaid, says } from './context.ts'

/** The steps of a card to give next, none that was given before, and none that is known to help or to fail: those that touch the message first, a grave card's in their order. */
export const chooseSteps = (context: GuideContext, card: Card, most: number): Card['suggestions'] => {
  const heard = new Set(context.query.terms)
  const left = card.suggestions.filter(
    (step) =>
      isUnsaid(context, step.do) &&
      !isDecided(context, step.do) &&
      isForAge(step.do, context.months) &&
      !isBeside(step.do, heard),
  )
  const touches = (step: Card['suggestions'][number]) => shared(terms(step.do), heard)
  const chosen: Card['suggestions'] = []
  while (chosen.length < most) {
    const ready = left.filter(
      (step) =>
        !chosen.includes(step) && (!LEANS_ON_BEFORE.test(step.do) || comesAfter(card, step, chosen, left)),
    )
    const [first] = ready
    const [best] = ready.toSorted((a, b) => touches(b) - touches(a))
    if (!first || !best) break
    // What a card begins with holds for everyone: it gives way only to a step that says clearly more of this.
    const isFirst = card.grave || (chosen.length === 0 && touches(best) < touches(first) + CLEARLY)
    chosen.push(isFirst ? first : best)
  }
  return chosen.sort((a, b) => card.suggestions.indexOf(a) - card.suggestions.indexOf(b))
}
const CLEARLY = 2

/** This family tried it, and it helped or it didn't: neither is news to them. */
const isDecided = ({ tried }: GuideContext, step: string): boolean =>
  tried.some(({ outcome, step: took }) => (outcome === 'worked' || outcome === 'not') && says(took, step))

const shared = (own: string[], heard: Set<string>): number =>
  [...new Set(own)].filter((term) => heard.has(term)).length

const LEANS_ON_BEFORE =
  /^(Then|Straight after|Straight afterwards|Afterwards|Otherwise|Later|If the answer|If it still|While you are out|After that)\b/

const comesAfter = (
  card: Card,
  step: Card['suggestions'][number],
  chosen: Card['suggestions'],
  left: Card['suggestions'],
): boolean => {
  const before = card.suggestions[card.suggestions.indexOf(step) - 1]
  return before === undefined || chosen.includes(before) || !left.includes(before)
}

/** 'With monsters, ...' is for those who wrote of monsters. */
const isBeside = (step: string, heard: Set<string>): boolean => {
  const [, about] = step.match(ONLY_FOR) ?? []
  const own = terms(about ?? '')
  return own.length > 0 && shared(own, heard) === 0
}
/** 'For noises', 'With monsters', and not 'For two days' or 'For every trip'. */
const ONLY_FOR = /^(?:For|With) (?!\w+ (?:days|weeks|nights|times)\b|every\b|the times\b)([^,.:;]+),/

/** Cards about the parent hold for all ages, and some of their steps do not: 'with a baby, hold ...'. */
const isForAge = (step: string, months: number | null): boolean => {
  const [, who] = step.match(/^With an? (baby|older child)\b/) ?? []
  if (!who || months === null) return true
  return who === 'baby' ? months < WALKS_AND_TALKS : months >= WALKS_AND_TALKS
}
const WALKS_AND_TALKS = 18
