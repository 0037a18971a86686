import { findPlanOf } from '../plans/queries.ts'
import type { Database, Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import type { FamilyChat, Unread } from './contract.ts'
import { countUnread, findChat, findMemberRow, listNewest, openChat, readState } from './data/queries.ts'
import type { AnswerMode } from './rules.ts'

type Reader = { familyId: string; userId: string; isFrozen: boolean }
type Chat = { conversationId: string; answers: AnswerMode }

/** The chat as it's opened: made the first time, where the plan has one. Throws no_family_chat where there's none to read. */
export const readChat = async (database: Database, reader: Reader): Promise<FamilyChat> => {
  const { db } = database
  const { hasFamilyChat } = await findPlanOf(db, reader.familyId)
  if (hasFamilyChat && !(await findChat(db, reader))) await openChat(db, reader.familyId)
  if (!(await findChat(db, reader))) throw new AppError('no_family_chat')
  // The state first: what happens in between is then told again by the stream, and never lost.
  const state = await readState(database, reader.familyId)
  if (!state) throw new AppError('no_family_chat')
  const page = await listNewest(db, reader)
  const row = await findMemberRow(db, reader)
  return {
    ...state,
    ...page,
    meId: reader.userId,
    readPlace: row?.readPlace ?? 0,
    wantsReminder: row?.wantsReminder ?? true,
    canWrite: hasFamilyChat && !reader.isFrozen,
  }
}

/** The chat as something is written in it. Throws no_family_chat where the plan has none any more: it's there to be read then. */
export const requireChat = async (db: Db, reader: Reader): Promise<Chat> => {
  const { hasFamilyChat } = await findPlanOf(db, reader.familyId)
  if (!hasFamilyChat) throw new AppError('no_family_chat')
  const chat = await findChat(db, reader)
  if (chat) return chat
  await openChat(db, reader.familyId)
  const opened = await findChat(db, reader)
  if (!opened) throw new AppError('not_found')
  return opened
}

/** For the marks on other pages. */
export const readUnread = async (db: Db, reader: Reader): Promise<Unread> => {
  const chat = await findChat(db, reader)
  if (!chat) return { hasChat: (await findPlanOf(db, reader.familyId)).hasFamilyChat, unread: 0 }
  const row = await findMemberRow(db, reader)
  return { hasChat: true, unread: await countUnread(db, reader, row?.readPlace ?? 0) }
}
