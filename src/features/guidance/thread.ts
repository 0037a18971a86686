import type { Card } from './card.ts'
import { isForParent } from './card-family.ts'
import { isNear } from './plan-advice.ts'
import { answersAsk } from './rules/detail.ts'
import { normalise } from './rules/normalise.ts'
import type { Subject } from './rules/subject.ts'
import type { GuideNote, Talk } from './talk.ts'
import { turnedDown } from './turned-down.ts'

/** What a talk has come to before the new message. */
export type Thread = {
  /** The cards spoken from, oldest first. */
  cards: Card[]
  /** The card in hand, or null before any advice. */
  current: Card | null
  last: GuideNote | null
  /** Suggestions given so far, by card. */
  given: Map<string, Set<number>>
  /** How often in a row 'that did not work' was answered from the card in hand. */
  failures: number
  /** All the guide has said, to say nothing twice. */
  spoken: string
  lastSpoken: string
  /** The parent's messages before this one, normalised, oldest first. */
  heard: string[]
  /** Answers so far; openers are varied by it. */
  turns: number
  /** How often the guide has asked back or had nothing, in a row. */
  blanks: number
  /** Cards the parent turned down: 'no, not the cot'. */
  rejected: Set<Card>
}

/** The same for the child it is about now: cards for another age are no longer spoken from. */
export const forSubject = (thread: Thread, { months }: Subject): Thread => {
  const isFor = (card: Card) => months === null || isForParent(card) || isNear(card, months)
  const cards = thread.cards.filter(isFor)
  return { ...thread, cards, current: cards.at(-1) ?? null }
}

export const readThread = (talk: Talk, cardOf: (id: string) => Card | undefined): Thread => {
  const answers = talk.turns.filter((turn) => turn.author === 'assistant')
  const notes = answers.flatMap(({ note }) => (note ? [note] : []))
  const given = new Map<string, Set<number>>()
  for (const note of notes) {
    if (note.cardId === null) continue
    given.set(note.cardId, new Set([...(given.get(note.cardId) ?? []), ...note.given]))
  }
  const rejected = rejectedIn(talk, cardOf)
  const cards = notes
    .flatMap(({ cardId }) => (cardId && cardOf(cardId)) || [])
    .filter((card) => !rejected.has(card))
  const current = cards.at(-1) ?? null
  return {
    cards,
    current,
    last: notes.at(-1) ?? null,
    given,
    failures: notes.filter(({ cardId, move }) => cardId === current?.id && move === 'another').length,
    spoken: answers.map(({ content }) => content).join('\n'),
    lastSpoken: answers.at(-1)?.content ?? '',
    heard: talk.turns.filter(({ author }) => author === 'user').map(({ content }) => normalise(content)),
    turns: answers.length,
    blanks: notes.length - 1 - notes.findLastIndex(({ cardId }) => cardId !== null),
    rejected,
  }
}

/** The cards spoken from just before the parent said that it is not about that. */
const rejectedIn = ({ turns }: Talk, cardOf: (id: string) => Card | undefined): Set<Card> => {
  const rejected = new Set<Card>()
  let cards: Card[] = []
  for (const { author, content, note } of turns) {
    const inHand = cards.at(-1)
    const spoken = author === 'assistant' && note?.cardId ? cardOf(note.cardId) : undefined
    if (spoken) {
      cards = [...cards, spoken]
      // Nothing better was found, and the guide stayed with it.
      rejected.delete(spoken)
    } else if (author === 'user' && inHand && turnedDown(cards, normalise(content))?.isOfTopic)
      rejected.add(inHand)
  }
  return rejected
}

/** Every step of a card was given. */
export const isSpent = ({ given }: Thread, card: Card): boolean =>
  (given.get(card.id)?.size ?? 0) >= card.suggestions.length

/** The message tells what the card in hand asked for, and nothing else. */
export const isDetail = ({ current, spoken, lastSpoken }: Thread, plain: string): boolean => {
  const [asked = ''] = (current?.ask ?? '').split(/\{\w+\}/).sort((a, b) => b.length - a.length)
  return (
    current !== null && spoken.includes(asked) && answersAsk(plain, current.ask, lastSpoken.includes(asked))
  )
}
