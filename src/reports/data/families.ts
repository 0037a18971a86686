import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { family, familyMember, user } from '../../accounts/tables.ts'
import { plan, subscription } from '../../plans/tables.ts'
import type { Db } from '../../platform/db/db.ts'

/** Where the family's clock is, as a browser of theirs named it; null where none has. */
const zone = sql<string | null>`(select setting.zone from check_in_setting setting
  where setting.family_id = ${family.id} order by setting.user_id limit 1)`

/** The same as `includesReports`, for many families at once. */
const hasReports = or(plan.hasInsightsReport, plan.hasWorkbook, sql`${plan.name} ~* 'ultimate'`)

/** Families whose plan has reports and whose account is open, with a month of these that hasn't been put in line; after the one given, by id. */
export const listWithout = (db: Db, months: string[], afterId: string, most: number) =>
  db
    .select({ familyId: family.id, zone, createdAt: family.createdAt })
    .from(family)
    .innerJoin(subscription, and(eq(subscription.familyId, family.id), subscription.isActive))
    .innerJoin(plan, eq(plan.id, subscription.planId))
    .innerJoin(familyMember, and(eq(familyMember.familyId, family.id), eq(familyMember.role, 'owner')))
    .innerJoin(user, eq(user.id, familyMember.userId))
    .where(
      and(
        gt(family.id, afterId),
        hasReports,
        isNull(user.eraseAfter),
        eq(user.disabled, false),
        sql`(select count(*) from report where report.family_id = ${family.id} and report.ended_at is not null
          and report.month in ${months}) < ${months.length}`,
      ),
    )
    .orderBy(asc(family.id))
    .limit(most)

/** Where a mail that a report is ready goes; null where the account is closed. */
export const findReader = async (db: Db, familyId: string): Promise<string | null> => {
  const [row] = await db
    .select({ email: user.email })
    .from(familyMember)
    .innerJoin(user, eq(user.id, familyMember.userId))
    .where(
      and(
        eq(familyMember.familyId, familyId),
        eq(familyMember.role, 'owner'),
        isNull(user.eraseAfter),
        eq(user.disabled, false),
      ),
    )
  return row?.email ?? null
}

export const findZone = async (db: Db, familyId: string): Promise<string | null> => {
  const [row] = await db.select({ zone }).from(family).where(eq(family.id, familyId))
  return row?.zone ?? null
}
