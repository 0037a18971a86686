import type { Card } from './card.ts'
import { type Finder, fitsAge } from './find-cards.ts'
import { leftOver } from './left-over.ts'
import type { Asked } from './rules/asked.ts'
import { countWords } from './rules/fill.ts'
import { hear, isFragment, type Manner } from './rules/moves.ts'
import { parentStateOf } from './rules/parent-state.ts'
import { avoidIn, closingOf, leanOf, MOST_WORDS_WITH_HELP, roomFor, stepsOf, wordsOf } from './steps.ts'
import { chooseSuggestions, linked } from './suggest.ts'
import type { GuideAnswer } from './talk.ts'
import { type Desk, isUnsaid, noteOf, pick, write } from './voice.ts'

/** It did not work: another way from the same card, from its neighbour, or the plain word that there is none. */
export const anotherWay = (desk: Desk, finder: Finder, card: Card, manner: Manner): GuideAnswer => {
  const { phrases, thread } = desk
  const ready = chooseSuggestions(desk, card, 3)
  if (ready.length === 0) return neighbourOf(desk, finder, card) ?? leftOver(desk, card, null)
  const forms =
    card.grave && manner !== 'cross'
      ? phrases.another_grave
      : phrases.another[manner === 'worked' ? 'still' : manner]
  const isLast = ready.length === 1
  return stepsOf(desk, {
    card,
    opening: [pick(desk, isLast && manner === 'still' ? phrases.another_last : (forms ?? []))],
    given: ready.slice(0, ready.length > 2 ? 2 : 1),
    help: thread.failures > 0 && isUnsaid(desk, card.help) ? card.help : null,
    closing: manner === 'worse' ? (avoidIn(desk, card) ?? closingOf(desk, card)) : closingOf(desk, card),
    move: 'another',
  })
}

/** The parent answered a question, asked one, or told more of the same: the step that fits it best. */
export const onward = (desk: Desk, card: Card, asked: Asked | null): GuideAnswer => {
  const [given] = chooseSuggestions(desk, card, 1)
  const opening = pick(desk, acknowledging(desk, card, asked))
  if (given === undefined) return leftOver(desk, card, asked ? opening : null)
  const closing = closingOf(desk, card)
  return stepsOf(desk, { card, opening: [opening], given: [given], help: null, closing, move: 'advise' })
}

const acknowledging = ({ phrases, plain }: Desk, card: Card, asked: Asked | null): string[] => {
  const state = parentStateOf(plain)
  if (asked === 'say') return phrases.asked_say
  if (asked === 'how') return phrases.asked_how
  if (asked) return phrases.asked
  if (state) return phrases.states[state] ?? phrases.told
  if (hear(plain).move === 'vague') return phrases.asked_how
  if (isFragment(plain)) return phrases.answered
  return card.grave ? phrases.told_grave : phrases.told
}

/** Why, and tell me more: what lies behind it, then the reasons for the steps, then what to leave out. */
export const moreOf = (desk: Desk, card: Card): GuideAnswer => {
  const { phrases, thread } = desk
  if (isUnsaid(desk, card.background)) {
    const avoid = avoidIn(desk, card)
    return told(desk, card, [[pick(desk, phrases.more), card.background], [avoid]])
  }
  const whys = [...(thread.given.get(card.id) ?? [])]
    .flatMap((index) => card.suggestions[index]?.why ?? [])
    .filter((why) => isUnsaid(desk, why))
  if (whys.length === 0) return onward(desk, card, null)
  return told(desk, card, [
    [pick(desk, phrases.more_why), ...whys],
    [avoidIn(desk, card), wordsOf(desk, card)],
  ])
}

/** What shall I say? */
export const wordsFor = (desk: Desk, card: Card): GuideAnswer => {
  const first = wordsOf(desk, card)
  if (!first) return onward(desk, card, 'say')
  const more = card.words.filter(
    (line) => isUnsaid(desk, line) && !line.includes('{name}') && !first.includes(line),
  )
  return told(desk, card, [
    [first, more[0] ? `${pick(desk, desk.phrases.say_also)} "${more[0]}"` : null],
    [leanOf(desk, card), avoidIn(desk, card)],
  ])
}

/** Is it dangerous, when should I worry, what if it goes on? */
export const helpFor = (desk: Desk, card: Card): GuideAnswer => {
  if (!isUnsaid(desk, card.help)) return onward(desk, card, 'help')
  const next = isUnsaid(desk, card.next) ? card.next : null
  return told(desk, card, [[pick(desk, desk.phrases.when_to_turn), card.help], [next]])
}

/** And now? What to watch over the next days, and one step to add. */
export const nextOf = (desk: Desk, card: Card): GuideAnswer => {
  const { phrases } = desk
  const isNew = isUnsaid(desk, card.next)
  const [index] = chooseSuggestions(desk, card, 1)
  const step = index === undefined ? undefined : card.suggestions[index]
  if (!isNew && !step) return leftOver(desk, card, null)
  const lead = isNew ? [pick(desk, card.grave ? phrases.next_grave : phrases.next), card.next] : []
  const added = step
    ? [
        isNew ? pick(desk, phrases.next_step) : pick(desk, phrases.next),
        linked(desk, [''], step.do),
        step.why,
      ]
    : []
  const isShort = countWords([...lead, ...added].join(' ')) < 90
  const extra = isShort ? [leanOf(desk, card), wordsOf(desk, card)] : []
  const text = write(desk, [lead, added, extra, [closingOf(desk, card)]])
  return { text, sources: card.sources, note: noteOf('next', card, index === undefined ? [] : [index]) }
}

/** Paragraphs in the order of their weight; those for which there is no room are left for later. */
const told = (desk: Desk, card: Card, paragraphs: (string | null)[][]): GuideAnswer => {
  const closing = closingOf(desk, card)
  const room = roomFor(MOST_WORDS_WITH_HELP)
  room(closing)
  const shown = paragraphs.map((sentences) => sentences.map(room))
  return { text: write(desk, [...shown, [closing]]), sources: card.sources, note: noteOf('more', card) }
}

/** Steps from the nearest other card on what the parent wrote, when one of the same topic speaks to it about as well. */
const neighbourOf = (desk: Desk, finder: Finder, card: Card): GuideAnswer | null => {
  const { thread, subject, phrases } = desk
  const { months } = subject
  const wrote = [...thread.heard.slice(-6), desk.plain].join(' . ')
  const found = finder.find(wrote, (other) => months === null || fitsAge(other, months))
  const own = found.find((match) => match.card === card)?.evidence ?? 0
  const near = found.find(
    (match) =>
      !thread.given.has(match.card.id) &&
      match.card.topics[0] === card.topics[0] &&
      match.evidence >= Math.max(ENOUGH_TO_MOVE, own * 0.6),
  )?.card
  if (!near) return null
  return stepsOf(desk, {
    card: near,
    opening: [pick(desk, phrases.neighbour, { title: near.title })],
    given: chooseSuggestions(desk, near, 2),
    help: null,
    closing: closingOf(desk, near),
    move: 'another',
  })
}

const ENOUGH_TO_MOVE = 4
