import { TOPICS, type Topic } from '../contract.ts'
import { isParenting } from './is-parenting.ts'
import { normalise } from './normalise.ts'
import { TOPIC_WORDS } from './topic-words.ts'

/** Whether a text is about bringing up children, and which of the ten topics it is about, the strongest first, at most three. */
export const topicsOf = (text: string): { isParenting: boolean; topics: Topic[] } => {
  const plain = normalise(text)
  const words = Math.max(12, plain.split(' ').length)
  // What a message is about stands in its first lines.
  const opening = plain.slice(0, OPENING)
  const scored = TOPICS.map((topic) => ({
    topic,
    score: (strengthOf(topic, plain) + strengthOf(topic, opening)) / Math.sqrt(words),
  }))
    .filter(({ topic, score }) => score >= (ENOUGH[topic] ?? ENOUGH_OTHERWISE))
    .sort((a, b) => b.score - a.score)
  const most = scored[0]?.score ?? 0
  const topics = scored
    .filter(({ topic, score }) => score >= most * (topic === 'sibling' ? BESIDE_SIBLINGS : BESIDE))
    .map(({ topic }) => topic)
  return { isParenting: isParenting(plain), topics: topics.slice(0, 3) }
}

/** Found by trying on halves of labelled posts: how dense a topic's words must be, and how near to the strongest topic. */
const ENOUGH_OTHERWISE = 0.6
const ENOUGH: Partial<Record<Topic, number>> = {
  behavior: 0.42,
  sibling: 0.42,
  school: 0.8,
  challenge: 0.7,
  emotion: 0.6,
  progress: 0.7,
}
const BESIDE = 0.5
/** Twins, or a brother and a sister, are named once in a text that is about their sleep or their meals. */
const BESIDE_SIBLINGS = 0.3

const strengthOf = (topic: Topic, plain: string): number => {
  const { sure, clear, weak } = TOPIC_WORDS[topic]
  const settled = plain.match(sure)?.length ?? 0
  const hits = plain.match(clear)?.length ?? 0
  if (settled + hits === 0) return 0
  return SURE * settled + hits + WEAK * Math.min(settled + hits + 1, plain.match(weak)?.length ?? 0)
}

const OPENING = 200
const SURE = 1.8
const WEAK = 0.3
