import type { Message } from '../conversation/contract.ts'
import type { Db } from '../platform/db/db.ts'
import { createSharedWatch, type SharedWatch } from '../platform/shared-watch.ts'
import { findAnswer } from './queries.ts'
import { settleLeftOpen } from './settle-trial.ts'

type Read = { answer: Message | null }

export type TrialReaders = SharedWatch<Read>
export const createTrialReaders = (): TrialReaders =>
  createSharedWatch({ pollMs: 200, readersPerKey: 20, readersPerOwner: 40 })

/**
 * The answer to a message that was sent before, once it has ended, on whichever replica. Null where a card answers it, or when the reader
 * left. Throws too_many_readers at once.
 */
export const followTrial = (
  readers: TrialReaders,
  db: Db,
  { visitorId, message, isOpen }: { visitorId: string; message: Message; isOpen: boolean },
) => {
  const states = readers(visitorId, message.id, async (before) => {
    if (isOpen) await settleLeftOpen(db, visitorId)
    const answer = await findAnswer(db, visitorId, message.id)
    return { state: answer || !before ? { answer } : before, isLast: answer !== null || !isOpen }
  })
  return async (signal: AbortSignal): Promise<Message | null> => {
    let last: Message | null = null
    for await (const { answer } of states(signal)) last = answer
    return last
  }
}
