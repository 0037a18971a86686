import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/ids.ts'
import { topicsOf } from '../guidance/rules/topics-of.ts'
import { countForSummary, insertSummary, listNewest } from './queries-summary.ts'
import { SUMMARISED_MESSAGES, summaryDue, summaryOf } from './rules.ts'

/**
 * Keeps what the last ten messages were about, each time a conversation of more than ten has ten more. Made here and not by a provider:
 * it cannot fail, costs nothing and holds no instruction of anybody's. Safe to run twice at once.
 */
export const summariseIfDue = async (db: Db, familyId: string, conversationId: string): Promise<void> => {
  const { messages, summarised } = await countForSummary(db, familyId, conversationId)
  const due = summaryDue(messages, summarised)
  if (due === null) return
  const newest = await listNewest(db, familyId, conversationId, SUMMARISED_MESSAGES)
  const said = newest.filter(({ author }) => author === 'user').map(({ content }) => content)
  const { topics } = topicsOf(said.join('\n'))
  await insertSummary(db, {
    familyId,
    conversationId,
    id: newId(),
    messageCount: due,
    summary: summaryOf(topics, said),
  })
}
