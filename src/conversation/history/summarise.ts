import type { Topic } from '../../guidance/contract.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/ids.ts'
import { insertSummary, listNewest } from '../data/summaries.ts'
import { SUMMARISED_MESSAGES, summaryDue, summaryOf } from '../rules.ts'

/** What a text is about. */
export type TopicsOf = (text: string) => readonly Topic[]

/** How many messages a conversation has, and how many it had at its newest summary. */
export type Counted = { messages: number; summarised: number }

/**
 * Keeps what the last ten messages were about, each time a conversation of more than ten has ten more. Made here and not by a provider:
 * it cannot fail, costs nothing and holds no instruction of anybody's. Safe to run twice at once.
 */
export const summariseIfDue = async (
  db: Db,
  topicsOf: TopicsOf,
  familyId: string,
  conversationId: string,
  { messages, summarised }: Counted,
): Promise<void> => {
  const due = summaryDue(messages, summarised)
  if (due === null) return
  const newest = await listNewest(db, familyId, conversationId, SUMMARISED_MESSAGES)
  const said = newest.filter(({ author }) => author === 'user').map(({ content }) => content)
  await insertSummary(db, {
    familyId,
    conversationId,
    id: newId(),
    messageCount: due,
    summary: summaryOf(topicsOf(said.join('\n')), said),
  })
}
