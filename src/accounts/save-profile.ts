import { cleanLine, cleanText } from '../platform/clean-text.ts'
import type { Db } from '../platform/db/db.ts'
import type { Sealer } from '../platform/sealing.ts'
import { type BankField, sealBankField } from './bank-details.ts'
import type { ProfileInput } from './contract.ts'
import type { Actor } from './guard.ts'
import { renameUser, upsertProfile } from './queries.ts'
import { formatPhone } from './rules.ts'

/** Bank details are sealed before they are kept; those left out stay as they are, blank ones go. */
export const saveProfile = async (
  db: Db,
  sealer: Sealer,
  actor: Actor,
  input: ProfileInput,
): Promise<void> => {
  const key = { familyId: actor.familyId, userId: actor.id }
  const sealed = (field: BankField) => {
    const given = input[field]
    if (given === undefined) return {}
    const text = cleanLine(given)
    return { [field]: text === '' ? null : sealBankField(sealer, key, field, text) }
  }
  await renameUser(db, actor.id, cleanLine(input.name))
  await upsertProfile(db, key, {
    phone: formatPhone(input.phone),
    address: cleanText(input.address).trim(),
    ...sealed('bankName'),
    ...sealed('bankAccount'),
  })
}
