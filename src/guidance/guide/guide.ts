import { sentencesOf } from '../../language/sentences.ts'
import { type Hazard, loadHazards } from '../../safety/triage/hazards.ts'
import type { Card } from '../card.ts'
import type { Library } from '../library.ts'
import { type Calm, loadCalm, loadPhrases, MIDDLE_MONTHS, type Phrases } from '../phrases.ts'
import { isBetweenParents, isForParent } from '../search/card-family.ts'
import { withOdds } from '../search/chance.ts'
import { together } from '../search/meanings.ts'
import { fitsAge, type Match, type Query } from '../search/search.ts'
import type { GuideAnswer, GuideRequest } from '../talk.ts'
import { nextOf } from './choices.ts'
import { type GuideContext, isForTalk, readContext } from './context.ts'
import { firstOf } from './first-of.ts'
import { type Asked, fixedIn } from './fixed.ts'
import { goOn } from './go-on.ts'
import { smallTalkOf } from './small-talk.ts'
import { answerWith, replyWith, speakOf } from './speak.ts'
import { tapped } from './tapped.ts'
import { warned } from './warned.ts'

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
  { phrases, calm, hazards }: { phrases: Phrases; calm: Calm; hazards: Hazard[] } = {
    phrases: loadPhrases(),
    calm: loadCalm(),
    hazards: loadHazards(),
  },
): Guide => {
  return async (talk) => {
    const choice = talk.choice ?? choiceTyped(talk)
    const context = readContext(library, phrases, { ...talk, choice })
    const answer = choice && tapped(context, choice, talk.turns)
    if (answer) return answer
    const seen = { ...context, query: await withMeaning(context, read) }
    return (
      calmed(seen, talk, calm) ?? warned(seen, hazards, talk.text, asked(seen, talk) ?? heard(seen, talk))
    )
  }
}

/** A first message is read whole; within a talk each sentence may be another question. */
const withMeaning = async ({ query, inHand }: GuideContext, read: ReadMeanings): Promise<Query> => {
  const { heart } = query
  const meanings = (await read(inHand ? heart : [heart.join(' ')])) ?? []
  return { ...query, meaning: together(meanings), meanings: inHand ? meanings : [] }
}

/** Whoever types the words of a choice that was just offered has chosen it. */
const choiceTyped = ({ turns, text }: GuideRequest): string | null => {
  const last = turns.findLast(({ author }) => author === 'assistant')
  const typed = text.trim().toLowerCase()
  return last?.choices?.find(({ label }) => label.toLowerCase() === typed)?.id ?? null
}

/** A fixed question of the card in hand, in the parent's own words; where more is told, only one that holds whatever it is. */
const asked = (context: GuideContext, { turns, text }: GuideRequest): GuideAnswer | null => {
  const asks = sentencesOf(text.toLowerCase()).map(fixedIn)
  const one = asks.length === 1 ? asks[0] : asks.findLast((ask) => ask && ALWAYS.has(ask))
  return one && context.inHand ? tapped(context, `${one}:${context.inHand.id}`, turns) : null
}
const ALWAYS = new Set<Asked>(['help', 'next'])

/** Below a card of a crisis or an emergency: calm sentences for that concern, and the guidance that fits. */
const calmed = (context: GuideContext, { care }: GuideRequest, calm: Calm): GuideAnswer | null => {
  const isLoud = care?.loud && (care.level === 'crisis' || care.level === 'emergency')
  const concern = isLoud ? calm[care.concern ?? ''] : undefined
  if (!concern) return null
  const card = fittingOf(context, concern.cards)
  return card
    ? { ...speakOf(context, card, { calm: concern.say }), isFree: true }
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
  return inHand && !talk.instead ? goOn(context, talk, inHand, found) : firstOf(context, found)
}

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
        : 1
  return found
    .map(({ card, chance }) => ({ card, chance: withOdds(chance, leadOf(card)) }))
    .sort((a, b) => b.chance - a.chance)
}

const PARENTS_FIRST = 2
/** In the family chat, before what else a disagreement is about: bedtime has its card, and so has disagreeing about it. */
const BETWEEN_PARENTS_FIRST = 6
