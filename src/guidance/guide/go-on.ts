import type { Card, FollowUp } from '../card.ts'
import { FLOOR, withOdds } from '../search/chance.ts'
import { type Found, type Holder, isAsked } from '../search/follow-ups.ts'
import type { Match } from '../search/search.ts'
import type { GuideAnswer, GuideRequest } from '../talk.ts'
import { notThis } from './choices.ts'
import { type GuideContext, isUnsaid } from './context.ts'
import { firstOf } from './first-of.ts'
import { newWorryChance, turnsElsewhere } from './new-worry.ts'
import { nothingWritten } from './nothing.ts'
import { offer } from './offer.ts'
import { heardAsQuickReply } from './quick-replies.ts'
import { followUpAnswer, tapped } from './tapped.ts'

/** Within a talk: the written answer, a new card, how it went with the one in hand, or what comes nearest to choose from. */
export const goOn = (
  context: GuideContext,
  talk: GuideRequest,
  inHand: Card,
  found: Match[],
): GuideAnswer => {
  const { query, library } = context
  const before = talk.turns.findLast(({ author }) => author === 'assistant')?.choices ?? []
  const asked = askedOf(context, inHand)
  const here = found.find(({ card }) => card === inHand)?.chance ?? 0
  const elsewhere = found.filter(({ card }) => card !== inHand)
  const [there] = elsewhere
  const heard = isAsked(query.plain) ? asked : heardAsQuickReply(asked, inHand, before)
  const likeness = asked.find(({ holder }) => holder === inHand)?.likeness ?? 0
  const closest = query.meaning && library.closest(inHand, query.meaning)
  const chance = there ? newWorryChance({ there: there.chance, here, asked: likeness, closest }) : 0
  const isReply = heard.some((one) => one.isQuickReply)
  const isNew = withOdds(chance, turnsElsewhere(query.plain) ? TURNS : isReply ? RATHER_A_REPLY : 1)
  // The very words of a wording are no new worry; of several sentences one alone says too little to be sure.
  const isPlain = isNew < RATHER_NEW && query.heart.length < 2
  const sure = isPlain || likeness === 1 ? sureOf(context, asked) : null
  if (sure) return orElse(context, followUpAnswer(context, inHand, sure), elsewhere)
  const isElsewhere = isNew >= RATHER_NEW && (there?.chance ?? 0) >= FLOOR
  const isTold = !isElsewhere && !isAsked(query.plain)
  const news = isTold && query.meaning ? library.news(query.meaning) : null
  const isClear = isNew >= CLEAR && query.terms.length >= FEW_TERMS
  if (there && there.chance >= FLOOR && isClear)
    return isUnsaid(context, there.card.opening)
      ? firstOf(context, elsewhere, inHand)
      : goOn({ ...context, inHand: there.card }, talk, there.card, [there])
  // 'We tried a chart, it didn't work' is answered as 'It didn't work' where it is tapped.
  const wentHow = news && tapped(context, `${news === 'good' ? 'worked' : 'failed'}:${inHand.id}`, talk.turns)
  if (wentHow) return orElse(context, wentHow, elsewhere)
  if (Math.max(here, likeness, there?.chance ?? 0) < NEAR && !isShort(context)) return nothingWritten(context)
  return offer(context, inHand, heard, { isElsewhere: isNew >= RATHER_NEW, others: elsewhere, before })
}

/** Who was asked something and doesn't ask has rather answered. */
const RATHER_A_REPLY = 0.5
const TURNS = 8

/** A new card takes the place of the one in hand only from here on. */
const CLEAR = 0.85
const RATHER_NEW = 0.6
const NEAR = 0.05
/** Under an answer, what else may have been meant. */
const WORTH_NAMING = 0.2
/** 'Does she need a doctor' names a word of another card, and is no other worry. */
const FEW_TERMS = 2

/** What was typed may have been a new worry after all. */
const orElse = (context: GuideContext, answer: GuideAnswer, elsewhere: Match[]): GuideAnswer => {
  const others = elsewhere.filter(({ chance }) => chance >= WORTH_NAMING)
  if (others.length === 0) return answer
  const choices = answer.choices.filter(({ id }) => id !== 'else')
  return { ...answer, choices: [...notThis(context, others, null), ...choices] }
}

/** What is written to messages like this one, the likest first: beside the card's own, what holds for any worry only where it comes nearer than they do. */
const askedOf = ({ library, query, months }: GuideContext, card: Card): Found<Holder>[] => {
  const { meaning } = query
  const { anyWorry } = library
  const tooOld = new Set<FollowUp>(
    anyWorry.follow_ups.filter(({ from = 0 }) => months !== null && months < from),
  )
  const asked = library
    .followUps<Holder>([card, anyWorry], query)
    .filter(({ followUp }) => !tooOld.has(followUp))
  if (!meaning) return asked
  const isAnyNearer = library.closest(anyWorry, meaning) > library.closest(card, meaning)
  return isAnyNearer ? asked : asked.filter(({ holder }) => holder === card)
}

/** The written answer that is surely meant; null where none is. */
const sureOf = (context: GuideContext, [best]: Found<Holder>[]): string | null => {
  const { answer = '', news } = best?.followUp ?? {}
  return best && best.likeness >= SURE && !news && isUnsaid(context, answer) ? answer : null
}
// Found on later messages that strangers wrote to cards: docs/coach-quality.md.
const SURE = 0.95

/** 'And then?' is about what was just spoken of. */
const isShort = ({ query }: GuideContext): boolean => query.plain.split(' ').length <= FEW_WORDS
const FEW_WORDS = 3
