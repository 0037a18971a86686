import type { Topic } from '../../guidance/contract.ts'
import type { Sentence, Week } from '../contract.ts'
import { dayIn, type Month, weeksOf } from './month.ts'
import type { Said } from './said.ts'
import { TOPIC_WORDS } from './topic-words.ts'

export type TopicSaid = { topic: Topic; messageIds: string[] }

/** Each topic with the messages that touch it, the one written about most first. */
export const byTopic = (messages: Said[]): TopicSaid[] => {
  const found = new Map<Topic, string[]>()
  for (const { id, topics } of messages)
    for (const topic of topics) found.set(topic, [...(found.get(topic) ?? []), id])
  return [...found]
    .map(([topic, messageIds]) => ({ topic, messageIds }))
    .toSorted((a, b) => b.messageIds.length - a.messageIds.length)
}

export const tellWeeks = (messages: Said[], month: Month, zone: string): Week[] => {
  const dated = messages.map((said) => ({ said, day: dayIn(zone, said.at) }))
  return weeksOf(month).map(({ from, until }) => {
    const inWeek = dated.filter(({ day }) => from <= day && day <= until)
    return { from, until, topics: byTopic(inWeek.map(({ said }) => said)) }
  })
}

const MOST_TOPICS = 3

/** What was written about most, and over how many weeks. */
export const tellTopics = (topics: TopicSaid[], weeks: Week[]): Sentence[] =>
  topics.slice(0, MOST_TOPICS).map(({ topic, messageIds }, place) => {
    const inWeeks = weeks.filter((week) => week.topics.some((one) => one.topic === topic)).length
    const over = inWeeks > 1 ? `, in ${inWeeks} of the ${weeks.length} weeks` : ''
    const next = topics[place + 1]?.messageIds.length ?? messageIds.length
    const most = place === 0 && messageIds.length > next ? 'You wrote most about' : 'You wrote about'
    return { text: `${most} ${TOPIC_WORDS[topic]}: ${times(messageIds.length)}${over}.`, messageIds }
  })

const CLEAR = 2
const MOST_CHANGES = 3

/** How the month differs from the one before it. Says nothing where there's nothing to compare with. */
export const tellChanges = (now: TopicSaid[], before: TopicSaid[]): Sentence[] => {
  if (before.length === 0) return []
  const names = new Set([...now, ...before].map(({ topic }) => topic))
  const idsOf = (list: TopicSaid[], topic: Topic) => list.find((one) => one.topic === topic)?.messageIds ?? []
  return [...names]
    .map((topic) => ({ topic, here: idsOf(now, topic), there: idsOf(before, topic) }))
    .filter(({ here, there }) => Math.abs(here.length - there.length) >= CLEAR)
    .toSorted((a, b) => difference(b) - difference(a))
    .slice(0, MOST_CHANGES)
    .map(({ topic, here, there }) => ({
      text: tellChange(TOPIC_WORDS[topic], here.length, there.length),
      messageIds: [...here, ...there],
    }))
}

const difference = ({ here, there }: { here: string[]; there: string[] }) =>
  Math.abs(here.length - there.length)

const tellChange = (topic: string, here: number, there: number): string => {
  if (there === 0) return `New this month: you wrote about ${topic} ${times(here)}.`
  if (here === 0) return `You didn't write about ${topic} this month. Last month you did ${times(there)}.`
  const word = here > there ? 'more' : 'less'
  return `You wrote ${word} about ${topic} than last month: ${times(here)}, after ${times(there)}.`
}

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)
