import { type FamilyFound, findFamilies } from '../../src/accounts/queries.ts'
import { resetSecondStep } from '../../src/accounts/second-step/reset-second-step.ts'
import { activatePlan } from '../../src/billing/activate-plan.ts'
import { returnToFree } from '../../src/billing/end-period.ts'
import { listHolders, lockHolders, saveHolder } from '../../src/billing/queries.ts'
import { findPlan, findPlanOf, findSubscription, lockSubscription } from '../../src/plans/queries.ts'
import { FREE_PLAN_ID, isUnlimitedPlan, oneMonthAfter, UNLIMITED } from '../../src/plans/rules.ts'
import type { Db } from '../../src/platform/db/db.ts'
import { newId } from '../../src/platform/ids.ts'
import { type Command, Refusal, readArgs, wholeNumber } from './command.ts'

const FIND = 'users find PART-OF-ADDRESS'
const PLAN = 'users plan ADDRESS PLAN-ID'
const CREDITS = 'users credits ADDRESS NUMBER|unlimited [--child CHILD-ID]'
const RESET_FACTOR = 'users reset-second-factor ADDRESS'
const MOST_FOUND = 50
const MOST_CREDITS = 1_000_000

export const userCommands: Record<string, Command> = {
  'users find': {
    usage: FIND,
    run: async ({ db, audit }, args) => {
      const { words } = readArgs(FIND, args, 1)
      const found = await findFamilies(db, words[0] ?? '', MOST_FOUND)
      audit('users find', { found: found.length })
      return Promise.all(found.map(async (one) => ({ ...one, ...(await planOf(db, one.familyId)) })))
    },
  },
  'users plan': {
    usage: PLAN,
    run: async ({ db, now, audit }, args) => {
      const { words } = readArgs(PLAN, args, 2)
      const [address = '', planId = ''] = words
      const familyId = await familyOf(db, address)
      const plan = await findPlan(db, planId)
      if (!plan) throw new Refusal(`There is no plan with the id ${JSON.stringify(planId)}.`)
      if (planId === FREE_PLAN_ID) {
        await db.transaction(async (tx) => {
          await lockSubscription(tx, familyId)
          await returnToFree(tx, familyId, now)
        })
      } else {
        await activatePlan(db, familyId, {
          ...{ key: `operator:${newId()}`, kind: 'checkout', provider: 'operator', planId },
          ...{ priceCents: 0, setupFeeCents: 0, worthCents: 0, currency: plan.currency, country: null },
          ...{ startsAt: now, endsAt: oneMonthAfter(now) },
        })
      }
      audit('users plan', { familyId, planId })
      return { familyId, ...(await planOf(db, familyId)) }
    },
  },
  'users credits': {
    usage: CREDITS,
    run: async ({ db, audit }, args) => {
      const { words, options } = readArgs(CREDITS, args, 2, ['child'])
      const [address = '', word = ''] = words
      const remainingMessages =
        word === 'unlimited' ? UNLIMITED : wholeNumber('NUMBER', word, 0, MOST_CREDITS)
      const familyId = await familyOf(db, address)
      const plan = await findPlanOf(db, familyId)
      if (remainingMessages !== UNLIMITED && isUnlimitedPlan(plan))
        throw new Refusal(`The plan ${plan.id} is unlimited: messages are not counted.`)
      const changed = await db.transaction(async (tx) => {
        const holders = (await lockHolders(tx, familyId)).filter(
          ({ id }) => options.child === undefined || id === options.child,
        )
        for (const holder of holders) await saveHolder(tx, familyId, { ...holder, remainingMessages })
        return holders.map(({ id }) => id)
      })
      if (changed.length === 0) throw new Refusal('This family has no such child.')
      audit('users credits', { familyId, childIds: changed, remainingMessages })
      return (await listHolders(db, familyId)).map((holder) => ({ familyId, ...holder }))
    },
  },
  'users reset-second-factor': {
    usage: RESET_FACTOR,
    run: async ({ db, audit }, args) => {
      const { words } = readArgs(RESET_FACTOR, args, 1)
      const { userId } = await accountOf(db, words[0] ?? '')
      if (!(await resetSecondStep(db, userId))) throw new Refusal('This account asks for no second step.')
      audit('users reset-second-factor', { userId })
      return 'The password alone opens this account again. No mail went out: tell its owner.'
    },
  },
}

const familyOf = async (db: Db, address: string): Promise<string> => (await accountOf(db, address)).familyId

const accountOf = async (db: Db, address: string): Promise<FamilyFound> => {
  const wanted = address.trim().toLowerCase()
  const found = (await findFamilies(db, wanted, MOST_FOUND)).find(({ email }) => email === wanted)
  if (!found) throw new Refusal('Nobody has an account with this address.')
  return found
}

const planOf = async (db: Db, familyId: string) => {
  const { planId, subscribedAt, expiresAt, isActive, cancelledAt } = await findSubscription(db, familyId)
  return { planId, subscribedAt, expiresAt, isActive, cancelledAt }
}
