import { TOPICS, type Topic } from '../contract.ts'
import { normalise } from './normalise.ts'
import { POST_CLASSES, POST_WEIGHTS, TOPIC_WORDS } from './topic-words.ts'

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
  const topics = scored.filter(({ score }) => score >= most * BESIDE).map(({ topic }) => topic)
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

const isParenting = (plain: string): boolean => {
  const level = (pattern: RegExp) => Math.min(2, Math.log2(1 + (plain.match(pattern)?.length ?? 0)))
  const found = Object.fromEntries(
    Object.entries(POST_CLASSES).map(([name, pattern]) => [name, level(pattern)]),
  )
  const topic = Math.max(...TOPICS.map((one) => plain.match(TOPIC_WORDS[one].clear)?.length ?? 0))
  const hasChild = (found.child ?? 0) > 0 || (found.age ?? 0) > 0
  const isShort = plain.split(' ').length < 25
  const strange = STRANGE.some((name) => (found[name] ?? 0) > 0)
  const isSettled = TOPICS.some((one) => plain.search(TOPIC_WORDS[one].sure) >= 0)
  if (isShort && !strange && (hasChild || isSettled || (topic > 0 && (found.pronoun ?? 0) > 0))) return true
  const features: Record<string, number> = {
    ...found,
    bias: 1,
    topic: Math.min(3, Math.log2(1 + topic)),
    shortNoChild: isShort && !hasChild ? 1 : 0,
    childTopic: hasChild && topic > 0 ? 1 : 0,
    noChild: found.child === 0 && found.someChild === 0 && found.care === 0 ? 1 : 0,
  }
  const against = Object.entries(POST_WEIGHTS).reduce(
    (sum, [name, weight]) => sum + weight * (features[name] ?? 0),
    0,
  )
  return against < OFF_TOPIC_FROM
}

/** Set for finding nine in ten off-topic posts; a parent's forum post without a child in it may then count as off-topic too. */
const OFF_TOPIC_FROM = -1.2
const STRANGE = [
  'contraception',
  'trying',
  'study',
  'link',
  'origins',
  'career',
  'books',
  'forum',
  'trade',
  'recipe',
  'offTopic',
]
