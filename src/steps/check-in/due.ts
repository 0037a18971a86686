import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { familyMember, user } from '../../accounts/tables.ts'
import { message } from '../../conversation/data/tables.ts'
import { readableConversation as talk } from '../../conversation/readable/tables.ts'
import { child } from '../../family/tables.ts'
import type { Db } from '../../platform/db/db.ts'
import { isFirst } from '../data/steps.ts'
import { checkInSetting, takenStep } from '../tables.ts'

/** Whose check-in it is. No address and no step: what is sent is looked up again when it's sent. */
export type CheckIn = { familyId: string; userId: string }

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
    .where(and(lte(takenStep.askAt, now), isFirst))
    .orderBy(asc(takenStep.familyId), asc(takenStep.userId), asc(takenStep.id))
    .limit(most)

/** A parent who was asked and hasn't answered, and how they want to be reminded; null where nothing of it may be sent any more. */
export const findAsked = async (db: Db, { familyId, userId }: CheckIn) =>
  (
    await mayBeAsked(db)
      .where(
        and(
          eq(takenStep.familyId, familyId),
          eq(takenStep.userId, userId),
          sql`${takenStep.asked} > 0 and ${takenStep.askAt} is not null`,
        ),
      )
      .limit(1)
  )[0] ?? null
