import { findPlanOf } from '../plans/queries.ts'
import { includesReports } from '../plans/rules.ts'
import type { Db } from '../platform/db/db.ts'

/** What a family's plan has of the two documents. */
export const reportsOf = async (db: Db, familyId: string) => {
  const plan = await findPlanOf(db, familyId)
  // A plan that has them by its name alone says which in no field.
  const hasBoth = includesReports(plan) && !plan.hasInsightsReport && !plan.hasWorkbook
  return { hasReport: plan.hasInsightsReport || hasBoth, hasWorkbook: plan.hasWorkbook || hasBoth }
}
