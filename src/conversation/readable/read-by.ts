import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Member } from '../../accounts/member.ts'
import { conversation } from '../data/tables.ts'
import { readableConversation as talk } from './tables.ts'

/** The conversations a member may read. */
export const readBy = ({ familyId, userId }: Member) =>
  and(eq(talk.familyId, familyId), userId ? eq(talk.readerId, userId) : isNull(talk.readerId))

/** One of them. */
export const readable = (member: Member, id: string) => and(readBy(member), eq(talk.id, id))

type InTalk = { familyId: SQL | object; conversationId: SQL | object }

/** Joins a row to the conversation it stands in, where the member may read that. */
export const inReadable = (row: InTalk, member: Member) =>
  and(readBy(member), sql`${talk.familyId} = ${row.familyId}`, sql`${talk.id} = ${row.conversationId}`)

/** The same in a statement that is written out: `talk` is the view's name there. */
export const isReadBy = (talk: SQL, { familyId, userId }: Member): SQL =>
  sql`${talk}.family_id = ${familyId} and ${talk}.reader_id is not distinct from ${userId}::uuid`

/** What they began themselves, also what they deleted: only its author renames, shares and deletes a conversation. */
export const authoredBy = ({ familyId, userId }: Member, id: string) =>
  and(
    eq(conversation.familyId, familyId),
    eq(conversation.id, id),
    userId ? eq(conversation.authorId, userId) : isNull(conversation.authorId),
  )
