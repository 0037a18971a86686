import { eq } from 'drizzle-orm'
import type { SecondStepState } from '../contract.ts'
import type { DoorParts } from '../doors.ts'
import { user } from '../tables.ts'

/** Whether a second step is asked for, and how many backup codes are left. */
export const readSecondStep = async (
  { auth, db }: Pick<DoorParts, 'auth' | 'db'>,
  userId: string,
): Promise<SecondStepState> => {
  const [row] = await db.select({ isOn: user.twoFactorEnabled }).from(user).where(eq(user.id, userId))
  if (!row?.isOn) return null
  const found = await auth.api.viewBackupCodes({ body: { userId } }).catch(nullWhereOff)
  return found && { backupCodesLeft: found.backupCodes.length }
}

/** Switched off between the two reads. */
const nullWhereOff = (error: unknown): null => {
  if ((error as { body?: { code?: string } }).body?.code === 'BACKUP_CODES_NOT_ENABLED') return null
  throw error
}
