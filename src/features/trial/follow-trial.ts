import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../../platform/db/db.ts'
import type { Message } from '../coaching/contract.ts'
import { findAnswer } from './queries.ts'
import { settleLeftOpen } from './settle-trial.ts'

const POLL_MS = 200

/** The answer to a message that was sent before, once it has ended, on whichever replica. Null where a card answers it, or when the reader left. */
export const followTrial = async (
  db: Db,
  { visitorId, message, isOpen }: { visitorId: string; message: Message; isOpen: boolean },
  signal: AbortSignal,
): Promise<Message | null> => {
  for (;;) {
    if (isOpen) await settleLeftOpen(db, visitorId)
    const answer = await findAnswer(db, visitorId, message.id)
    if (answer || !isOpen || signal.aborted) return answer
    await wait(POLL_MS, null, { signal }).catch(() => {})
  }
}
