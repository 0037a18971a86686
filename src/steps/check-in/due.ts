import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { familyMember, user } from '../../accounts/tables.ts'
import { message } from '../../conversation/data/tables.ts'
import { readableConversation as talk } from '../../conversation/readable/tables.ts'
import { child } from '../../family/tables.ts'
import type { Db } from '../../platform/db/db.ts'
import { checkInSetting, takenStep } from '../tables.ts'

const ofSettings = and(
  eq(checkInSetting.familyId, takenStep.familyId),
  eq(checkInSetting.userId, takenStep.userId),
)

/** Who may be asked at all: check-ins on, the account open, still a member who may read the talk, the child not frozen, the talk not deleted. */
const mayBeAsked = (db: Db) =>
  db
    .select({ step: takenStep, settings: checkInSetting, email: user.email })
    .from(takenStep)
    .innerJoin(checkInSetting, and(ofSettings, eq(checkInSetting.isOn, true)))
    .innerJoin(
      user,
      and(
        eq(user.id, takenStep.userId),
        isNull(user.eraseAfter),
        eq(user.disabled, false),
        eq(user.emailVerified, true),
      ),
    )
    .innerJoin(
      child,
      and(eq(child.familyId, takenStep.familyId), eq(child.id, takenStep.childId), eq(child.isFrozen, false)),
    )
    .innerJoin(message, and(eq(message.familyId, takenStep.familyId), eq(message.id, takenStep.messageId)))
    .innerJoin(
      talk,
      and(
        eq(talk.familyId, message.familyId),
        eq(talk.id, message.conversationId),
        eq(talk.readerId, takenStep.userId),
      ),
    )
    .innerJoin(
      familyMember,
      and(
        eq(familyMember.familyId, takenStep.familyId),
        eq(familyMember.userId, takenStep.userId),
        eq(familyMember.isFrozen, false),
      ),
    )

export type Due = Awaited<ReturnType<typeof listDue>>[number]

/** Steps whose time has come, one for each child and parent: the one that waits longest. Those of one parent stand together. */
export const listDue = (db: Db, now: Date, most: number) =>
  mayBeAsked(db)
    .where(
      and(
        lte(takenStep.askAt, now),
        sql`not exists (select 1 from taken_step earlier
          join message on message.family_id = earlier.family_id and message.id = earlier.message_id
          join readable_conversation talk on talk.family_id = message.family_id and talk.id = message.conversation_id
            and talk.reader_id = earlier.user_id
          where earlier.family_id = ${takenStep.familyId} and earlier.user_id = ${takenStep.userId} and earlier.child_id = ${takenStep.childId}
            and earlier.ask_at is not null and earlier.id < ${takenStep.id})`,
      ),
    )
    .orderBy(asc(takenStep.familyId), asc(takenStep.userId), asc(takenStep.id))
    .limit(most)

/** Where a parent is reminded of what they were asked and haven't answered; null where nothing of it may be sent any more. */
export const findAsked = async (db: Db, familyId: string, userId: string) =>
  (
    await mayBeAsked(db)
      .where(
        and(
          eq(takenStep.familyId, familyId),
          eq(takenStep.userId, userId),
          sql`${takenStep.asked} > 0 and ${takenStep.askAt} is not null`,
          eq(checkInSetting.channel, 'mail'),
        ),
      )
      .limit(1)
  )[0] ?? null
