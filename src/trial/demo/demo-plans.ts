import { and, asc, gt, ne } from 'drizzle-orm'
import { FREE_PLAN_ID } from '../../plans/rules.ts'
import { plan } from '../../plans/tables.ts'
import type { Db } from '../../platform/db/db.ts'
import type { DemoPlan } from '../contract.ts'

/** What a guest may look at: the plans that cost something. */
export const listDemoPlans = (db: Db): Promise<DemoPlan[]> =>
  db
    .select({
      id: plan.id,
      name: plan.name,
      description: plan.description,
      priceCents: plan.priceCents,
      badge: plan.badge,
    })
    .from(plan)
    .where(and(ne(plan.id, FREE_PLAN_ID), gt(plan.priceCents, 0)))
    .orderBy(asc(plan.position))
