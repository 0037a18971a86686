import type { Card } from '../../guidance/card.ts'
import type { ChildReport, Sentence } from '../contract.ts'
import { fitting } from './fitting.ts'
import { type Month, monthBefore, monthIn } from './month.ts'
import { ofParent, type Said, speakable } from './said.ts'
import { QUESTIONS } from './topic-words.ts'
import { byTopic, type TopicSaid, tellChanges, tellTopics, tellWeeks } from './topics.ts'
import { type Tried, tellTried } from './tried.ts'

/** All that a report and a workbook of one child are made from. */
export type ChildMonth = {
  childId: string
  /** Whole months; null where nobody has said. */
  ageMonths: number | null
  /** Four letters, or null before an evaluation. */
  type: string | null
  pronoun: ChildReport['pronoun']
  month: Month
  zone: string
  /** Of this month and the one before it. */
  messages: Said[]
  /** Of all time: what failed once isn't proposed again. */
  tried: Tried[]
  /** The library. */
  cards: Card[]
}

/** What a month looked like with one child. Every sentence rests on messages of that child's that may be spoken of. */
export const buildReport = (given: ChildMonth): ChildReport => {
  const { childId, pronoun, month, zone } = given
  const { now, before, tried } = lookAt(given)
  const topics = byTopic(now)
  const weeks = tellWeeks(now, month, zone)
  return {
    childId,
    pronoun,
    said: now.length,
    weeks,
    topics: tellTopics(topics, weeks),
    tried: tellTried(tried.filter(({ at }) => monthIn(zone, at) === month)),
    strengths: tellStrengths(now),
    changes: tellChanges(topics, byTopic(before)),
    experiments: tellExperiments(given, now, tried),
    questions: tellQuestions(topics),
  }
}

/** The parent's messages of the month and of the one before it, and what was tried, without all that is grave. */
export const lookAt = ({ childId, month, zone, messages, tried }: ChildMonth) => {
  const own = speakable(messages.filter((said) => said.childId === childId))
  const said = ofParent(own)
  const known = new Set(own.map(({ id }) => id))
  const ofSpan = new Set(messages.map(({ id }) => id))
  const byMonth = Map.groupBy(said, ({ at }) => monthIn(zone, at))
  return {
    now: byMonth.get(month) ?? [],
    before: byMonth.get(monthBefore(month)) ?? [],
    tried: tried.filter(
      (one) =>
        one.childId === childId &&
        one.messageIds.length > 0 &&
        one.messageIds.every((id) => known.has(id) || !ofSpan.has(id)),
    ),
  }
}

const MOST_STRENGTHS = 4

/** Good news in the parent's own words, the newest first. What was tapped is told under what was tried. */
const tellStrengths = (messages: Said[]): Sentence[] =>
  messages
    .flatMap(({ id, goodNews }) => (goodNews ? [{ text: '', messageIds: [id], passage: goodNews }] : []))
    .slice(-MOST_STRENGTHS)
    .toReversed()

const MOST_EXPERIMENTS = 2

/** A step of each card, and a second one of the first card where there's no other. */
const tellExperiments = (given: ChildMonth, now: Said[], tried: Tried[]): Sentence[] => {
  const cards = fitting({ ...given, tried }, now)
  const nth = (place: number) =>
    cards.flatMap(({ steps, messageIds }) => {
      const step = steps[place]
      return step ? [{ text: `${step.do} ${step.why}`, messageIds }] : []
    })
  return [...nth(0), ...nth(1)].slice(0, MOST_EXPERIMENTS)
}

const ENOUGH = 2
const MOST_QUESTIONS = 3

const tellQuestions = (topics: TopicSaid[]): Sentence[] =>
  topics
    .filter(({ messageIds }) => messageIds.length >= ENOUGH)
    .flatMap(({ topic, messageIds }) => {
      const { teacher, doctor } = QUESTIONS[topic]
      return [
        ...(teacher ? [{ text: `For the teacher or carer: ${teacher}`, messageIds }] : []),
        ...(doctor ? [{ text: `For the doctor: ${doctor}`, messageIds }] : []),
      ]
    })
    .slice(0, MOST_QUESTIONS)
