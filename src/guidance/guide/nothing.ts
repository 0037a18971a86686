import { type Choice, TOPICS, type Topic } from '../contract.ts'
import { bandOf } from '../phrases.ts'
import { FLOOR } from '../search/chance.ts'
import { fitsAge, type Match } from '../search/search.ts'
import type { GuideAnswer } from '../talk.ts'
import { cardChoice, nearestOf } from './choices.ts'
import { type GuideContext, isForTalk, isUnsaid } from './context.ts'
import { replyWith } from './speak.ts'

/** The plain word that nothing is written about it: who could help, what there is for this age, and a gap to be counted. */
export const nothingWritten = (context: GuideContext): GuideAnswer => {
  const { phrases, months, library, inHand, query } = context
  const band = bandOf(months)
  const text = [phrases.nothing, phrases.who_could_help[band], phrases.nothing_browse].join(' ')
  const found = library.find(query, isForTalk(context))
  const near = found
    .filter(({ card, chance }) => chance >= NEAR && isUnsaid(context, card.opening))
    .slice(0, MOST_NEAR)
  const elsewhere = atOtherAge(context)
  const choices = [
    ...near.map(({ card }) => cardChoice(context, card, 'offered')),
    ...(elsewhere ? [cardChoice({ ...context, months: null }, elsewhere.card, 'offered')] : []),
    ...(inHand ? nearestOf(context, inHand, library.followUps([inHand], query), MOST_ASKED) : []),
    ...topicsFor(context),
  ]
  return {
    ...replyWith({ ...context, inHand: null }, text, choices),
    gap: { topic: found[0]?.card.topics[0] ?? null, band },
  }
}

/** Not enough to speak from, and enough to be named. */
const NEAR = 0.03
const MOST_NEAR = 4
const MOST_ASKED = 3

/** The card for another age that says most to a message, where it says enough to be named with that age: another child may be meant. */
export const atOtherAge = ({ library, months, query }: GuideContext): Match | null => {
  const [found] = months === null ? [] : library.find(query, (card) => !fitsAge(card, months))
  return found && found.chance >= FLOOR ? found : null
}

/** The topics that there is a card of for this age, those with most first. */
const topicsFor = (context: GuideContext): Choice[] => {
  const cards = context.library.cards.filter(isForTalk(context))
  const count = (topic: Topic) => cards.filter((card) => card.topics[0] === topic).length
  return TOPICS.filter((topic) => count(topic) > 0)
    .sort((a, b) => count(b) - count(a))
    .slice(0, MOST_TOPICS)
    .map((topic) => ({ id: `topic:${topic}`, label: context.phrases.topics[topic], group: 'offered' }))
}
const MOST_TOPICS = 6
