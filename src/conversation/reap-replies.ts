import type { Database } from '../platform/db/db.ts'
import { newId } from '../platform/ids.ts'
import { listDeadReplies, type Silence } from './data/replies.ts'
import { settleReply } from './settle-reply.ts'

/** A writer shows a sign of life every two seconds. Stuck is far longer than any answer may take: its process hangs, and keeps its connection. */
const DEAD_AFTER: Silence = { silentSeconds: 6, stuckSeconds: 300 }

type Dead = Awaited<ReturnType<typeof listDeadReplies>>

/** Ends at once all answers whose writer is dead. Returns how many. */
export const reapReplies = async (database: Database, after = DEAD_AFTER): Promise<number> =>
  endDead(database, await listDeadReplies(database.db, after))

/**
 * Looks for answers whose writer is dead, and ends those that were dead when it last looked too: when the database itself was away, writers
 * need a moment to show that they live. `writing` has what this process writes. Its other answers have nobody: the message arrived, and the
 * news of that didn't. Safe on many replicas at once. Returns how many it ended.
 */
export const createReaper = (
  database: Database,
  writing: ReadonlyMap<string, unknown>,
  after = DEAD_AFTER,
) => {
  let suspects = new Set<string>()
  return async (): Promise<number> => {
    const dead = await listDeadReplies(database.db, after, [...writing.keys()])
    const sure = dead.filter(({ replyId }) => suspects.has(replyId) && !writing.has(replyId))
    suspects = new Set(dead.map(({ replyId }) => replyId))
    return endDead(database, sure)
  }
}

/**
 * Ends each with the text that was kept, and gives its credit back. One that cannot be ended does not keep the others waiting; it is thrown
 * of once they are done.
 */
const endDead = async (database: Database, dead: Dead): Promise<number> => {
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
