import type { Member } from '../../accounts/member.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import { createSharedWatch, type SharedWatch } from '../../platform/shared-watch.ts'
import type { ReplyEvent } from '../contract.ts'
import { findReply, listReplyEvents } from '../data/replies.ts'

/** An answer as far as it was read. */
type Read = { text: string; seq: number; ended: Extract<ReplyEvent, { type: 'ended' }> | null }

/** More than a family has screens; without bounds one browser could have a thousand looked after. */
const BOUNDS = { readersPerKey: 40, readersPerOwner: 80 }
const POLL_MS = 150

export type ReplyReaders = SharedWatch<Read>
export const createReplyReaders = (bounds = BOUNDS): ReplyReaders =>
  createSharedWatch({ pollMs: POLL_MS, ...bounds })

/**
 * A reply as any other reader sees it, from the character it has not read yet: what was logged so far, then what is added, then its end.
 * Throws not_found when it is not there or not theirs, too_many_readers at once.
 */
export const followReply = (
  readers: ReplyReaders,
  db: Db,
  member: Member,
  { replyId, after }: { replyId: string; after: number },
) => {
  const states = readers(member.familyId, `${member.familyId} ${member.userId} ${replyId}`, (before) =>
    readOn(db, member, replyId, before),
  )
  return async function* (signal: AbortSignal): AsyncGenerator<ReplyEvent> {
    let told = after
    for await (const { text, ended } of states(signal)) {
      if (text.length > told) yield { type: 'text', delta: text.slice(told) }
      // Its reader may have more of it than the log has by now.
      told = Math.max(told, text.length)
      if (ended) yield ended
    }
  }
}

const readOn = async (db: Db, member: Member, replyId: string, before: Read | null) => {
  const read = before ?? { text: '', seq: 0, ended: null }
  // The state is read before the log: a reply that ends in between shows its last words now and its end at the next look.
  const found = await findReply(db, member, replyId)
  if (!found) throw new AppError('not_found')
  if (found.status !== 'running') {
    const { answer, remaining, card } = found
    const ended = { type: 'ended', answer, remaining, card } as const
    return { state: { ...read, ended }, isLast: true }
  }
  const added = await listReplyEvents(db, member, replyId, read.seq)
  const last = added.at(-1)
  if (!last) return { state: read, isLast: false }
  const text = read.text + added.map((event) => event.delta).join('')
  return { state: { text, seq: last.seq, ended: null }, isLast: false }
}
