import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import type { ReplyEvent } from './contract.ts'
import { findReply, listReplyEvents } from './queries-replies.ts'

const POLL_MS = 150

/**
 * A reply as any other reader sees it, from its first word: what was logged so far, then what is added, then its end. Throws not_found
 * when it is not there or not theirs.
 */
export async function* followReply(
  db: Db,
  familyId: string,
  replyId: string,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  let seq = 0
  while (!signal.aborted) {
    // The state is read before the log: a reply that ends in between shows its last words now and its end at the next look.
    const found = await findReply(db, familyId, replyId)
    if (!found) throw new AppError('not_found')
    if (found.status !== 'running') {
      yield { type: 'ended', answer: found.answer, remaining: found.remaining }
      return
    }
    const added = await listReplyEvents(db, familyId, replyId, seq)
    if (added.length > 0) yield { type: 'text', delta: added.map((event) => event.delta).join('') }
    seq = added.at(-1)?.seq ?? seq
    await wait(POLL_MS, null, { signal }).catch(() => {})
  }
}
