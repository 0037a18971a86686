import type { Database } from '../../platform/db/db.ts'
import { newId } from '../../platform/ids.ts'
import { listDeadReplies } from './queries-replies.ts'
import { settleReply } from './settle-reply.ts'

const DEAD_AFTER_SECONDS = 20

/** Ends answers whose writer died, with the text that was kept, and gives their credits back. Safe on many replicas at once. Returns how many. */
export const reapReplies = async (database: Database, afterSeconds = DEAD_AFTER_SECONDS): Promise<number> => {
  const dead = await listDeadReplies(database.db, afterSeconds)
  for (const { familyId, replyId, text } of dead) {
    const ending = {
      id: newId(),
      status: 'interrupted',
      error: 'interrupted',
      text,
      sources: [],
      note: null,
    } as const
    await settleReply(database, { familyId, replyId }, { ...ending, sources: [] })
  }
  return dead.length
}
