import type { Database } from '../platform/db/db.ts'
import { newId } from '../platform/ids.ts'
import { listDeadReplies, type Silence } from './data/replies.ts'
import { settleReply } from './settle-reply.ts'

/** Far longer than any answer may take: a process that hangs keeps its connection, and its answers, no longer than that. */
const DEAD_AFTER: Silence = { silentSeconds: 20, stuckSeconds: 300 }

/**
 * Ends answers whose writer died, with the text that was kept, and gives their credits back. Safe on many replicas at once. Returns how
 * many. One that cannot be ended does not keep the others waiting; it is thrown of once they are done.
 */
export const reapReplies = async (database: Database, after = DEAD_AFTER): Promise<number> => {
  const dead = await listDeadReplies(database.db, after)
  const failures: unknown[] = []
  for (const { text, ...reply } of dead) {
    const ending = {
      id: newId(),
      status: 'interrupted',
      error: 'interrupted',
      text,
      sources: [],
      note: null,
    } as const
    const end = settleReply(database, { ...reply, userId: null }, { ...ending, sources: [] })
    await end.catch((error) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} answers stay open`)
  return dead.length
}
