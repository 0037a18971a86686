import type { Conversation } from '../contract.ts'
import type { TopicsOf } from './summarise.ts'

/** A conversation with what it began about, by the cards that are found for its first words. */
export const withTopic =
  (topicsOf: TopicsOf) =>
  (conversation: Conversation): Conversation => ({
    ...conversation,
    topic: conversation.opening ? (topicsOf(conversation.opening)[0] ?? null) : null,
  })
