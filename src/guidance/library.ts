import type { AnyWorry, Card, FollowUp } from './card.ts'
import { loadAnyWorry } from './load-cards.ts'
import { onDemand } from './once.ts'
import { classify, loadClassifier } from './search/classifier.ts'
import { ANY_WORRY_ID } from './search/follow-up-id.ts'
import { createFollowUps, type Holder, type RankFollowUps } from './search/follow-ups.ts'
import { keyOf, loadMeanings } from './search/meanings.ts'
import { createNear } from './search/near-cards.ts'
import { loadNews, type News, newsIn } from './search/news.ts'
import { prepareSearch } from './search/prepare.ts'
import { type Classify, createSearch, type Search } from './search/search.ts'

/** All that is written, with one way to look it up: for the guide, a model's prompt and a search of the site. */
export type Library = Search & {
  anyWorry: AnyWorry
  cards: readonly Card[]
  card: (id: string) => Card | null
  /** What of these cards' follow-ups has to do with a message, the likest first. */
  followUps: RankFollowUps
  /** How near a meaning is to what parents write next of a card, from -1 to 1. */
  closest: (holder: Holder, meaning: Float32Array) => number
  /** Whether a meaning tells that things went well or badly; null where it tells neither. */
  news: (meaning: Float32Array) => News | null
  /** A follow-up by its key; null where its wordings have changed since. */
  followUp: (cardId: string, key: string) => { card: Card | null; followUp: FollowUp } | null
}

/** Indexes the cards once. Meanings are loaded when the first message comes whose meaning was read. */
export const createLibrary = (
  cards: Card[],
  anyWorry = loadAnyWorry(),
  prepared = prepareSearch(cards),
): Library => {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const classifier = onDemand(loadClassifier)
  const places = onDemand(() => new Map(classifier()?.cards.map((id, place) => [id, place])))
  // A message is looked up several times: for its age, and for the others.
  let last: { plain: string; meaning: Float32Array | null; sums: Float64Array } | null = null
  const learned: Classify = ({ plain, meaning }) => {
    const known = classifier()
    if (!known) return () => 0
    if (last?.plain !== plain || last.meaning !== meaning)
      last = { plain, meaning, sums: classify(known, plain, meaning) }
    const { sums } = last
    return ({ id }) => sums[places().get(id) ?? -1] ?? LEAST
  }
  const near = onDemand(() => createNear(loadMeanings()))
  const scores = onDemand(loadNews)
  return {
    ...createSearch(cards, learned, prepared),
    anyWorry,
    cards,
    card: (id) => byId.get(id) ?? null,
    followUps: createFollowUps((...asked) => near().standing(...asked)),
    closest: (...asked) => near().closest(...asked),
    news: (meaning) => {
      const known = scores()
      return known && newsIn(known, meaning)
    },
    followUp: (cardId, key) => {
      const card = byId.get(cardId) ?? null
      const holder = cardId === ANY_WORRY_ID ? anyWorry : card
      const followUp = holder?.follow_ups.find((one) => keyOf(one) === key)
      return followUp ? { card, followUp } : null
    },
  }
}

/** What speaks for a card that nothing was learned of yet. */
const LEAST = -4
