import type { Database } from '../../platform/db/db.ts'
import { isBadData } from '../../platform/db/sql-error.ts'
import { APPEND } from '../data/statements.ts'

const BATCH_MS = 200
/** In ticks of BATCH_MS: a writer shows a sign of life every two seconds even while nothing comes. */
const HEARTBEAT_TICKS = 10

type Open = {
  familyId: string
  pending: string
  /** What was given to the database and may not be there: it's given again under the same number, so that it's there once. */
  unsure: { seq: number; delta: string } | null
  seq: number
  onStop: (reason?: typeof UNSTORABLE) => void
}

/** Why an answer stops whose text the database refuses. */
export const UNSTORABLE = 'unstorable'

export type ReplyLog = ReturnType<typeof createReplyLog>

/**
 * Keeps the text of all answers this process writes as they grow: one statement every 200 ms for all of them together, so that a
 * hundred answers cost the database what one does. A batch that fails is given again; where the database refuses what is in it, it
 * is halved until the one answer is found that the others must not suffer for. Nothing here blocks a stream.
 */
export const createReplyLog = (database: Pick<Database, 'run'>) => {
  const open = new Map<string, Open>()
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> | null = null
  let ticks = 0
  let isHeartbeatDue = false

  const tick = () => {
    ticks += 1
    isHeartbeatDue ||= ticks % HEARTBEAT_TICKS === 0
    // While the database is slow there's one statement in hand, not one for each tick.
    if (!writing) writeAll()
    if (open.size === 0 && timer) {
      clearInterval(timer)
      timer = null
    }
  }

  const writeAll = () => {
    const isHeartbeat = isHeartbeatDue
    const batch = [...open].filter(([, { pending, unsure }]) => isHeartbeat || unsure || pending !== '')
    isHeartbeatDue = false
    if (batch.length === 0) return
    writing = write(batch, isHeartbeat).finally(() => {
      writing = null
    })
  }

  const write = async (batch: [string, Open][], isHeartbeat: boolean): Promise<void> => {
    const rows = batch.map(([replyId, reply]) => {
      if (!reply.unsure) {
        reply.seq += 1
        reply.unsure = { seq: reply.seq, delta: reply.pending }
        reply.pending = ''
      }
      return { familyId: reply.familyId, replyId, ...reply.unsure }
    })
    try {
      const alive = await database.run<{ id: string; stop_requested: boolean }>(APPEND, [
        rows.map((row) => row.familyId),
        rows.map((row) => row.replyId),
        rows.map((row) => row.seq),
        rows.map((row) => row.delta),
        isHeartbeat,
      ])
      for (const [, reply] of batch) reply.unsure = null
      const wanted = new Set(alive.filter((row) => !row.stop_requested).map((row) => row.id))
      for (const [replyId, reply] of batch) if (!wanted.has(replyId) && open.has(replyId)) reply.onStop()
    } catch (error) {
      const isRefused = isBadData(error)
      if (!isRefused) return
      const [only] = batch
      if (only && batch.length === 1) {
        only[1].unsure = null
        return only[1].onStop(UNSTORABLE)
      }
      const half = batch.length >> 1
      await write(batch.slice(0, half), isHeartbeat)
      await write(batch.slice(half), isHeartbeat)
    }
  }

  return {
    /** Begins the log of one answer. `onStop` is called when a stop was asked for, when somebody else settled it, or with UNSTORABLE. */
    open: (familyId: string, replyId: string, onStop: Open['onStop']) => {
      const reply: Open = { familyId, pending: '', unsure: null, seq: 0, onStop }
      open.set(replyId, reply)
      timer ??= setInterval(tick, BATCH_MS)
      return {
        add: (delta: string): void => {
          reply.pending += delta
        },
        /** Ends the log; what was not written yet is in the settled answer. Resolves when nothing of it is being written any more. */
        close: async (): Promise<void> => {
          open.delete(replyId)
          await writing
        },
      }
    },
  }
}
