import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { pgView } from 'drizzle-orm/pg-core'
import { familyMember } from '../../accounts/tables.ts'
import { carerChild } from '../../family/tables.ts'
import { conversation } from '../data/tables.ts'

/**
 * The wall around private talk: each conversation once for every member who may read it. Whatever shows words of a conversation, or anything made
 * of them, reads this and not the table, and names the reader. Parents read their own and what is shared with the family, the owner no more than
 * they; a carer reads their own with the children they were given, until their last day; a visitor reads the trial of a family that has no account.
 */
export const readableConversation = pgView('readable_conversation').as((query) =>
  query
    .select({
      ...getTableColumns(conversation),
      readerId: sql<string | null>`${familyMember.userId}`.as('reader_id'),
    })
    .from(conversation)
    .leftJoin(familyMember, eq(familyMember.familyId, conversation.familyId))
    .where(
      and(
        sql`${conversation.deletedAt} is null`,
        sql`case
          when ${familyMember.userId} is null then ${conversation.kind} = 'trial'
          when ${familyMember.role} = 'carer' then ${conversation.authorId} = ${familyMember.userId}
            and (${familyMember.until} is null or ${familyMember.until} >= (now() at time zone 'utc')::date)
            and exists (select 1 from ${carerChild} where ${carerChild.familyId} = ${conversation.familyId}
              and ${carerChild.userId} = ${familyMember.userId} and ${carerChild.childId} = ${conversation.childId})
          else ${conversation.authorId} = ${familyMember.userId} or ${conversation.isShared}
        end`,
      ),
    ),
)
