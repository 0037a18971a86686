import type { Topic } from '../../guidance/contract.ts'

/** A message of a family's, as a report looks at it. */
export type Said = {
  id: string
  childId: string
  conversationId: string
  author: 'user' | 'assistant'
  at: Date
  text: string
  /** What was tapped. */
  choice: string | null
  /** A card stands beside it, or would. */
  isGrave: boolean
  topics: Topic[]
  /** From where to where in the text good news is told. */
  goodNews: [from: number, to: number] | null
  /** Guidance that was found for it, for this child's age, the likeliest first. */
  cardIds: string[]
}

/** So many messages before and after a grave one are left out with it: the exchange before, its answer, and the exchange after. */
const NEAR = 3
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The messages a report may speak of: none that is grave, none beside one in its conversation, and none of that conversation within a day
 * of one. Takes them in any order; gives them oldest first.
 */
export const speakable = (messages: Said[]): Said[] => {
  const talks = Map.groupBy(messages.toSorted(byTime), ({ conversationId }) => conversationId)
  return [...talks.values()].flatMap(withoutGrave).toSorted(byTime)
}

const withoutGrave = (talk: Said[]): Said[] => {
  const grave = talk.flatMap((said, index) => (said.isGrave ? [{ index, at: said.at.getTime() }] : []))
  return talk.filter((said, index) =>
    grave.every((one) => Math.abs(one.index - index) > NEAR && Math.abs(one.at - said.at.getTime()) > DAY_MS),
  )
}

const byTime = (a: Said, b: Said): number =>
  a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** What a parent wrote or tapped, not what the coach said. */
export const ofParent = (messages: Said[]): Said[] => messages.filter(({ author }) => author === 'user')
