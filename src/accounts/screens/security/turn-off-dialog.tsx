import { ReEntryDialog } from './re-entry-dialog.tsx'
import type { SecondStepDialogProps } from './second-step-card.tsx'
import { endSecondStep } from './security-api.ts'

export function TurnOffDialog({ email, onClose }: SecondStepDialogProps) {
  return (
    <ReEntryDialog
      title="Turn off two-step login?"
      description="After that, your password alone opens your account. Backup codes stop working, and no device stays trusted."
      email={email}
      label="Turn off"
      variant="danger"
      send={endSecondStep}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
