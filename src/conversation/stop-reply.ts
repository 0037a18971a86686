import type { Member } from '../accounts/member.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { requestStop } from './data/replies.ts'

/** Stops an answer: at once when this process writes it, else when its writer next looks. Throws not_found. */
export const stopReply = async (
  db: Db,
  running: Map<string, AbortController>,
  member: Member,
  replyId: string,
): Promise<void> => {
  if (!(await requestStop(db, member, replyId))) throw new AppError('not_found')
  running.get(replyId)?.abort()
}
