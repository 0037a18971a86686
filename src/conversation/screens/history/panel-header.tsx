import { PanelLeftClose } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'

export function PanelHeader({ onClose }: { onClose: () => void }) {
  return (
    <div className="flex items-center justify-between gap-2 py-2 ps-5 pe-2">
      <h2 className="font-semibold">Conversations</h2>
      <IconButton label="Hide conversations" onClick={onClose}>
        <PanelLeftClose aria-hidden="true" className="rtl:rotate-180" />
      </IconButton>
    </div>
  )
}
