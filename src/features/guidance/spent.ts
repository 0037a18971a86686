import type { Card } from './card.ts'
import { isForParent } from './card-family.ts'
import { fitsAge } from './find-cards.ts'
import { lookBack } from './look-back.ts'
import { nearestStep, wordsAgain } from './remind.ts'
import type { Asked } from './rules/asked.ts'
import { countWords } from './rules/fill.ts'
import { hear } from './rules/moves.ts'
import { tellsOpinion } from './rules/opinion.ts'
import { parentStateOf } from './rules/parent-state.ts'
import { yesNoOf } from './rules/yes-no.ts'
import { avoidIn, closingOf, leanOf, MOST_WORDS_WITH_HELP, roomFor, stepsOf, wordsOf } from './steps.ts'
import { chooseSuggestions } from './suggest.ts'
import type { GuideAnswer } from './talk.ts'
import { unanswered } from './unanswered.ts'
import type { Verdict } from './verdict.ts'
import { type Desk, isUnsaid, noteOf, pick, pickInOrder, write } from './voice.ts'

/** No step of the card is left: a neighbouring card's steps, else what the card still holds, else a look back, else the plain word that this is all. */
export const spent = (desk: Desk, card: Card, lead: string | null = null): GuideAnswer =>
  neighbourOf(desk, card, lead) ??
  leftOver(desk, card, lead) ??
  lookBack(desk, card, lead) ??
  end(desk, card, lead)

/** The same for a question: its answer and no more, else the words or the step that come nearest, also when they were given before. */
export const spentQuestion = (desk: Desk, card: Card, asked: Asked, verdict: Verdict | null): GuideAnswer => {
  const { phrases } = desk
  const told = (...paragraphs: (string | null)[][]): GuideAnswer => ({
    text: write(desk, [...paragraphs, [closingOf(desk, card)]]),
    sources: card.sources,
    note: noteOf('more', card),
  })
  if (verdict?.isSure) {
    const answer = [verdict.lead, verdict.line].filter(Boolean).join(' ')
    return told([answer], [avoidIn(desk, card, answer), wordsOf(desk, card)])
  }
  const step = nearestStep(desk, card)
  if (asked === 'say') {
    const words = wordsAgain(desk, card)
    return told([words ?? step], [words ? leanOf(desk, card) : null])
  }
  const plainly = unanswered(desk, card, asked)
  if (plainly) return plainly
  if (step) return told([pick(desk, phrases.nearest), step], [leanOf(desk, card)])
  if (asked === 'how' || asked === 'if') return spent(desk, card)
  return neighbourOf(desk, card, null) ?? noAnswer(desk, card, asked)
}

/** The same for a parent who told something: taken in, with a question about it, before anything is added. */
export const spentStory = (desk: Desk, card: Card): GuideAnswer => {
  const { phrases } = desk
  const near = neighbourOf(desk, card, null)
  if (near) return near
  if (['vague', 'yes', 'no'].includes(hear(desk.plain).move)) {
    const question = phrases.vague_in_talk.find((form) => isUnsaid(desk, form))
    if (question) return { text: write(desk, [[question]]), sources: [], note: noteOf('more', card) }
  }
  if (tellsOpinion(desk.plain)) {
    const view = phrases.others_see.find((form) => isUnsaid(desk, form))
    if (view) return { text: write(desk, [[view]]), sources: [], note: noteOf('more', card) }
  }
  const state = parentStateOf(desk.plain)
  const felt = state && (phrases.states[state] ?? []).find((form) => isUnsaid(desk, form))
  const asked = phrases.ask_self.find((form) => isUnsaid(desk, form)) ?? null
  if (felt) return { text: write(desk, [[felt, asked]]), sources: [], note: noteOf('more', card) }
  const line = (card.grave ? phrases.heard_out_grave : phrases.heard_out).find((form) => isUnsaid(desk, form))
  return line ? { text: write(desk, [[line]]), sources: [], note: noteOf('more', card) } : spent(desk, card)
}

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
  if (countWords([next, avoid, words].filter(Boolean).join(' ')) < FEW_WORDS) return null
  const room = roomFor(MOST_WORDS_WITH_HELP)
  const opening = [lead ?? pick(desk, desk.phrases.left_over)]
  const shown = [opening, [next, avoid], [help], [lean, words]].map((sentences) => sentences.map(room))
  return { text: write(desk, shown), sources: card.sources, note: noteOf('another', card) }
}
const FEW_WORDS = 18

/** The plain word that no guide answers it, and who might. */
const noAnswer = (desk: Desk, card: Card, asked: Asked): GuideAnswer => {
  const { phrases } = desk
  if (yesNoOf(desk.plain, desk.thread.heard.at(-1))?.kind === 'deed') {
    const weighing = phrases.deed_spent.find((form) => isUnsaid(desk, form))
    if (weighing) return { text: write(desk, [[weighing]]), sources: [], note: noteOf('more', card) }
  }
  const forms = asked === 'amount' ? phrases.asked_amount_spent : phrases.asked_spent
  const help = card.grave && isUnsaid(desk, card.help) ? card.help : null
  return {
    text: write(desk, [[pick(desk, forms)], [help ?? pickInOrder(desk, phrases.turn_to)]]),
    sources: help ? card.sources : [],
    note: noteOf('more', card),
  }
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
