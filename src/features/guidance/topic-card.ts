import type { Card } from './card.ts'
import { TOPICS, type Topic } from './contract.ts'
import { type Finder, fitsAge, isChildCard } from './find-cards.ts'
import { namedTopic } from './rules/named-topic.ts'

/** The card a bare name asks for: of a whole topic ('and sleep?') the one most others are near to, else the one that is called by it ('and screens?'). */
export const topicCard = (finder: Finder, plain: string, months: number | null): Card | null => {
  const name = namedTopic(plain)
  if (name === null || months === null) return null
  const isFor = (card: Card) => isChildCard(card) && fitsAge(card, months)
  const topic = TOPICS.find((one) => WHOLE[one].test(name))
  const ofTopic = finder.cards.filter((card) => isFor(card) && card.topics[0] === topic)
  const found = finder.find(name, isFor)
  if (ofTopic.length === 0)
    return found.find(({ titled, strong }) => titled >= BY_NAME || strong >= BY_KEYWORD)?.card ?? null
  const called = found.find(({ card, titled }) => ofTopic.includes(card) && titled >= BY_NAME)
  const near = (card: Card) => finder.neighboursOf(card).length
  return called?.card ?? ofTopic.reduce((best, card) => (near(card) > near(best) ? card : best))
}

const BY_NAME = 1.2
const BY_KEYWORD = 1.8

/** Names of a whole topic. */
const WHOLE: Record<Topic, RegExp> = {
  behavior: /^(behaviou?r|behaving|discipline|rules)$/,
  challenge: /^(challenges?|difficult (phase|time)s?)$/,
  progress: /^(progress|praise)$/,
  school: /^(school|nursery|kindergarten|preschool)$/,
  sleep: /^(sleep|sleeping|nights?)$/,
  eating: /^(eating|food|meals?|mealtimes?|feeding)$/,
  emotion: /^(feelings?|emotions?|moods?)$/,
  friend: /^(friends?|friendships?)$/,
  sibling: /^(siblings?|brothers?|sisters?|brothers? and sisters?)$/,
  development: /^(development|growing up|milestones?)$/,
}
