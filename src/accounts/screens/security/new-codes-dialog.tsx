import { useState } from 'react'
import { BackupCodesDialog } from './backup-codes-dialog.tsx'
import { ReEntryDialog } from './re-entry-dialog.tsx'
import type { SecondStepDialogProps } from './second-step-card.tsx'
import { renewBackupCodes } from './security-api.ts'

export function NewCodesDialog({ email, onClose }: SecondStepDialogProps) {
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <BackupCodesDialog codes={codes} onClose={onClose} />
  return (
    <ReEntryDialog
      title="Make new backup codes"
      description="Ten new codes will replace the ones you have."
      email={email}
      label="Make new codes"
      send={renewBackupCodes}
      onDone={({ backupCodes }) => setCodes(backupCodes)}
      onClose={onClose}
    />
  )
}
