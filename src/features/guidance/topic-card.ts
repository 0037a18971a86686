import type { Card } from './card.ts'
import { TOPICS } from './contract.ts'
import { type Finder, fitsAge, isChildCard } from './find-cards.ts'
import { namedTopic } from './rules/named-topic.ts'
import { TOPIC_WORDS } from './rules/topic-words.ts'

/** The card a bare name asks for ('and screens?'): one that is called by it, else the one of that topic that most others are near to. */
export const topicCard = (finder: Finder, plain: string, months: number | null): Card | null => {
  const name = namedTopic(plain)
  if (name === null || months === null) return null
  const allow = (card: Card) => isChildCard(card) && fitsAge(card, months)
  const called = finder
    .find(name, allow)
    .find(({ titled, evidence, strong }) => titled >= BY_NAME || (evidence >= BY_WORD && strong >= BY_NAME))
  if (called) return called.card
  const topic = TOPICS.find(
    (one) => one.startsWith(name.slice(0, 6)) || ` ${name} `.match(TOPIC_WORDS[one].clear),
  )
  const near = (card: Card) => finder.neighboursOf(card).length
  const ofTopic = finder.cards.filter((card) => allow(card) && card.topics[0] === topic)
  const among =
    ofTopic.length > 0
      ? ofTopic
      : finder.cards.filter((card) => allow(card) && topic && card.topics.includes(topic))
  return among.reduce<Card | null>((best, card) => (best && near(best) >= near(card) ? best : card), null)
}

const BY_NAME = 1.2
const BY_WORD = 2.6
