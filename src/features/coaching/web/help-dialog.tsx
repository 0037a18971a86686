import { Dialog } from '../../../ui/dialog.tsx'
import type { SafetyCard as Card } from '../../safety/contract.ts'
import { SafetyCard } from '../../safety/web/safety-card.tsx'

export function HelpDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Help" closesOnBackdrop>
      <SafetyCard card={card} />
    </Dialog>
  )
}
