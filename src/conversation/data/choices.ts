import { and, desc, eq, sql } from 'drizzle-orm'
import type { Member } from '../../accounts/member.ts'
import { HOW_ELSE, isHowElse } from '../../guidance/rules.ts'
import type { Db } from '../../platform/db/db.ts'
import { inReadable } from '../readable/read-by.ts'
import { readableConversation } from '../readable/tables.ts'
import { message } from './tables.ts'

/** The words of a choice, as they were last offered in a conversation; null where it never was. Where 'It didn't work' was, how else it went may be said. */
export const findOfferedLabel = async (
  db: Db,
  member: Member,
  conversationId: string,
  choice: string,
): Promise<string | null> => {
  const [kind = '', cardId = ''] = choice.split(':')
  const label = await labelOf(db, member, conversationId, isHowElse(kind) ? `failed:${cardId}` : choice)
  return label !== null && isHowElse(kind) ? HOW_ELSE[kind] : label
}

const labelOf = async (
  db: Db,
  member: Member,
  conversationId: string,
  choice: string,
): Promise<string | null> => {
  const [row] = await db
    .select({ choices: message.choices })
    .from(message)
    .innerJoin(readableConversation, inReadable(message, member))
    .where(
      and(
        eq(message.familyId, member.familyId),
        eq(message.conversationId, conversationId),
        sql`${message.choices} @> ${JSON.stringify([{ id: choice }])}::jsonb`,
      ),
    )
    .orderBy(desc(message.id))
    .limit(1)
  return row?.choices?.find(({ id }) => id === choice)?.label ?? null
}
