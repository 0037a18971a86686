import { eq } from 'drizzle-orm'
import { sealBankField } from '../accounts/bank-details.ts'
import {
  ADDRESS_MAX_CHARS,
  BANK_ACCOUNT_MAX_CHARS,
  BANK_NAME_MAX_CHARS,
  PARENT_NAME_MAX_CHARS,
} from '../accounts/rules.ts'
import { family, familyMember, profile, user } from '../accounts/tables.ts'
import { listPlans } from '../plans/queries.ts'
import { FREE_PLAN_ID, initialCredits } from '../plans/rules.ts'
import { subscription } from '../plans/tables.ts'
import type { Db } from '../platform/db/db.ts'
import { idOf } from './ids.ts'
import type { ImportParts, Step, Taken } from './import-export.ts'
import { emailOf, flagOf, lineOf, phoneOf, timeOf, UNKNOWN_TIME } from './rules.ts'

type Rows = {
  user: typeof user.$inferInsert
  family: typeof family.$inferInsert
  member: typeof familyMember.$inferInsert
  subscription: typeof subscription.$inferInsert
  profile: typeof profile.$inferInsert | null
}

/** Accounts come without a password: parents choose one by mail. */
export const usersStep = async ({ db, sealer, report }: ImportParts, taken: Taken): Promise<Step> => {
  const plans = new Map((await listPlans(db)).map((plan) => [plan.id, plan]))
  const free = { id: FREE_PLAN_ID, maxConversations: 0 }
  const addresses = new Set<string>()
  return {
    collection: 'users',
    prepare: async ({ path, data }): Promise<Rows | null> => {
      const note = (field: string) => report(path, { code: 'field_replaced', field })
      const email = emailOf(data.email)
      if (!email) return refuse(report, path, 'email_invalid')
      if (addresses.has(email)) return refuse(report, path, 'email_duplicate')
      const [userId, familyId] = [idOf(path), idOf(`${path}/family`)]
      if (await isTaken(db, email, userId)) return refuse(report, path, 'email_taken')
      addresses.add(email)
      const createdAt = timeOf(data.createdAt) ?? UNKNOWN_TIME
      const plan = plans.get(String(data.planId ?? FREE_PLAN_ID)) ?? plans.get(FREE_PLAN_ID) ?? free
      if (data.planId !== undefined && data.planId !== plan.id) note('planId')
      taken.users.set(path, { userId, familyId, allowance: initialCredits(plan) })
      const line = (field: string, max: number) => lineOf(data[field], max, () => note(field))
      const key = { familyId, userId }
      const sealed = (field: 'bankName' | 'bankAccount', max: number) => {
        const text = line(field, max)
        return text === '' ? null : sealBankField(sealer, key, field, text)
      }
      const details = {
        phone: phoneOf(data.phone, note),
        address: line('address', ADDRESS_MAX_CHARS),
        bankName: sealed('bankName', BANK_NAME_MAX_CHARS),
        bankAccount: sealed('bankAccount', BANK_ACCOUNT_MAX_CHARS),
      }
      const isFree = plan.id === FREE_PLAN_ID
      return {
        user: {
          id: userId,
          email,
          name: line('name', PARENT_NAME_MAX_CHARS) || (email.split('@')[0] ?? ''),
          emailVerified: flagOf(data.emailVerified),
          image: imageOf(data.photoURL, note),
          createdAt,
          lastLoginAt: timeOf(data.lastLoginAt),
        },
        family: { id: familyId, createdAt },
        member: { familyId, userId, role: 'owner', createdAt },
        subscription: {
          familyId,
          planId: plan.id,
          subscribedAt: timeOf(data.subscribedAt) ?? createdAt,
          expiresAt: isFree ? null : timeOf(data.expiresAt),
          isActive: data.isActive === undefined || flagOf(data.isActive),
        },
        profile: Object.values(details).some(Boolean) ? { ...key, ...details } : null,
      }
    },
    write: async (tx, rows: Rows[]) => {
      const added = await tx
        .insert(user)
        .values(rows.map((row) => row.user))
        .onConflictDoNothing()
        .returning({ id: user.id })
      // What was here before stays as its parent has it by now.
      const ids = new Set(added.map(({ id }) => id))
      const fresh = rows.filter((row) => ids.has(row.user.id))
      if (fresh.length === 0) return 0
      await tx
        .insert(family)
        .values(fresh.map((row) => row.family))
        .onConflictDoNothing()
      await tx
        .insert(familyMember)
        .values(fresh.map((row) => row.member))
        .onConflictDoNothing()
      await tx
        .insert(subscription)
        .values(fresh.map((row) => row.subscription))
        .onConflictDoNothing()
      const profiles = fresh.flatMap((row) => (row.profile ? [row.profile] : []))
      if (profiles.length > 0) await tx.insert(profile).values(profiles).onConflictDoNothing()
      return fresh.length
    },
  }
}

const refuse = (
  report: ImportParts['report'],
  path: string,
  code: 'email_invalid' | 'email_duplicate' | 'email_taken',
): null => {
  report(path, { code })
  return null
}

/** Somebody who signed up here has that address; one imported before is no stranger. */
const isTaken = async (db: Db, email: string, userId: string): Promise<boolean> =>
  (await db.select({ id: user.id }).from(user).where(eq(user.email, email))).some(({ id }) => id !== userId)

const imageOf = (value: unknown, note: (field: string) => void): string | null => {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'string' && value.length <= 2000 && /^https:\/\//.test(value)) return value
  note('photoURL')
  return null
}
