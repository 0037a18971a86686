import type { Card } from '../card.ts'
import type { Library } from '../library.ts'
import { type Calm, loadCalm, loadPhrases, MIDDLE_MONTHS, type Phrases } from '../phrases.ts'
import { isBetweenParents, isForParent } from '../search/card-family.ts'
import { FLOOR } from '../search/chance.ts'
import { isAsked } from '../search/follow-ups.ts'
import { fitsAge, type Match } from '../search/search.ts'
import type { GuideAnswer, GuideRequest } from '../talk.ts'
import { cardChoice, elseOf, nearestOf, nextOf, notThis } from './choices.ts'
import { type GuideContext, isForTalk, isUnsaid, readContext } from './context.ts'
import { fixedIn } from './fixed.ts'
import { atOtherAge, nothingWritten } from './nothing.ts'
import { namesFamily, smallTalkOf } from './small-talk.ts'
import { answerWith, replyWith, speakOf } from './speak.ts'
import { followUpAnswer, tapped } from './tapped.ts'

/** Reads what short texts mean; null where that cannot be done. */
type ReadMeanings = (texts: string[]) => Promise<Float32Array[] | null>
export type Guide = (talk: GuideRequest) => Promise<GuideAnswer>

/**
 * The built-in coach: shows what was found and lets the parent choose. The same talk gets the same answer. Without a reader of meanings it
 * goes by words alone; what was tapped needs none.
 */
export const createGuide = (
  library: Library,
  read: ReadMeanings = async () => null,
  { phrases, calm }: { phrases: Phrases; calm: Calm } = { phrases: loadPhrases(), calm: loadCalm() },
): Guide => {
  return async (talk) => {
    const choice = talk.choice ?? choiceTyped(talk)
    const context = readContext(library, phrases, { ...talk, choice })
    const answer = choice && tapped(context, choice, talk.turns)
    if (answer) return answer
    const [meaning = null] = (await read([context.query.heart])) ?? []
    const seen = { ...context, query: { ...context.query, meaning } }
    return calmed(seen, talk, calm) ?? heard(seen, talk)
  }
}

/** Whoever types the words of a choice that was just offered has chosen it, and so has who asks a fixed question of the card in hand. */
const choiceTyped = ({ turns, text }: GuideRequest): string | null => {
  const last = turns.findLast(({ author }) => author === 'assistant')
  const typed = text.trim().toLowerCase()
  const offered = last?.choices?.find(({ label }) => label.toLowerCase() === typed)
  const asked = typed.length <= MOST_CHOICE_CHARS ? fixedIn(typed) : null
  return offered?.id ?? (asked && last?.note?.cardId ? `${asked}:${last.note.cardId}` : null)
}
const MOST_CHOICE_CHARS = 90

/** Below a card of a crisis or an emergency: calm sentences for that concern, and the guidance that fits. */
const calmed = (context: GuideContext, { care }: GuideRequest, calm: Calm): GuideAnswer | null => {
  const isLoud = care?.loud && (care.level === 'crisis' || care.level === 'emergency')
  const concern = isLoud ? calm[care.concern ?? ''] : undefined
  if (!concern) return null
  const card = fittingOf(context, concern.cards)
  return card
    ? { ...speakOf(context, card, nextOf(context, card), concern.say), isFree: true }
    : { ...answerWith(context, null, [], { opening: concern.say }), isFree: true }
}

/** The first that is for the child's age (a parent's own card too), or for what the message tells: 'since the birth'. */
const fittingOf = ({ library, months, query }: GuideContext, cards: Calm[string]['cards']): Card | null => {
  const isTold = (words: string[]) =>
    library.query(words.join(' ')).terms.some((term) => query.terms.includes(term))
  const isFor = (card: Card | null) => card !== null && fitsAge(card, months ?? MIDDLE_MONTHS)
  const fitting = cards.find(({ id, told }) => isFor(library.card(id)) || isTold(told))
  return fitting ? library.card(fitting.id) : null
}

const heard = (context: GuideContext, talk: GuideRequest): GuideAnswer => {
  const { phrases, query, inHand } = context
  const small = smallTalkOf(query.plain)
  if (small) return replyWith(context, phrases[small], inHand ? nextOf(context, inHand) : [])
  const found = findFor(context, talk)
  if (!inHand || talk.instead) return firstOf(context, found)
  const [best, second] = context.library.followUps([inHand, context.library.anyWorry], query)
  if (
    best &&
    best.likeness >= SURE &&
    best.likeness - (second?.likeness ?? 0) >= AHEAD &&
    isUnsaid(context, best.followUp.answer)
  )
    return followUpAnswer(context, inHand, best.followUp.answer)
  return goOn(context, talk, inHand, found, best?.likeness ?? 0)
}
const SURE = 0.85
const AHEAD = 0.1

/** The cards for a message, parents' own first where both parents are at hand, and in the family chat those about disagreeing before all. */
const findFor = (context: GuideContext, { instead }: GuideRequest): Match[] => {
  const isFor = isForTalk(context)
  const found = context.library.find(context.query, (card) => isFor(card) && card.id !== instead)
  if (context.kind === 'child') return found
  const leadOf = (card: Card) =>
    context.kind === 'family' && isBetweenParents(card)
      ? BETWEEN_PARENTS_FIRST
      : isForParent(card)
        ? PARENTS_FIRST
        : 0
  return found
    .map(({ card, chance }) => ({ card, chance: Math.min(1, chance + leadOf(card)) }))
    .sort((a, b) => b.chance - a.chance)
}
const PARENTS_FIRST = 0.15
/** In the family chat, before what else a disagreement is about: bedtime has its card, and so has disagreeing about it. */
const BETWEEN_PARENTS_FIRST = 0.4

/** At the beginning, or where the card in hand was turned down: the first card that was found, or the plain word that there is none. */
const firstOf = (context: GuideContext, found: Match[], before: Card | null = null): GuideAnswer => {
  const [first, ...others] = found
  const chance = first?.chance ?? 0
  const elsewhere = chance + CLOSE < 1 ? atOtherAge(context) : null
  if (elsewhere && elsewhere.chance > chance + CLOSE) return otherAge(context, elsewhere.card, first)
  if (first && first.chance >= FLOOR)
    return speakOf(context, first.card, [
      ...notThis(
        context,
        others.filter(({ card }) => card !== before),
        before,
      ),
      ...nextOf(context, first.card).filter(({ id }) => id !== 'else'),
    ])
  if (!context.inHand && !namesFamily(context.query.plain))
    return replyWith(context, context.phrases.off_topic, [])
  return nothingWritten(context)
}

/** Another child may be meant, or this is written for another age only: said, and left to choose. */
const otherAge = (context: GuideContext, card: Card, first: Match | undefined): GuideAnswer => {
  const own = first && first.chance >= FLOOR ? [cardChoice(context, first.card, 'offered')] : []
  const choices = [
    cardChoice({ ...context, months: null }, card, 'offered'),
    ...own,
    elseOf(context, 'offered'),
  ]
  return replyWith(context, context.phrases.other_age, choices)
}

/** Within a talk: a new card, how it went with the one in hand, that one, or both to choose from. */
const goOn = (
  context: GuideContext,
  talk: GuideRequest,
  inHand: Card,
  found: Match[],
  asked: number,
): GuideAnswer => {
  const { phrases } = context
  const here = found.find(({ card }) => card === inHand)?.chance ?? 0
  const [there, ...others] = found.filter(({ card }) => card !== inHand)
  const isNew = there !== undefined && there.chance >= FLOOR
  // What is asked of the card in hand speaks for it as its own words do.
  const stays = Math.max(here, asked)
  const { meaning } = context.query
  const news = meaning && !isAsked(context.query.plain) ? context.library.news(meaning) : null
  const isClear =
    isNew && there.chance >= (news ? CLEAR_BESIDE_NEWS : CLEAR) && context.query.terms.length >= FEW_TERMS
  if (isClear && there.chance > stays + CLOSE) return firstOf(context, [there, ...others], inHand)
  // 'We tried a chart, it didn't work' is answered as 'It didn't work' where it is tapped.
  const choice = `${news === 'good' ? 'worked' : 'failed'}:${inHand.id}`
  const isOfNews = news && !(isClear && there.chance > here + CLOSE)
  const wentHow = isOfNews && tapped(context, choice, talk.turns)
  if (wentHow) return wentHow
  const isOffered = !isNew || there.chance > here - CLOSE
  const near = isOffered ? [there, ...others].filter((one) => one && one.chance >= WORTH_OFFERING) : []
  const other = near
    .slice(0, MOST_OTHERS)
    .flatMap((one) => (one ? [cardChoice(context, one.card, 'offered')] : []))
  if (isNew || stays >= NEAR || isShort(context)) {
    const choices = [...other, ...nearestOf(context, inHand), elseOf(context, 'offered')]
    return replyWith(context, isNew && isOffered ? phrases.which : phrases.nearest, choices)
  }
  return firstOf(context, [], inHand)
}
/** Nearer together than this, the parent is asked. */
const CLOSE = 0.3
/** A new card takes the place of the one in hand only from here on. */
const CLEAR = 0.85
/** What was tried is named with what came of it: 'a chart' is no other worry, wetting the bed again is. */
const CLEAR_BESIDE_NEWS = 0.9
const WORTH_OFFERING = 0.15
const MOST_OTHERS = 2
const NEAR = 0.15

/** 'And then?' is about what was just spoken of. */
const isShort = ({ query }: GuideContext): boolean => query.plain.split(' ').length <= FEW_WORDS
const FEW_WORDS = 3

/** 'Does she need a doctor' names a word of another card, and is no other worry. */
const FEW_TERMS = 2
