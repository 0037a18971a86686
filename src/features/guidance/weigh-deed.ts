import type { Card } from './card.ts'
import { type Deed, deedIn, inCardWords } from './rules/deeds.ts'
import { stem } from './rules/stem.ts'
import { termOf, terms } from './rules/terms.ts'
import { areOpposed, goesAll, isMeasured, waysOf } from './rules/ways.ts'

/** A line of a card, with the part of it that speaks to a deed. */
export type Line = {
  line: string
  about: string
  index: number | null
  isFor: boolean
  /** It tells to do the opposite: 'bring bedtime forward' where a later one was asked about. */
  isOpposite?: boolean
}

/**
 * The line of a card that is for or against a deed, or null. A yes is given only where a part of a step tells to do this very thing: it begins
 * with the same verb and holds most of the rest. A false yes does harm, and silence does none.
 */
export const weighDeed = (card: Card, half: string, isChilds = false): Line | null => {
  // 'Put her down and let her cry': a no to one part is a no.
  const found = half
    .split(/\band\b/)
    .flatMap((part) => deedIn(part, isChilds) ?? [])
    .flatMap((deed) => bestOf(card, deed) ?? [])
  return found.find(({ isFor }) => !isFor) ?? found[0] ?? null
}

/** Whether a card is for or against any of these deeds. */
export const speaksTo = (card: Card, halves: string[]): boolean =>
  halves.some((half) => weighDeed(card, half) !== null)

const bestOf = (card: Card, deed: Deed): Line | null => {
  // What the child would do a card can only let it do; what it warns of is for the parent.
  const against = deed.isChilds ? undefined : card.avoid.find((line) => isAgainst(line, deed))
  if (against) return { line: against, about: warningOf(against), index: null, isFor: false }
  // 'Should I wait?' may be meant of the doctor, where a step waits for a word.
  if (deed.content.join() === 'wait') return null
  for (const [index, { do: line }] of card.suggestions.entries())
    for (const about of line.split(/(?<=[.;:]) /))
      if (!AGAINST.test(about.toLowerCase()) && isFor(about, deed)) return { line, about, index, isFor: true }
  return oppositeOf(card, deed)
}

/** The step that changes the same thing the other way. */
const oppositeOf = (card: Card, deed: Deed): Line | null => {
  if (!isMeasured(deed.ways)) return null
  for (const [index, { do: line }] of card.suggestions.entries())
    for (const about of line.split(PIECES))
      if (holdsAll(about, deed) && areOpposed(waysOf(about), deed.ways) && !goesBoth(line, deed))
        return { line, about: line, index, isFor: false, isOpposite: true }
  return null
}

/** 'Move bedtime later ...; if {name} is tired, move it earlier.' */
const goesBoth = (line: string, { ways }: Deed): boolean =>
  line
    .split(PIECES)
    .some((piece) => /\b(?:move|bring|make|push) it\b/.test(piece) && goesAll(ways, waysOf(piece)))

const holdsAll = (piece: string, deed: Deed): boolean =>
  sharedIn(terms(inCardWords(piece)), deed) === deed.content.length

const isFor = (sentence: string, deed: Deed): boolean => {
  const about = inCardWords(sentence)
  const pieces = about.replace(WHEN, '').split(PIECES)
  if (isMeasured(deed.ways))
    return pieces.some((piece) => holdsAll(piece, deed) && goesAll(deed.ways, waysOf(piece)))
  if (deed.isThing) return pieces.some((piece) => sharedIn(terms(piece), deed) === deed.content.length)
  if (GIVES.test(deed.word) && pieces.some((piece) => TAKES.test(piece) && sharedIn(terms(piece), deed) > 0))
    return false
  if (deed.isOfSomebody && !SOMEBODY.test(about)) return false
  return pieces.some(
    (piece) =>
      !NO_ORDER.test(piece) &&
      beginsWith(piece, deed) &&
      sharedIn(terms(about), deed) >= MOST * deed.content.length,
  )
}

const isAgainst = (line: string, deed: Deed): boolean => {
  const about = inCardWords(warningOf(line))
  const shared = sharedIn(terms(about), deed)
  if (areOpposed(waysOf(about), deed.ways)) return false
  // 'Milk as a prize' warns of the prize.
  if (GIVES.test(deed.word) && / as an? /.test(about)) return false
  if (isMeasured(deed.ways)) return shared === deed.content.length && goesAll(deed.ways, waysOf(about))
  if (shared < MOST * deed.content.length || warnsOfOther(about, deed)) return false
  return shared >= 2 || headsOf(about).includes(deed.verb)
}

/** 'Carrying hot drinks' is not carrying him, though a sling stands in both. */
const warnsOfOther = (about: string, deed: Deed): boolean => {
  const part = about.split(/ or |, /).find((one) => headsOf(one)[0] === deed.verb)
  const own = terms(part ?? '')
  return deed.content.length > 1 && own.length > 1 && sharedIn(own, deed) === 1
}

const sharedIn = (own: string[], { content }: Deed) => content.filter((term) => own.includes(term)).length

/** 'Wake', and not 'wakes', which tells what the child does. */
const beginsWith = (piece: string, { word, isChilds }: Deed): boolean => {
  const first = piece.match(/[\p{L}']+/u)?.[0].toLowerCase() ?? ''
  return isChilds
    ? /^(?:let|allow)$/.test(first)
    : first === word ||
        (GIVES.test(first) && GIVES.test(word)) ||
        (stem(first) === stem(word) && !/[^s]s$/.test(first))
}

/** What is warned of: 'beg, bribe, dare' of 'beg, bribe or dare Mia to speak'. */
const headsOf = (about: string): string[] =>
  about
    .match(/^\w+(?:, \w+)*(?: or \w+)?/)?.[0]
    .split(/, | or /)
    .map(stemOf) ?? []

const stemOf = (word = ''): string => termOf(stem(word.toLowerCase()))

const warningOf = (line: string): string =>
  (line.split(/; |, (?=because|since)/)[0] ?? line).replace(/^(?:Do not|Avoid) /, '')

const MOST = 0.6
const TAKES = /^(?:cut|keep|limit|leave|stop|swap|replace|reduce)\b/i
const GIVES = /^(?:give|offer)$/
/** When a step is done, before what it tells to do: 'From six months give egg'. */
const WHEN =
  /^(?:(?:from|at|after|around) (?:\w+ ){1,2}(?:months?|years?|weeks?)|today|tonight|tomorrow|this (?:week|evening|morning)) (?=\w)/i
const PIECES = /[.,;:] (?:and |then |or |but )*|\b(?:and|then|or) /
const NO_ORDER =
  /^(?:so|that|because|since|when|if|while|until|which|who|whom|where|what|as|on|in|at|for|with|from|of|to|by|after|before|during|without|about|a|an|the|one|two|three|some|every|each|not|also|even|only|such|how)\b/i
const SOMEBODY = /\{(?:name|them|themself)\}|\b(?:child|baby|toddler|him|her)\b/
const AGAINST = /\b(not|no|never|without|instead of|rather than|avoid|stop|nobody|less|leave out)\b/
