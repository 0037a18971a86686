import type { Database } from '../../platform/db/db.ts'
import { APPEND } from './statements.ts'

const BATCH_MS = 200
const HEARTBEAT_MS = 2000

/**
 * Keeps an answer's text as it grows, in batches of at most 200 ms, with a sign of life while nothing comes. Calls `onStop` when a stop
 * was asked for, or when somebody else settled the reply. A batch that fails is kept for the next one; nothing here blocks the stream.
 */
export const logBatches = (
  database: Database,
  { familyId, replyId }: { familyId: string; replyId: string },
  onStop: () => void,
) => {
  let pending = ''
  let seq = 0
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()

  const write = async (): Promise<void> => {
    const delta = pending
    pending = ''
    try {
      const [row] = await database.run<{ stop_requested: boolean }>(APPEND, [familyId, replyId, ++seq, delta])
      if (!row || row.stop_requested) onStop()
    } catch {
      pending = delta + pending
    }
  }
  const flush = () => {
    timer = null
    writing = writing.then(write)
  }
  const heartbeat = setInterval(() => {
    if (!timer) flush()
  }, HEARTBEAT_MS)

  return {
    add: (delta: string): void => {
      pending += delta
      timer ??= setTimeout(flush, BATCH_MS)
    },
    close: async (): Promise<void> => {
      clearInterval(heartbeat)
      if (timer) clearTimeout(timer)
      await writing
    },
  }
}
