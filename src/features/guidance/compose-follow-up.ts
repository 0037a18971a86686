import type { Card } from './card.ts'
import { isForParent } from './card-family.ts'
import { nearestLine } from './nearest-line.ts'
import { offerFor } from './offers.ts'
import { selfTold } from './rules/about-self.ts'
import type { Asked } from './rules/asked.ts'
import { countWords } from './rules/fill.ts'
import { hear, isFragment, type Manner } from './rules/moves.ts'
import { tellsOpinion } from './rules/opinion.ts'
import { parentStateOf } from './rules/parent-state.ts'
import { likeThingsIn } from './rules/things.ts'
import { lookAt, spent, spentQuestion, spentStory } from './spent.ts'
import { avoidIn, closingOf, leanOf, stepsOf, wordsOf } from './steps.ts'
import { chooseSuggestions, linked, speaksOf, touchesOf } from './suggest.ts'
import type { GuideAnswer } from './talk.ts'
import { told } from './tell.ts'
import { isDetail } from './thread.ts'
import { unanswered } from './unanswered.ts'
import { type Verdict, verdictOf } from './verdict.ts'
import { type Desk, isGrave, isUnsaid, noteOf, pick, write } from './voice.ts'

/** It did not work: another way from the same card, from its neighbour, or the plain word that there is none. */
export const anotherWay = (desk: Desk, card: Card, manner: Manner): GuideAnswer => {
  const { phrases, thread } = desk
  const ready = chooseSuggestions(desk, card, 3)
  if (ready.length === 0) return spent(desk, card)
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
  const verdict = verdictIn(desk, card, asked)
  const alike = verdict || asked ? null : likeStep(desk, card)
  if (alike !== null && desk.thread.given.get(card.id)?.has(alike))
    return told(desk, card, [[pick(desk, desk.phrases.told_by_others), card.suggestions[alike]?.do ?? null]])
  const given = verdict?.index ?? alike ?? chooseSuggestions(desk, card, 1)[0]
  const fits = given !== undefined && (verdict?.index === given || speaksOf(desk, card, given))
  const takenIn = asked || fits ? null : takeIn(desk, card)
  if (takenIn) return takenIn
  const near = asked && !fits && !verdict?.isSure ? nearestLine(desk, card) : null
  if (near) return told(desk, near.card, [[pick(desk, desk.phrases.asked_near), near.line]])
  const isUntouched = given === undefined || touchesOf(desk, card, given) <= 0
  const plainly =
    asked && isUntouched && !verdict?.isSure ? (offerFor(desk, card) ?? unanswered(desk, card, asked)) : null
  if (plainly) return plainly
  if (given === undefined) {
    if (asked || verdict) return spentQuestion(desk, card, asked ?? 'other', verdict)
    return spentStory(desk, card)
  }
  const opening =
    verdict && (verdict.isSure || !fits)
      ? [verdict.lead, verdict.line].filter(Boolean).join(' ')
      : pick(desk, acknowledging(desk, card, asked, fits))
  const help = desk.isSinking && isUnsaid(desk, card.help) ? card.help : null
  const closing = closingOf(desk, card)
  return stepsOf(desk, { card, opening: [opening], given: [given], help, closing, move: 'advise' })
}

/** A yes or no, where one was asked for or somebody's opinion about it was told; that there is neither is said only where nothing better can be. */
const verdictIn = (desk: Desk, card: Card, asked: Asked | null): Verdict | null => {
  if (asked === null && !tellsOpinion(desk.plain)) return null
  const verdict = verdictOf(desk, card)
  return verdict?.isSure || (asked === 'other' && verdict) ? verdict : null
}

/** Somebody else advises a thing: the step that names others of its kind. */
const likeStep = ({ plain }: Desk, card: Card): number | null => {
  if (!tellsOpinion(plain)) return null
  const counts = card.suggestions.map((step) => likeThingsIn(step.do, plain))
  const most = Math.max(...counts)
  return most > 0 ? counts.indexOf(most) : null
}

/** A parent who speaks of themselves is heard first: one line, one question, no list of steps. */
const takeIn = (desk: Desk, card: Card): GuideAnswer | null => {
  const { phrases } = desk
  const told = selfTold(desk.plain)
  const line = told && (phrases.states[told] ?? []).find((form) => isUnsaid(desk, form))
  const question = phrases.ask_self.find((form) => isUnsaid(desk, form))
  if (!line || !question) return null
  return { text: write(desk, [[line, question]]), sources: [], note: noteOf('more', card) }
}

/** It never says that a step fits what was said where it only comes next. */
const acknowledging = (desk: Desk, card: Card, asked: Asked | null, fits: boolean): string[] => {
  const { phrases, plain } = desk
  const state = parentStateOf(plain)
  if (asked === 'how' || asked === 'if' || asked === 'say') return phrases.asked_how
  if (asked === 'amount' && !fits) return phrases.asked_amount
  if (asked) return fits ? phrases.asked_near : phrases.asked
  if (state) return phrases.states[state] ?? phrases.told
  if (hear(plain).move === 'vague') return phrases.asked_how
  if (tellsOpinion(plain)) return phrases.told_by_others
  if (isFragment(plain) || isDetail(desk.thread, plain))
    return fits ? phrases.answered : phrases.answered_next
  if (card.grave || desk.isDanger || CRIED.test(plain))
    return fits ? phrases.told_grave : phrases.told_grave_next
  return fits ? phrases.told : phrases.told_next
}

const CRIED = /\b(?:he|she|they|my child)\b.{0,20}\b(?:cried|cries|crying|sobb\w+|in tears)\b/

/** Why, and tell me more: what lies behind it, then the reasons for the steps, then what to leave out. */
export const moreOf = (desk: Desk, card: Card): GuideAnswer => {
  const { phrases, thread } = desk
  if (isUnsaid(desk, card.background)) {
    const verdict = verdictOf(desk, card)
    if (verdict && !verdict.isSure) return onward(desk, card, 'other')
    const lead = verdict?.lead ?? pick(desk, phrases.more)
    return told(desk, card, [[lead, card.background], [avoidIn(desk, card, lead)]])
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

/** Is it dangerous, when should I worry, what if it goes on? Asked about a doctor, the child's own matter is meant. */
export const helpFor = (desk: Desk, inHand: Card): GuideAnswer => {
  const { phrases, plain, thread } = desk
  const card =
    (isForParent(inHand) &&
    !/\b(i|me|myself) (need|see|go|talk|speak)\b.{0,20}\b(for me|myself)\b/.test(plain)
      ? thread.cards.findLast((one) => !isForParent(one) && DOCTOR.test(one.help))
      : null) ?? inHand
  if (WHAT_DOCTOR.test(plain)) return told(desk, card, [[lookAt(desk, card)], [card.help]])
  const unseen = FOUND_OUT.test(plain) ? pick(desk, phrases.help_unseen) : null
  if (!isUnsaid(desk, card.help))
    return told(desk, card, [[unseen ?? pick(desk, phrases.help_said), card.help]])
  const next = isUnsaid(desk, card.next) ? card.next : null
  return told(desk, card, [[unseen ?? pick(desk, phrases.when_to_turn), card.help], [next]])
}

const DOCTOR = /\b(doctor|health visitor|midwife|medical)\b/
/** Something that only somebody who sees the child could find out. */
const FOUND_OUT = /\b(something wrong|danger\w*|serious|harmful|safe|emergency|autis\w+|adhd)\b/
const WHAT_DOCTOR =
  /\bwhat (would|will|does|do|can|could) (a|the|my|our) \w+( visitor)? (do|say|ask|look|check|want)/

/** And now? What to watch over the next days, and one step to add. */
export const nextOf = (desk: Desk, card: Card): GuideAnswer => {
  const { phrases } = desk
  const isNew = isUnsaid(desk, card.next)
  const [index] = chooseSuggestions(desk, card, 1)
  const step = index === undefined ? undefined : card.suggestions[index]
  const judged = verdictOf(desk, card)
  const verdict = judged?.isSure ? judged.lead : null
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
