import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Member } from '../accounts/member.ts'
import { message } from '../conversation/data/tables.ts'
import { inReadable } from '../conversation/readable/read-by.ts'
import { readableConversation } from '../conversation/readable/tables.ts'
import type { Db } from '../platform/db/db.ts'
import { trialVisitor } from './tables.ts'

/** How old the child was that a family asked about before it had an account. */
export const findAskedAge = async (db: Db, familyId: string): Promise<number | null> => {
  const [row] = await db
    .select({ ageMonths: trialVisitor.ageMonths })
    .from(trialVisitor)
    .where(and(eq(trialVisitor.familyId, familyId), isNotNull(trialVisitor.ageMonths)))
    .orderBy(desc(trialVisitor.countedAt))
    .limit(1)
  return row?.ageMonths ?? null
}

/** What a member asked last before they had an account; null where it asked nothing, or where someone may have been in danger. */
export const findAsked = async (db: Db, member: Member): Promise<string | null> => {
  const asked = await db
    .select({ content: message.content, card: message.card })
    .from(message)
    .innerJoin(readableConversation, inReadable(message, member))
    .where(
      and(
        eq(message.familyId, member.familyId),
        eq(readableConversation.kind, 'trial'),
        eq(message.author, 'user'),
        isNull(message.choice),
      ),
    )
    .orderBy(desc(message.id))
  return asked.some(({ card }) => card) ? null : (asked[0]?.content ?? null)
}
