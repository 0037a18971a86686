import type { Db } from '../platform/db/db.ts'
import type { Sealer } from '../platform/sealing.ts'
import { type BankField, openBankField, sealBankField } from './bank-details.ts'
import { listSealedProfiles, type ProfileRow, replaceSealed } from './queries.ts'

/** After the secret changed: seals with the new one what the old one opens. What neither opens stays as it is. Returns how many changed. */
export const resealProfiles = async (db: Db, sealer: Sealer): Promise<number> => {
  const rows = (await listSealedProfiles(db)).filter(
    (row) => needsSealing(sealer, row, 'bankName') || needsSealing(sealer, row, 'bankAccount'),
  )
  const again = (row: ProfileRow, field: BankField) => {
    const text = openBankField(sealer, row, field)
    return text === null ? row[field] : sealBankField(sealer, row, field, text)
  }
  for (const row of rows) {
    await replaceSealed(db, row, {
      bankName: again(row, 'bankName'),
      bankAccount: again(row, 'bankAccount'),
    })
  }
  return rows.length
}

const needsSealing = (sealer: Sealer, row: ProfileRow, field: BankField) =>
  row[field] !== null && !sealer.isCurrent(row[field])
