import { join } from 'node:path'
import * as z from 'zod'
import type { Card, FollowUp } from '../../src/guidance/card.ts'
import type { Guide } from '../../src/guidance/guide/guide.ts'
import type { Library } from '../../src/guidance/library.ts'
import { isForParent } from '../../src/guidance/search/card-family.ts'
import { followUpId } from '../../src/guidance/search/follow-up-id.ts'
import { fitsAge } from '../../src/guidance/search/search.ts'
import type { GuideAnswer, GuideRequest } from '../../src/guidance/talk.ts'
import { readRows } from './read-rows.ts'

/** What a message within a talk came to: what is right was given, if only as the nearest, or can be tapped; another answer was given for sure; or neither. */
export const OUTCOMES = ['given', 'offered', 'other', 'neither'] as const
export type Outcome = (typeof OUTCOMES)[number]
export type Counts = Record<Outcome, number>
export const noCounts = (): Counts => ({ given: 0, offered: 0, other: 0, neither: 0 })

const FOLLOW_UPS = join(import.meta.dirname, '../../tests/evaluation/follow-ups.jsonl')
const FIRST_MESSAGES = join(import.meta.dirname, '../../tests/evaluation/first-messages.jsonl')
const firstRow = z.object({ kind: z.string(), text: z.string(), cards: z.array(z.string()) })
const row = z.object({ card: z.string(), text: z.string(), right: z.array(z.string()) })
const OLDEST_MONTH = 227
/** Of a parent's own card, the child may be of any age. */
const SOME_MONTHS = 60

/** Messages that were written to a card, apart from its wordings: those with a fitting answer, and those without. */
export const followUpCounts = async (library: Library, guide: Guide) => {
  const counts = { answerable: noCounts(), unanswerable: noCounts() }
  for (const { card: id, text, right } of readRows(FOLLOW_UPS, row, '')) {
    const card = library.card(id)
    if (!card) continue
    const wanted = card.follow_ups.filter(({ said }) => right.includes(said[0] ?? ''))
    const outcome = outcomeOf(await answerAfter(guide, card, text), card, wanted)
    counts[right.length > 0 ? 'answerable' : 'unanswerable'][outcome] += 1
  }
  return counts
}

const outcomeOf = (answer: GuideAnswer, card: Card, wanted: FollowUp[]): Outcome => {
  if (wanted.some((one) => answer.text.includes(stretchOf(one.answer)))) return 'given'
  if (!answer.isFree) return 'other'
  const ids = new Set(answer.choices.map(({ id }) => id))
  const reached = wanted.some(({ news, ...one }) => {
    const fixed = news && `${news === 'good' ? 'worked' : 'failed'}:${card.id}`
    return ids.has(fixed ?? followUpId(card, { ...one, news }))
  })
  return reached ? 'offered' : 'neither'
}

/** The longest stretch of a template without a name, but for its first letter. */
const stretchOf = (template: string): string => {
  const [longest = ''] = template.split(/\{\w+\}/).sort((a, b) => b.length - a.length)
  return longest.trim().slice(1)
}

/** What a first message is wrapped in where it comes within a talk: plain, as one thing more, after thanks. */
const WRAPPED: [string, string][] = [
  ['', ''],
  ['and another thing, ', ''],
  ['ok thanks will try. ', ' what do i do'],
  ['', ''],
]
const KINDS = ['short', 'plain', 'messy']

/** A talk about one card, and then a first message about another one on another topic. */
export const topicChangeCounts = async (library: Library, guide: Guide): Promise<Counts> => {
  const counts = noCounts()
  const messages = readRows(FIRST_MESSAGES, firstRow, '').filter(({ kind }) => KINDS.includes(kind))
  for (const [n, { text, cards }] of messages.entries()) {
    const card = library.card(cards[0] ?? '')
    const inHand = card && n % EACH === 0 && unlike(library.cards, card, n)
    if (!inHand) continue
    const [ahead = '', behind = ''] = WRAPPED[(n / EACH) % WRAPPED.length] ?? []
    counts[changeOutcome(await answerAfter(guide, inHand, ahead + text + behind), card)] += 1
  }
  return counts
}
/** Of three kinds for each card, one. */
const EACH = 4

const changeOutcome = (answer: GuideAnswer, card: Card): Outcome => {
  if (!answer.isFree)
    return answer.parts?.about === card.about && answer.note.cardId === card.id ? 'given' : 'other'
  return answer.choices.some(({ id }) => id === `card:${card.id}`) ? 'offered' : 'neither'
}

/** Another card for the same age that shares no topic. */
const unlike = (cards: readonly Card[], card: Card, n: number): Card | undefined => {
  const others = cards.filter(
    (one) =>
      !isForParent(one) &&
      fitsAge(one, monthsOf(card)) &&
      !one.topics.some((topic) => card.topics.includes(topic)),
  )
  return others[(n * 7) % (others.length || 1)]
}

/** Where a card was just read out, one message more, and the answer to it. */
const answerAfter = async (guide: Guide, card: Card, text: string): Promise<GuideAnswer> => {
  const child = { name: 'your child', age: monthsOf(card) / 12, type: null, interests: [] }
  const tap: GuideRequest = { kind: 'child', child, turns: [], text: card.about, choice: `card:${card.id}` }
  const { text: content, note, choices } = await guide(tap)
  const turns: GuideRequest['turns'] = [
    { author: 'user', content: card.about, note: null, choice: tap.choice ?? null },
    { author: 'assistant', content, note, choices },
  ]
  return guide({ ...tap, turns, text, choice: null })
}

const monthsOf = (card: Card): number =>
  isForParent(card) ? SOME_MONTHS : (card.ages.from + Math.min(card.ages.to, OLDEST_MONTH)) / 2
