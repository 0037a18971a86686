import type { Card } from './card.ts'
import { capital, inSentence } from './rules/fill.ts'
import { terms, termsOfPlain } from './rules/terms.ts'
import type { Desk } from './voice.ts'

/** Which suggestions to give next, at most `most`, none that was given before; those that touch the message come first, except in a grave card. */
export const chooseSuggestions = (desk: Desk, card: Card, most: number): number[] => {
  const given = desk.thread.given.get(card.id) ?? new Set()
  const left = card.suggestions.map((_, index) => index).filter((index) => !given.has(index))
  const isFirst = given.size === 0
  const said = new Set(termsOfPlain(desk.plain))
  const tried = new Set(termsOfPlain(desk.plain.match(TRIED)?.[0] ?? ''))
  const touches = (index: number): number => {
    const own = new Set(terms(`${card.suggestions[index]?.do}`))
    return shared(own, tried) >= 2 ? -1 : shared(own, said)
  }
  const chosen: number[] = []
  while (chosen.length < most) {
    const isReady = (index: number) =>
      !chosen.includes(index) &&
      (!leansOnBefore(card, index) || given.has(index - 1) || chosen.at(-1) === index - 1)
    const ready = left.filter(isReady)
    const keepsOrder = card.grave || (isFirst && chosen.length === 0 && touches(0) >= 0)
    const next = keepsOrder ? ready[0] : ready.toSorted((a, b) => touches(b) - touches(a))[0]
    if (next === undefined) break
    chosen.push(next)
  }
  return chosen
}

/** 'First, choose three steps ...': a suggestion as it follows a connecting word. */
export const linked = (link: string, text: string): string => {
  if (DEPENDENT.test(text)) return text
  const inner = inSentence(text)
  const comma =
    /^(if|when|after|before|at|in|on|for|while|once|during|as soon as|with)\b/.test(inner) &&
    /\w $/.test(link)
  return capital(`${comma ? `${link.trim()}, ` : link}${inner}`)
}

const shared = (some: Set<string>, others: Set<string>) => [...some].filter((one) => others.has(one)).length

const leansOnBefore = (card: Card, index: number) =>
  index > 0 && DEPENDENT.test(card.suggestions[index]?.do ?? '')
const DEPENDENT =
  /^(Then|Straight after|Afterwards|Otherwise|Later|If the answer|If it still|While you are out|After that)\b/
const TRIED = /\b(tried|try|already|we do|i do|we have|done)\b[^.!?]*/
