import type { Member } from '../../accounts/member.ts'
import type { ConversationKind } from '../../coach/contract.ts'
import { findChildFor } from '../../family/queries.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import type { History } from '../contract.ts'
import { listHistory } from '../data/history.ts'
import { HISTORY_PAGE } from '../rules.ts'

type Asked = { kind: ConversationKind; starred?: 'true' | undefined; before?: string | undefined }

/** A page of a child's conversations. Throws not_found. */
export const readHistory = async (
  db: Db,
  member: Member,
  childId: string,
  { kind, starred, before }: Asked,
): Promise<History> => {
  if (!(await findChildFor(db, member, childId))) throw new AppError('not_found')
  const page = { kind, starred: starred === 'true', before, limit: HISTORY_PAGE + 1 }
  const found = await listHistory(db, member, childId, page)
  return { conversations: found.slice(0, HISTORY_PAGE), hasMore: found.length > HISTORY_PAGE }
}
