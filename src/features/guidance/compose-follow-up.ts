import type { Card } from './card.ts'
import type { Asked } from './rules/asked.ts'
import { countWords } from './rules/fill.ts'
import { hear, isFragment, type Manner } from './rules/moves.ts'
import { parentStateOf } from './rules/parent-state.ts'
import { lookAt, spent } from './spent.ts'
import { avoidIn, closingOf, leanOf, MOST_WORDS_WITH_HELP, roomFor, stepsOf, wordsOf } from './steps.ts'
import { chooseSuggestions, linked } from './suggest.ts'
import type { GuideAnswer } from './talk.ts'
import { verdictOf } from './verdict.ts'
import { type Desk, isGrave, isUnsaid, noteOf, pick, write } from './voice.ts'

/** It did not work: another way from the same card, from its neighbour, or the plain word that there is none. */
export const anotherWay = (desk: Desk, card: Card, manner: Manner): GuideAnswer => {
  const { phrases, thread } = desk
  const ready = chooseSuggestions(desk, card, 3)
  if (ready.length === 0) return spent(desk, card, null)
  const forms =
    isGrave(desk, card) && manner !== 'cross'
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
  const verdict = asked ? verdictOf(desk, card) : null
  const given = verdict?.index ?? chooseSuggestions(desk, card, 1)[0]
  const opening = verdict
    ? [verdict.lead, verdict.line].filter(Boolean).join(' ')
    : pick(desk, acknowledging(desk, card, asked))
  if (given === undefined)
    return spent(
      desk,
      card,
      verdict?.isSure ? opening : asked && asked !== 'how' ? pick(desk, desk.phrases.asked_spent) : null,
    )
  const help = desk.isSinking && isUnsaid(desk, card.help) ? card.help : null
  const closing = closingOf(desk, card)
  return stepsOf(desk, { card, opening: [opening], given: [given], help, closing, move: 'advise' })
}

const acknowledging = (desk: Desk, card: Card, asked: Asked | null): string[] => {
  const { phrases, plain } = desk
  const state = parentStateOf(plain)
  if (asked === 'say') return phrases.asked_say
  if (asked === 'how') return phrases.asked_how
  if (asked) return phrases.asked
  if (state) return phrases.states[state] ?? phrases.told
  if (hear(plain).move === 'vague') return phrases.asked_how
  if (isFragment(plain)) return phrases.answered
  return isGrave(desk, card) ? phrases.told_grave : phrases.told
}

/** Why, and tell me more: what lies behind it, then the reasons for the steps, then what to leave out. */
export const moreOf = (desk: Desk, card: Card): GuideAnswer => {
  const { phrases, thread } = desk
  if (isUnsaid(desk, card.background)) {
    const avoid = avoidIn(desk, card)
    const lead = verdictOf(desk, card)?.lead ?? pick(desk, phrases.more)
    return told(desk, card, [[lead, card.background], [avoid]])
  }
  const whys = [...(thread.given.get(card.id) ?? [])]
    .flatMap((index) => card.suggestions[index]?.why ?? [])
    .filter((why) => isUnsaid(desk, why))
  if (whys.length === 0) return onward(desk, card, 'why')
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
  if (WHAT_DOCTOR.test(desk.plain)) return told(desk, card, [[lookAt(desk, card)], [card.help]])
  if (!isUnsaid(desk, card.help)) return told(desk, card, [[pick(desk, desk.phrases.help_said), card.help]])
  const next = isUnsaid(desk, card.next) ? card.next : null
  return told(desk, card, [[pick(desk, desk.phrases.when_to_turn), card.help], [next]])
}

const WHAT_DOCTOR =
  /\bwhat (would|will|does|do|can|could) (a|the|my|our) \w+( visitor)? (do|say|ask|look|check|want)/

/** And now? What to watch over the next days, and one step to add. */
export const nextOf = (desk: Desk, card: Card): GuideAnswer => {
  const { phrases } = desk
  const isNew = isUnsaid(desk, card.next)
  const [index] = chooseSuggestions(desk, card, 1)
  const step = index === undefined ? undefined : card.suggestions[index]
  const verdict = verdictOf(desk, card)?.lead ?? null
  if (!isNew && !step) return spent(desk, card, verdict)
  const opener = verdict ?? pick(desk, isGrave(desk, card) ? phrases.next_grave : phrases.next)
  const lead = isNew ? [opener, card.next] : []
  const added = step
    ? [isNew ? pick(desk, phrases.next_step) : opener, linked(desk, [''], step.do), step.why]
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
