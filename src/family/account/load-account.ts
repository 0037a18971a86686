import type { Actor } from '../../accounts/guard.ts'
import { loadProfile } from '../../accounts/load-profile.ts'
import { findSubscription } from '../../plans/queries.ts'
import { planTerm } from '../../plans/rules/term.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Sealer } from '../../platform/sealing.ts'
import { loadChildren } from '../load-children.ts'
import type { Account } from './contract.ts'

export const loadAccount = async (db: Db, sealer: Sealer, actor: Actor, now: Date): Promise<Account> => {
  const { children, plan } = await loadChildren(db, actor)
  const { status, expiresAt } = planTerm(await findSubscription(db, actor.familyId), now)
  return {
    parent: await loadProfile(db, sealer, actor),
    plan: { ...plan, status, expiresAt: expiresAt?.toISOString() ?? null },
    children,
  }
}
