import type { SafetyCard as Card } from '../../../safety/contract.ts'
import { SafetyCard } from '../../../safety/screens/safety-card.tsx'
import { Dialog } from '../../../ui/over/dialog.tsx'

export function HelpDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Help" closesOnBackdrop>
      <SafetyCard card={card} />
    </Dialog>
  )
}
