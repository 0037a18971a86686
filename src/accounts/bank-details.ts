import type { Sealer } from '../platform/sealing.ts'
import type { ProfileKey, ProfileRow } from './queries.ts'

export type BankField = 'bankName' | 'bankAccount'

/** Sealed bank details open only in the row and field they were sealed for. */
const placeOf = ({ familyId, userId }: ProfileKey, field: BankField) =>
  `profile/${familyId}/${userId}/${field}`

export const sealBankField = (sealer: Sealer, key: ProfileKey, field: BankField, text: string): string =>
  sealer.seal(text, placeOf(key, field))

/** Null where there is none, or where its secret is gone. */
export const openBankField = (sealer: Sealer, row: ProfileRow, field: BankField): string | null =>
  row[field] === null ? null : sealer.open(row[field], placeOf(row, field))
