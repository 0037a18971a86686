import type { Card, FollowUp } from './card.ts'
import { askedOf } from './rules/asked.ts'
import { normalise } from './rules/normalise.ts'
import { terms, termsOfPlain } from './rules/terms.ts'

/** Whatever holds follow-ups: a card, or what is answered alike beside every card. */
type Holder = Pick<Card, 'follow_ups'> & Partial<Pick<Card, 'title' | 'keywords'>>

/** A follow-up that was found, and how much speaks for it, from 0 to 1. */
export type Found<H extends Holder = Card> = { card: H; followUp: FollowUp; likeness: number }

export type FollowUps = {
  /** What these cards hold for a normalised remark or question; null where nothing in them is near enough. */
  find: <H extends Holder>(holders: H[], plain: string) => Found<H> | null
  /** All that has anything to do with it, the likest first. */
  rank: <H extends Holder>(holders: H[], plain: string) => Found<H>[]
}

/** Reads a card's follow-ups when it is first asked for them, which takes some ten milliseconds; a look at them takes one. */
export const createFollowUps = (
  tellingOf: (term: string) => number,
  spell: (plain: string) => string,
): FollowUps => {
  const read = new Map<Holder, Entry[]>()
  const entriesOf = (card: Holder): Entry[] => {
    const entries = read.get(card) ?? readEntries(card)
    read.set(card, entries)
    return entries
  }
  const weigh = (some: Iterable<string>) => [...some].reduce((sum, term) => sum + tellingOf(term), 0)

  const likenessOf = ({ said, kind }: Part, { wordings, keys, union, shares, topic }: Entry): number => {
    const named = new Set(keys.filter((key) => key.isSubsetOf(said)).flatMap((key) => [...key]))
    const touched = named.union(said.intersection(union))
    if (touched.size === 0) return 0
    const sharesOf = (term: string) => shares.get(term) ?? 1
    const alike = wordings.map(({ said: other }) => {
      const both = weigh(said.intersection(other))
      return both / Math.sqrt(weigh(said) * weigh(other) || 1)
    })
    const nearest = Math.max(...alike)
    const own = [...touched].filter((term) => sharesOf(term) <= 2)
    const likeness = chance({
      covered: said.isSubsetOf(topic)
        ? weigh(touched) / weigh(said)
        : weigh(touched.difference(topic)) / weigh(said.difference(topic)),
      alike: nearest,
      sameKind: wordings.filter((one) => one.kind === kind).length / wordings.length,
      named: [...named].reduce((sum, term) => sum + tellingOf(term) / sharesOf(term), 0),
      own: own.reduce((sum, term) => sum + Math.min(tellingOf(term) / 4, 1), 0),
    })
    // The very words of a wording are no chance, however few tell anything.
    const isSame = wordings.some((one, at) => one.kind === kind && (alike[at] ?? 0) > SAME_WORDS)
    return isSame && said.size >= FEW ? Math.max(likeness, VERY_WORDS) : likeness
  }
  const rank = <H extends Holder>(among: H[], parts: Part[]): Found<H>[] =>
    among
      .flatMap((card) =>
        entriesOf(card).map((entry) => ({
          card,
          followUp: entry.followUp,
          likeness: Math.max(0, ...parts.map((part) => likenessOf(part, entry))),
        })),
      )
      .filter(({ likeness }) => likeness > 0)
      .sort((a, b) => b.likeness - a.likeness)
  return {
    find: (among, plain) => {
      const parts = partsOf(spell(plain))
      const least = parts.every(({ kind }) => kind === 'told') ? NEAR_REMARK : NEAR
      const [best] = rank(among, parts)
      return best && best.likeness >= least ? best : null
    },
    rank: (among, plain) => rank(among, partsOf(spell(plain))),
  }
}

type Signs = {
  /** How much of the message is touched, beside the words of the card's own topic. */
  covered: number
  /** How like the nearest wording it is. */
  alike: number
  /** How many of the wordings ask in the same way. */
  sameKind: number
  /** How telling the keywords are that stand in it. */
  named: number
  /** How many touched words belong to hardly any other follow-up of the card. */
  own: number
}

/** Weights found by logistic regression on messages that were written and judged apart from the wordings: docs/coach-quality.md. */
const chance = ({ covered, alike, sameKind, named, own }: Signs): number =>
  1 /
  (1 +
    Math.exp(
      4.9 - 1.7 * covered - 2 * alike - 0.9 * sameKind - 0.23 * Math.min(named, 12) - 1.5 * Math.min(own, 3),
    ))

const SAME_WORDS = 0.999
const VERY_WORDS = 0.75
const FEW = 2
/** A question wants an answer more than a remark does. */
const NEAR = 0.4
const NEAR_REMARK = 0.55
/** Below this an answer is given as the nearest one there is. */
export const SURE_FOLLOW_UP = 0.6

/** A question for a reason, a time or an amount is no question whether to do something. */
type Kind = 'why' | 'time' | 'told' | 'asked'
const kindOf = (plain: string): Kind => {
  const asked = askedOf(plain)
  if (asked === null) return 'told'
  if (asked === 'why') return 'why'
  return asked === 'long' || asked === 'amount' ? 'time' : 'asked'
}

type Part = { said: Set<string>; kind: Kind }
type Entry = {
  /** What the whole card is about. */
  topic: Set<string>
  followUp: FollowUp
  wordings: Part[]
  keys: Set<string>[]
  /** Every telling word of the wordings and of keywords that are single words. */
  union: Set<string>
  /** In how many follow-ups of its card a word stands. */
  shares: Map<string, number>
}

const readEntries = ({ title = '', keywords = [], follow_ups }: Holder): Entry[] => {
  const shares = new Map<string, number>()
  const topic = new Set([title, ...keywords].flatMap(terms))
  return follow_ups.map((followUp) => {
    const wordings = followUp.said.map((line) => partOf(normalise(line)))
    const keys = followUp.keywords
      .map((key) => new Set(termsOfPlain(normalise(key))))
      .filter(({ size }) => size > 0)
    const union = new Set([
      ...wordings.flatMap(({ said }) => [...said]),
      ...keys.filter(({ size }) => size === 1).flatMap((key) => [...key]),
    ])
    for (const term of new Set([...union, ...keys.flatMap((key) => [...key])]))
      shares.set(term, (shares.get(term) ?? 0) + 1)
    return { followUp, wordings, keys, union, shares, topic }
  })
}

const partOf = (plain: string): Part => ({ said: new Set(termsOfPlain(plain)), kind: kindOf(plain) })

const MOST_QUESTIONS = 4

/** A message as a whole, and the last questions in it where it holds more. */
const partsOf = (plain: string): Part[] => {
  const sentences = plain.match(/[^.!?;]+[.!?;]*/g) ?? []
  const questions = sentences.filter((part) => part.trim().split(' ').length > 3 && kindOf(part) !== 'told')
  return [plain, ...(sentences.length > 1 ? questions.slice(-MOST_QUESTIONS) : [])]
    .map(partOf)
    .filter(({ said }) => said.size > 0)
}
