import type { AnyWorry, Card, FollowUp } from './card.ts'
import { keyOf, type Meaning, type MeaningOf, nearness } from './meanings.ts'
import { askedOf } from './rules/asked.ts'
import { normalise } from './rules/normalise.ts'
import { terms, termsOfPlain } from './rules/terms.ts'

/** Whatever holds follow-ups: a card, or what is answered alike beside every card. */
export type Holder = Pick<Card | AnyWorry, 'follow_ups'>

/** A question for a reason, a time or an amount is no question whether to do something. */
type Kind = 'why' | 'time' | 'told' | 'asked'

/** A message or a sentence of it: its terms, how it asks, its words whoever they are about, and what it means where that is known. */
export type Part = { said: Set<string>; kind: Kind; line: string; meaning: Float32Array | null }

export type Entry = {
  followUp: FollowUp
  wordings: Omit<Part, 'meaning'>[]
  /** How often a term stands in the wordings and keywords; those of the answer count a little. */
  counts: Map<string, number>
  length: number
  meaning: Meaning | undefined
}

/** The follow-ups of one card, read. */
export type Shelf = {
  entries: Entry[]
  /** How few of these follow-ups hold a term. */
  rarity: (term: string) => number
  length: number
}

export const readShelf = ({ follow_ups }: Holder, meanings: Map<string, Meaning>): Shelf => {
  const entries = follow_ups.map((followUp) => ({
    ...readEntry(followUp),
    meaning: meanings.get(keyOf(followUp)),
  }))
  const spread = new Map<string, number>()
  for (const { counts } of entries)
    for (const term of counts.keys()) spread.set(term, (spread.get(term) ?? 0) + 1)
  const all = entries.length
  const rarity = (term: string) => {
    const held = spread.get(term) ?? 0
    return Math.log(1 + (all - held + 0.5) / (held + 0.5))
  }
  return { entries, rarity, length: entries.reduce((sum, { length }) => sum + length, 0) / all }
}

const readEntry = (followUp: FollowUp): Omit<Entry, 'meaning'> => {
  const wordings = followUp.said.map((line) => wordsOf(normalise(line)))
  const counts = new Map<string, number>()
  const count = (some: Iterable<string>, worth: number) => {
    for (const term of some) counts.set(term, (counts.get(term) ?? 0) + worth)
  }
  for (const { said } of wordings) count(said, 1)
  for (const keyword of followUp.keywords) {
    const key = new Set(terms(keyword))
    count(key, key.size === 1 ? 1 : 0.5)
  }
  count(new Set(terms(followUp.answer)), 0.3)
  return { followUp, wordings, counts, length: [...counts.values()].reduce((sum, one) => sum + one, 0) }
}

/** How near a message is to each follow-up of a shelf, and how much of that is beyond how near it is to them all; null where meanings are not known. */
export const nearnessesOn = (
  { entries }: Shelf,
  meaning: Float32Array | null,
): { near: number; beyond: number }[] | null => {
  if (!meaning) return null
  const all = entries.flatMap((entry) => (entry.meaning ? [nearness(meaning, entry.meaning)] : []))
  if (all.length < entries.length) return null
  const usual = Math.max(all.reduce((sum, one) => sum + one, 0) / all.length, USUAL)
  return all.map((near) => ({ near, beyond: near - usual }))
}
/** What is near to nothing on a shelf stands out of it by chance. */
const USUAL = 0.4

const MOST_QUESTIONS = 4

/** A message as a whole, and the last questions in it where it holds more; where it asks nothing, what it tells last. */
export const partsOf = (plain: string, meaningOf: MeaningOf): Part[] => {
  const sentences = plain.match(/[^.!?;]+[.!?;]*/g) ?? []
  const long = sentences.filter((part) => part.trim().split(' ').length > 3)
  const questions = long.filter((part) => kindOf(part) !== 'told')
  const parts = questions.length > 0 ? questions : long
  return [plain, ...(sentences.length > 1 ? parts.slice(-MOST_QUESTIONS) : [])]
    .map((part) => ({ ...wordsOf(part), meaning: meaningOf(part.trim()) }))
    .filter(({ said }) => said.size > 0)
}

const wordsOf = (plain: string) => ({
  said: new Set(termsOfPlain(plain)),
  kind: kindOf(plain),
  line: plain
    .replace(WHO, 'x')
    .replace(/[^\w ]/g, '')
    .trim(),
})
/** Whether it is he or she makes no other question of it. */
const WHO = /\b(?:he|she|they|him|her|them|his|their)\b/g

const kindOf = (plain: string): Kind => {
  const asked = askedOf(plain)
  if (asked === null) return 'told'
  if (asked === 'why') return 'why'
  return asked === 'long' || asked === 'amount' ? 'time' : 'asked'
}
