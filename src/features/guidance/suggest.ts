import type { Card } from './card.ts'
import { SAYS_LITTLE } from './rules/deeds.ts'
import { WIDE } from './rules/evidence.ts'
import { capital, inSentence } from './rules/fill.ts'
import { terms, termsOfPlain } from './rules/terms.ts'
import type { Desk } from './voice.ts'

/** Which suggestions to give next, at most `most`, none that was given before; those that touch the message come first, in a grave card only where it asks for one. */
export const chooseSuggestions = (desk: Desk, card: Card, most: number): number[] => {
  const given = desk.thread.given.get(card.id) ?? new Set()
  const left = card.suggestions.map((_, index) => index).filter((index) => !given.has(index))
  const touches = (index: number): number => touchesOf(desk, card, index)
  const heard = new Set(termsOfPlain([...desk.thread.heard, desk.plain].join(' . ')))
  // 'With monsters, ...' is for those who wrote of monsters.
  const isBeside = (index: number, only = ONLY_FOR): boolean => {
    const [, about] = card.suggestions[index]?.do.match(only) ?? []
    const own = new Set(terms(about ?? '').filter((term) => !WIDE.has(term) && !SAYS_LITTLE.has(term)))
    return own.size > 0 && shared(own, heard) === 0
  }
  // Of steps that touch as much, 'if milk is what ...' comes after those that hold for everyone.
  const fit = (index: number) => touches(index) - (isBeside(index, SUPPOSES) ? 0.5 : 0)
  const chosen: number[] = []
  while (chosen.length < most) {
    const isReady = (index: number) =>
      !chosen.includes(index) &&
      !isBeside(index) &&
      isForAge(card.suggestions[index]?.do ?? '', desk.subject.months) &&
      (!leansOnBefore(card, index) || given.has(index - 1) || chosen.at(-1) === index - 1)
    const ready = left.filter(isReady)
    const isPlain = !ready.some((index) => touches(index) > 1 && touches(index) > touches(0) + 1)
    const opensCard = given.size === 0 && chosen.length === 0 && touches(0) >= 0 && isPlain
    const isOther = ready.some((index) => touches(index) > touches(ready[0] ?? 0))
    const inOrder = card.grave && !(given.size > 0 && (ASKS.test(desk.plain) || isOther))
    const next = inOrder || opensCard ? ready[0] : ready.toSorted((a, b) => fit(b) - fit(a))[0]
    if (next === undefined) break
    chosen.push(next)
  }
  return chosen
}

/** A suggestion behind the first of these links that repeats none of its words: 'First, choose three steps ...'. */
export const linked = (desk: Desk, links: string[], text: string): string => {
  if (DEPENDENT.test(text)) return text
  const start = desk.thread.turns % links.length
  const beginning = ` ${text.toLowerCase().split(/\s+/).slice(0, 9).join(' ')} `
  const isFresh = (link: string) =>
    !(link.toLowerCase().match(/first|begin|day|then|next|also/g) ?? []).some((word) =>
      beginning.includes(word),
    ) && !(/day/.test(link) && /night|now\b/.test(beginning))
  const link = [...links.slice(start), ...links.slice(0, start)].find(isFresh) ?? ''
  if (link === '') return text
  const inner = inSentence(text)
  const needsComma =
    /^(if|when|after|before|at|in|on|for|while|once|during|as soon as|with)\b/.test(inner) &&
    /\w $/.test(link)
  return capital(`${needsComma ? `${link.trim()}, ` : link}${inner}`)
}

/** How much of the message a suggestion speaks to; below zero where the parent tells that they tried it. */
export const touchesOf = (desk: Desk, card: Card, index: number): number => {
  const own = new Set(terms(card.suggestions[index]?.do ?? ''))
  const tried = new Set(termsOfPlain(desk.plain.match(TRIED)?.[0] ?? ''))
  return shared(own, tried) >= 2 ? -1 : shared(own, new Set(termsOfPlain(desk.plain)))
}

/** A step is said to fit only where it shares more with the message than one common word. */
export const speaksOf = (desk: Desk, card: Card, index: number): boolean => {
  const asked = new Set(termsOfPlain(desk.plain))
  const both = [...new Set(terms(card.suggestions[index]?.do ?? ''))].filter((term) => asked.has(term))
  return (
    touchesOf(desk, card, index) > 0 &&
    both.reduce((sum, term) => sum + desk.finder.tellingOf(term), 0) >= SPEAKS
  )
}
const SPEAKS = 3.2

const shared = (some: Set<string>, others: Set<string>) => [...some].filter((one) => others.has(one)).length

const leansOnBefore = (card: Card, index: number) =>
  index > 0 && DEPENDENT.test(card.suggestions[index]?.do ?? '')
const DEPENDENT =
  /^(Then|Straight after|Straight afterwards|Afterwards|Otherwise|Later|If the answer|If it still|While you are out|After that)\b/
const ASKS = /^(and |but |so )?(should|can|could|may|what about|how about)\b/
/** 'For noises', 'With monsters', and not 'For two days' or 'For every trip'. */
const ONLY_FOR = /^(?:For|With) (?!\w+ (?:days|weeks|nights|times)\b|every\b|the times\b)([^,.:;]+),/
/** Cards about the parent hold for all ages, and some of their steps do not: 'with a baby, hold ...'. */
const isForAge = (step: string, months: number | null): boolean => {
  const [, who] = step.match(FOR_AGE) ?? []
  if (!who || months === null) return true
  return who === 'baby' ? months < WALKS_AND_TALKS : months >= WALKS_AND_TALKS
}
const FOR_AGE = /^With an? (baby|older child)\b/
const WALKS_AND_TALKS = 18
const SUPPOSES = /^If ([^,.:;]+),/
const TRIED = /\b(tried|try|already|we do|i do|we have|done)\b[^.!?]*/
