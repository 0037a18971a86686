import type { Card } from './card.ts'
import { isForParent } from './card-family.ts'
import { fitsAge } from './find-cards.ts'
import { countWords } from './rules/fill.ts'
import { avoidIn, closingOf, leanOf, MOST_WORDS_WITH_HELP, roomFor, stepsOf, wordsOf } from './steps.ts'
import { chooseSuggestions } from './suggest.ts'
import type { GuideAnswer } from './talk.ts'
import { type Desk, isGrave, isUnsaid, noteOf, pick, pickInOrder, write } from './voice.ts'

/** Every step was given: a neighbouring card's steps, else what the card still holds, else a look back, else the plain word that this is all. */
export const spent = (desk: Desk, card: Card, lead: string | null): GuideAnswer =>
  neighbourOf(desk, card, lead) ??
  leftOver(desk, card, lead) ??
  lookBack(desk, card, lead) ??
  end(desk, card, lead)

/** Steps from a neighbouring card, when what the parent wrote speaks for it by name. */
const neighbourOf = (desk: Desk, card: Card, lead: string | null): GuideAnswer | null => {
  const { thread, subject, phrases, finder } = desk
  const neighbours = finder
    .neighboursOf(card)
    .filter(({ id, grave }) => !thread.given.has(id) && (card.grave || !grave))
  const { months } = subject
  const wrote = [...thread.heard.slice(-6), desk.plain].join(' . ')
  const near = finder
    .find(wrote, (other) => neighbours.includes(other) && (months === null || fitsAge(other, months)))
    .find(({ titled }) => titled >= ENOUGH_BY_NAME)?.card
  if (!near) return null
  return stepsOf(desk, {
    card: near,
    opening: [lead, pick(desk, phrases.neighbour, { title: near.title })],
    given: chooseSuggestions(desk, near, 2),
    help: null,
    closing: closingOf(desk, near),
    move: 'another',
  })
}

/** A neighbour whose very title the parent never touched is chance. */
const ENOUGH_BY_NAME = 1.2

/** What was not said yet: what to watch, what to leave out, words to say. */
const leftOver = (desk: Desk, card: Card, lead: string | null): GuideAnswer | null => {
  const words = wordsOf(desk, card)
  const avoid = avoidIn(desk, card)
  const lean = leanOf(desk, card)
  const next = isUnsaid(desk, card.next) ? card.next : null
  const help = isUnsaid(desk, card.help) ? card.help : null
  if (countWords([next, avoid, lean, words].filter(Boolean).join(' ')) < FEW_WORDS) return null
  const room = roomFor(MOST_WORDS_WITH_HELP)
  const opening = [lead ?? pick(desk, desk.phrases.left_over)]
  const shown = [opening, [next, avoid], [help], [lean, words]].map((sentences) => sentences.map(room))
  return { text: write(desk, shown), sources: card.sources, note: noteOf('another', card) }
}
const FEW_WORDS = 25

/** What was tried so far on this matter, and whether any of it changed something. Once in a talk. */
const lookBack = (desk: Desk, card: Card, lead: string | null): GuideAnswer | null => {
  const { phrases, thread } = desk
  if (!phrases.look_back.every((form) => isUnsaid(desk, form))) return null
  const tried = [...new Set(thread.cards)]
    .filter(({ topics }) => topics[0] === card.topics[0])
    .flatMap(({ id, suggestions }) =>
      [...(thread.given.get(id) ?? [])].flatMap((index) => suggestions[index]?.do ?? []),
    )
    .flatMap((step) => inShort(step) ?? [])
    .slice(0, MOST_STEPS)
  if (tried.length < 2) return null
  return {
    text: write(desk, [
      [lead, pick(desk, phrases.look_back)],
      tried,
      [pick(desk, isGrave(desk, card) ? phrases.what_changed_grave : phrases.what_changed)],
    ]),
    sources: card.sources,
    note: noteOf('another', card),
  }
}
const MOST_STEPS = 5
const LONGEST_STEP = 24

/** A step's first sentence without what it quotes, up to the colon where it is long; null where nothing whole is left. */
const inShort = (step: string): string | null => {
  const [sentence = step] = step.match(/^.*?[.!?](?= |$)/) ?? []
  const unquoted = sentence.replace(/[:,]?( for example| such as| like)?:? '.*$/, '.')
  const short = countWords(unquoted) <= LONGEST_STEP ? unquoted : unquoted.replace(/: .*$/, '.')
  const whole = short.replace(/, for example\.$/, '.')
  return /\b(say|saying|ask|asking|with|whether|then|and|or|call it)\.$/.test(whole) || countWords(whole) < 3
    ? null
    : whole
}

/** The end of what is known here, and what a person would look at. */
const end = (desk: Desk, card: Card, lead: string | null): GuideAnswer => {
  const { phrases } = desk
  const look = lookAt(desk, card)
  const help = isUnsaid(desk, card.help) ? card.help : null
  const ending = [lead, pickInOrder(desk, phrases.exhausted)]
  const first = look && isUnsaid(desk, look) ? look : null
  return {
    text: write(desk, [
      ending,
      [help, first],
      [pickInOrder(desk, first ? phrases.turn_to.slice(1) : phrases.turn_to)],
    ]),
    sources: card.sources,
    note: noteOf('another', card),
  }
}

/** What a doctor or another professional would ask and look at. */
export const lookAt = ({ phrases, subject }: Desk, card: Card): string | null => {
  const months = subject.months ?? 48
  const about = isForParent(card) ? 'parent' : months < 12 ? 'baby' : months < 156 ? 'child' : 'teen'
  return phrases.look_at[about]?.[0] ?? null
}
