import { type Choice, TOPICS, type Topic } from '../contract.ts'
import { bandOf } from '../phrases.ts'
import { FLOOR } from '../search/chance.ts'
import { fitsAge, type Match } from '../search/search.ts'
import type { GuideAnswer } from '../talk.ts'
import { cardChoice, nearestOf } from './choices.ts'
import { type Desk, isForTalk, isUnsaid } from './desk.ts'
import { replyWith } from './speak.ts'

/** The plain word that nothing is written about it: who could help, what there is for this age, and a gap to be counted. */
export const nothingWritten = (desk: Desk): GuideAnswer => {
  const { phrases, months, library, inHand, query } = desk
  const band = bandOf(months)
  const text = [phrases.nothing, phrases.who_could_help[band], phrases.nothing_browse].join(' ')
  const found = library.find(query, isForTalk(desk))
  const near = found
    .filter(({ card, chance }) => chance >= NEAR && isUnsaid(desk, card.opening))
    .slice(0, MOST_NEAR)
  const choices = [
    ...near.map(({ card }) => cardChoice(desk, card, 'offered')),
    ...(inHand ? nearestOf(desk, inHand) : []),
    ...topicsFor(desk),
  ]
  return {
    ...replyWith({ ...desk, inHand: null }, text, choices),
    gap: { topic: found[0]?.card.topics[0] ?? null, band },
  }
}

/** Not enough to speak from, and enough to be named. */
const NEAR = 0.2
const MOST_NEAR = 2

/** The card for another age that says most to a message, where it says enough. */
export const atOtherAge = ({ library, months, query }: Desk): Match | null => {
  const [found] = months === null ? [] : library.find(query, (card) => !fitsAge(card, months))
  return found && found.chance >= FLOOR ? found : null
}

/** The topics that there is a card of for this age, those with most first. */
const topicsFor = (desk: Desk): Choice[] => {
  const cards = desk.library.cards.filter(isForTalk(desk))
  const count = (topic: Topic) => cards.filter((card) => card.topics[0] === topic).length
  return TOPICS.filter((topic) => count(topic) > 0)
    .sort((a, b) => count(b) - count(a))
    .slice(0, MOST_TOPICS)
    .map((topic) => ({ id: `topic:${topic}`, label: desk.phrases.topics[topic], group: 'offered' }))
}
const MOST_TOPICS = 6
