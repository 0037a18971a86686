import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Member } from '../../accounts/member.ts'
import { family, familyMember, user } from '../../accounts/tables.ts'
import { plan, subscription } from '../../plans/tables.ts'
import type { Db } from '../../platform/db/db.ts'

/** Where the parent's clock is, as a browser of theirs named it, or else of another parent's; null where none has. */
const zone = sql<string | null>`(select setting.zone from check_in_setting setting
  where setting.family_id = family_member.family_id
  order by setting.user_id = family_member.user_id desc, setting.user_id limit 1)`

/** A carer gets no report. */
const isParent = inArray(familyMember.role, ['owner', 'parent'])

/** The same as `includesReports`, for many families at once. */
const hasReports = or(plan.hasInsightsReport, plan.hasWorkbook, sql`${plan.name} ~* 'ultimate'`)

/** Parents whose family's plan has reports and whose account is open, with a month of these that hasn't been put in line; after the one given, by id. */
export const listWithout = (
  db: Db,
  months: string[],
  after: { familyId: string; userId: string },
  most: number,
) =>
  db
    .select({ familyId: family.id, userId: user.id, zone, createdAt: familyMember.createdAt })
    .from(family)
    .innerJoin(subscription, and(eq(subscription.familyId, family.id), subscription.isActive))
    .innerJoin(plan, eq(plan.id, subscription.planId))
    .innerJoin(familyMember, and(eq(familyMember.familyId, family.id), isParent))
    .innerJoin(user, eq(user.id, familyMember.userId))
    .where(
      and(
        sql`(${family.id}, ${user.id}) > (${after.familyId}::uuid, ${after.userId}::uuid)`,
        hasReports,
        isNull(user.eraseAfter),
        eq(user.disabled, false),
        sql`(select count(*) from report where report.family_id = ${family.id} and report.user_id = ${user.id} and report.ended_at is not null
          and report.month in ${months}) < ${months.length}`,
      ),
    )
    .orderBy(asc(family.id), asc(user.id))
    .limit(most)

/** Where a mail that a report is ready goes; null where the account is closed, or its owner left the family. */
export const findReader = async (db: Db, { familyId, userId }: Member): Promise<string | null> => {
  const [row] = await db
    .select({ email: user.email })
    .from(familyMember)
    .innerJoin(user, eq(user.id, familyMember.userId))
    .where(
      and(
        eq(familyMember.familyId, familyId),
        eq(user.id, userId ?? ''),
        isParent,
        isNull(user.eraseAfter),
        eq(user.disabled, false),
      ),
    )
  return row?.email ?? null
}

export const findZone = async (db: Db, { familyId, userId }: Member): Promise<string | null> => {
  const [row] = await db
    .select({ zone })
    .from(familyMember)
    .where(and(eq(familyMember.familyId, familyId), eq(familyMember.userId, userId ?? '')))
  return row?.zone ?? null
}
