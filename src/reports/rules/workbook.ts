import type { Card } from '../../guidance/card.ts'
import type { Topic } from '../../guidance/contract.ts'
import type { ChildWorkbook, Exercise } from '../contract.ts'
import { type Fitting, fitting, fittingAge } from './fitting.ts'
import { type ChildMonth, lookAt } from './report.ts'
import { GOAL_BY_AGE, GOALS } from './topic-words.ts'
import { byTopic } from './topics.ts'

const WEEKS = 4
const STEPS_A_WEEK = 2
const STEPS_ON_FRIDGE = 3

/** One goal, four weekly exercises and a page for the fridge, from cards that fit a child. Null where no card is for this age. */
export const buildWorkbook = (given: ChildMonth): ChildWorkbook | null => {
  const { now, tried } = lookAt(given)
  const whom = { ...given, tried }
  const found = fitting(whom, now)
  const topic = byTopic(now).find((one) => found.some(({ card }) => isAbout(card, one.topic)))
  const own = topic ? found.filter(({ card }) => isAbout(card, topic.topic)) : []
  const others = [...found, ...fittingAge(whom)].filter(
    ({ card }) => !own.some((one) => one.card.id === card.id),
  )
  const [first] = [...own, ...others]
  if (!first) return null
  const exercises = exercisesOf(own, others, given.type)
  return {
    childId: given.childId,
    pronoun: given.pronoun,
    goal: topic ? GOALS[topic.topic] : GOAL_BY_AGE,
    messageIds: topic?.messageIds ?? [],
    exercises,
    fridge: {
      steps: exercises.flatMap(({ steps }) => steps.slice(0, 1)).slice(0, STEPS_ON_FRIDGE),
      words: first.card.words.slice(0, 1),
      avoid: first.card.avoid[0] ?? '',
    },
  }
}

const isAbout = (card: Card, topic: Topic): boolean => card.topics[0] === topic

/** The goal's own cards first, with all their steps; then what else fits, a card a week. */
const exercisesOf = (own: Fitting[], others: Fitting[], type: string | null): Exercise[] => {
  const first = (cards: Fitting[]) => cards.flatMap((one) => inPairs(one).slice(0, 1))
  const more = (cards: Fitting[]) => cards.flatMap((one) => inPairs(one).slice(1))
  const pages = [...first(own), ...more(own), ...first(others), ...more(others)]
  return pages.slice(0, WEEKS).map(({ card, steps }, week, all) => ({
    cardId: card.id,
    title: card.title,
    steps: steps.map((step) => step.do),
    why: steps[0]?.why ?? '',
    fit: fitOf(card, type, week),
    words: nextWords(card, all.slice(0, week).filter((before) => before.card === card).length),
  }))
}

/** Other words each time a card comes back; once they're used up, a line for the parent's own. */
const nextWords = (card: Card, used: number): string[] => card.words.slice(used, used + 1)

const inPairs = ({ card, steps }: Fitting): { card: Card; steps: Card['suggestions'] }[] =>
  Array.from({ length: Math.ceil(steps.length / STEPS_A_WEEK) }, (_, pair) => ({
    card,
    steps: steps.slice(pair * STEPS_A_WEEK, (pair + 1) * STEPS_A_WEEK),
  }))

/** A note for one letter of the type, another one each week. */
const fitOf = (card: Card, type: string | null, week: number): string | null => {
  const letter = type?.[week % type.length] as keyof Card['notes'] | undefined
  return (letter && card.notes[letter]) ?? null
}
