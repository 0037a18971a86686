import type { Member } from '../../accounts/member.ts'
import type { Db } from '../../platform/db/db.ts'
import { onceMoreAfterDeadlock } from '../../platform/db/sql-error.ts'
import { AppError } from '../../platform/errors.ts'
import { purgeConversations, stopReplies, undeleteConversation, updateConversation } from '../data/history.ts'
import { lockAuthoredChild } from '../data/queries.ts'
import { UNDO_MS } from '../rules.ts'

export type DeletionParts = {
  db: Db
  /** Answers this process writes. */
  running: Map<string, AbortController>
  /** Stores the job that removes it for good; inside the transaction. */
  enqueuePurge: (tx: Db) => Promise<void>
}

/** Hides a conversation at once, stops what is being written in it, and leaves it to a job to remove it when the time to undo is over. Throws not_found. */
export const deleteConversation = async (
  { db, running, enqueuePurge }: DeletionParts,
  member: Member,
  id: string,
  now: Date,
): Promise<void> => {
  const hide = () =>
    db.transaction(async (tx) => {
      await lockAuthoredChild(tx, member, id)
      if (!(await updateConversation(tx, member, id, { deletedAt: now }))) throw new AppError('not_found')
      await enqueuePurge(tx)
      return stopReplies(tx, member.familyId, id)
    })
  const stopped = await onceMoreAfterDeadlock(hide)
  for (const replyId of stopped) running.get(replyId)?.abort()
}

/** Has a deleted conversation back. Throws not_found when the time for that is over. */
export const restoreConversation = (db: Db, member: Member, id: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await lockAuthoredChild(tx, member, id)
    const deletedAfter = new Date(now.getTime() - UNDO_MS)
    if (!(await undeleteConversation(tx, member, id, deletedAfter))) throw new AppError('not_found')
  })

/** Removes for good what was deleted long enough ago, every family's. Safe to run twice. */
export const purgeDeleted = (db: Db, now: Date): Promise<number> =>
  purgeConversations(db, new Date(now.getTime() - UNDO_MS))
