import { listPlans } from '../plans/queries.ts'
import { plan } from '../plans/tables.ts'
import type { ImportParts, Step, Taken } from './import-export.ts'
import { flagOf, lineOf } from './rules.ts'

const FIRST_POSITION = 100
const MONEY_MAX = 100_000

/** Plans that are not known here. One of the same id stays as it is here: what it costs is content/plans.yaml's to say. */
export const plansStep = async ({ db, report }: ImportParts, _: Taken): Promise<Step> => {
  const known = new Set((await listPlans(db)).map(({ id }) => id))
  return {
    collection: 'plans',
    prepare: ({ path, id, data }) => {
      if (known.has(id)) return null
      const note = (field: string) => report(path, { code: 'field_replaced', field })
      const whole = (field: string, otherwise: number) => {
        const value = data[field] ?? otherwise
        if (typeof value === 'number' && Number.isInteger(value) && value >= -1 && value <= MONEY_MAX)
          return value
        note(field)
        return otherwise
      }
      const cents = (field: string) => {
        const value = data[field] ?? 0
        const money = typeof value === 'string' ? Number(value) : value
        if (typeof money === 'number' && money >= 0 && money <= MONEY_MAX) return Math.round(money * 100)
        note(field)
        return 0
      }
      return {
        id,
        name: lineOf(data.name, 80, () => note('name')) || id,
        description: lineOf(data.description, 1000, () => note('description')),
        priceCents: cents('price'),
        setupFeeCents: cents('setupFee'),
        currency: 'usd',
        maxChildren: Math.max(1, whole('maxChildren', 1)),
        maxConversations: whole('maxConversations', 0),
        isDedicatedNumberPerChild: flagOf(data.isDedicatedNumberPerChild),
        features: [],
        position: FIRST_POSITION,
      }
    },
    write: async (tx, rows: (typeof plan.$inferInsert)[]) =>
      (await tx.insert(plan).values(rows).onConflictDoNothing().returning({ id: plan.id })).length,
  }
}
