import type { Db } from '../platform/db/db.ts'
import type { Sealer } from '../platform/sealing.ts'
import { type BankField, openBankField } from './bank-details.ts'
import type { Profile } from './contract.ts'
import type { Actor } from './guard.ts'
import { findNameOf, findProfile } from './queries.ts'
import { maskOf } from './rules.ts'

/** What a parent's own pages show of them; bank details masked. */
export const loadProfile = async (db: Db, sealer: Sealer, actor: Actor): Promise<Profile> => {
  const row = await findProfile(db, { familyId: actor.familyId, userId: actor.id })
  const masked = (field: BankField) => {
    const text = row && openBankField(sealer, row, field)
    return text === null ? null : maskOf(text)
  }
  return {
    name: await findNameOf(db, actor.id),
    email: actor.email,
    phone: row?.phone ?? '',
    address: row?.address ?? '',
    bankName: masked('bankName'),
    bankAccount: masked('bankAccount'),
  }
}
