import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import * as z from 'zod'
import type { Db } from '../platform/db/db.ts'
import type { Plan } from './contract.ts'
import { upsertPlan } from './queries.ts'

const planSchema: z.ZodType<Plan> = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1),
  description: z.string().min(1),
  priceCents: z.int().min(0),
  setupFeeCents: z.int().min(0),
  currency: z.string().regex(/^[a-z]{3}$/),
  maxChildren: z.int().min(1),
  maxConversations: z.int().min(-1),
  isDedicatedNumberPerChild: z.boolean(),
  maxAdults: z.int().min(1),
  maxCarers: z.int().min(0),
  hasFamilyChat: z.boolean(),
  priority: z.int().min(0).max(9),
  hasInsightsReport: z.boolean(),
  hasWorkbook: z.boolean(),
  features: z.array(z.string().min(1)),
  badge: z.string().nullable(),
})

/** Writes content/plans.yaml into the plan table, in its order. Runs at every start; what an operator changed by command stays. */
export const seedPlans = async (db: Db, file: string): Promise<void> => {
  const plans = z
    .array(planSchema)
    .min(1)
    .parse(load(readFileSync(file, 'utf8')))
  for (const [position, plan] of plans.entries()) await upsertPlan(db, plan, position)
}
