import { useState } from 'react'
import { BackupCodesDialog } from './backup-codes-dialog.tsx'
import { ReEntryDialog } from './re-entry-dialog.tsx'
import { ScanDialog } from './scan-dialog.tsx'
import type { SecondStepDialogProps } from './second-step-card.tsx'
import { beginSecondStep } from './security-api.ts'

/** The password, the app, the backup codes: one after the other. */
export function TurnOnDialog({ email, onClose }: SecondStepDialogProps) {
  const [begun, setBegun] = useState<{ uri: string; backupCodes: string[] } | null>(null)
  const [isOn, setIsOn] = useState(false)
  if (begun && isOn) return <BackupCodesDialog codes={begun.backupCodes} onClose={onClose} />
  if (begun) return <ScanDialog uri={begun.uri} onOn={() => setIsOn(true)} onClose={onClose} />
  return (
    <ReEntryDialog
      title="Turn on two-step login"
      description="You'll need an authenticator app, like the one built into your phone's or browser's passwords."
      email={email}
      label="Continue"
      send={beginSecondStep}
      onDone={setBegun}
      onClose={onClose}
    />
  )
}
