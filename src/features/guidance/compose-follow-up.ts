import type { Card } from './card.ts'
import { closingOf, leanOf, stepsOf, wordsOf } from './compose-advice.ts'
import type { Finder } from './find-cards.ts'
import { fitsAge } from './find-cards.ts'
import { countWords } from './rules/fill.ts'
import type { Manner } from './rules/moves.ts'
import { chooseSuggestions, linked } from './suggest.ts'
import type { GuideAnswer } from './talk.ts'
import { type Desk, isUnsaid, noteOf, pick, write } from './voice.ts'
import { ENOUGH } from './worries.ts'

/** It did not work: another way from the same card, from its neighbour, or the plain word that there is none. */
export const anotherWay = (desk: Desk, finder: Finder, card: Card, manner: Manner): GuideAnswer => {
  const { phrases, thread } = desk
  const given = chooseSuggestions(desk, card, 2)
  if (given.length === 0) return neighbourOf(desk, finder, card) ?? atTheEnd(desk, card)
  const forms =
    card.grave && manner !== 'cross'
      ? phrases.another_grave
      : (phrases.another[manner as 'still'] ?? phrases.another.still)
  const help = thread.failures > 0 && isUnsaid(desk, card.help) ? card.help : null
  const avoid = manner === 'worse' ? avoidIn(desk, card, phrases.leave_out) : null
  return stepsOf(desk, {
    card,
    opening: [pick(desk, forms ?? []), given.length === 1 ? pick(desk, phrases.another_last) : null],
    given,
    closing: [help, avoid, closingOf(desk, card)],
    move: 'another',
  })
}

/** The parent answered a question or told more of the same: the step that fits it best. */
export const onward = (desk: Desk, finder: Finder, card: Card): GuideAnswer => {
  const given = chooseSuggestions(desk, card, 2)
  if (given.length === 0) return neighbourOf(desk, finder, card) ?? atTheEnd(desk, card)
  return stepsOf(desk, {
    card,
    opening: [pick(desk, desk.phrases.answered)],
    given,
    closing: [null, closingOf(desk, card)],
    move: 'advise',
  })
}

/** Why, and tell me more: what lies behind it, then the reasons for the steps, then what to leave out. */
export const moreOf = (desk: Desk, finder: Finder, card: Card): GuideAnswer => {
  const { phrases, thread } = desk
  const isNew = isUnsaid(desk, card.background)
  const whys = [...(thread.given.get(card.id) ?? [])]
    .flatMap((index) => card.suggestions[index]?.why ?? [])
    .filter((why) => isUnsaid(desk, why))
  const avoid = avoidIn(desk, card, phrases.leave_out)
  if (!isNew && whys.length === 0 && !avoid) return onward(desk, finder, card)
  const reasons = !isNew && whys.length > 0 ? [pick(desk, phrases.more_why), ...whys] : []
  const background = isNew ? [pick(desk, phrases.more), card.background] : []
  const words = isNew ? null : wordsOf(desk, card)
  const text = write(desk, [background, reasons, [avoid, words], [closingOf(desk, card)]])
  return { text, sources: card.sources, note: noteOf('more', card) }
}

/** And now? What to watch over the next days, and one step to add. */
export const nextOf = (desk: Desk, finder: Finder, card: Card): GuideAnswer => {
  const { phrases } = desk
  const isNew = isUnsaid(desk, card.next)
  const [index] = chooseSuggestions(desk, card, 1)
  const step = index === undefined ? undefined : card.suggestions[index]
  if (!isNew && !step) return neighbourOf(desk, finder, card) ?? atTheEnd(desk, card)
  const lead = isNew ? [pick(desk, card.grave ? phrases.next_grave : phrases.next), card.next] : []
  const added = step ? [pick(desk, phrases.next_step), linked('', step.do), step.why] : []
  const short = countWords([...lead, ...added].join(' ')) < 90
  const extra = short ? [leanOf(desk, card), wordsOf(desk, card)] : []
  const text = write(desk, [lead, added, extra, [closingOf(desk, card)]])
  return { text, sources: card.sources, note: noteOf('next', card, index === undefined ? [] : [index]) }
}

const avoidIn = (desk: Desk, card: Card, lead: string[]): string | null => {
  const avoid = card.avoid.find((one) => isUnsaid(desk, one))
  return avoid ? `${pick(desk, lead)} ${avoid}` : null
}

/** Steps from the nearest other card on what the parent wrote, when one of the same topic fits. */
const neighbourOf = (desk: Desk, finder: Finder, card: Card): GuideAnswer | null => {
  const { thread, subject, phrases } = desk
  const { months } = subject
  const wrote = [...thread.heard.slice(-6), desk.plain].join(' . ')
  const near = finder
    .find(wrote, (other) => !thread.given.has(other.id) && (months === null || fitsAge(other, months)))
    .find(({ card: other, evidence }) => evidence >= ENOUGH + 1 && other.topics[0] === card.topics[0])?.card
  if (!near) return null
  return stepsOf(desk, {
    card: near,
    opening: [pick(desk, phrases.neighbour, { title: near.title })],
    given: chooseSuggestions(desk, near, 2),
    closing: [null, closingOf(desk, near)],
    move: 'another',
  })
}

const atTheEnd = (desk: Desk, card: Card): GuideAnswer => {
  const { phrases } = desk
  const next = isUnsaid(desk, card.next) ? card.next : null
  const help = isUnsaid(desk, card.help) ? card.help : null
  const text = write(desk, [
    [pick(desk, phrases.exhausted), next],
    [help, pick(desk, phrases.turn_to)],
  ])
  return { text, sources: card.sources, note: noteOf('another', card) }
}
