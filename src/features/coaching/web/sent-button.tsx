import { Eye } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'

const SentDialog = lazy(() => import('./sent-dialog.tsx').then((module) => ({ default: module.SentDialog })))

/** Opens what left for the provider when the message was answered. */
export function SentButton({ messageId }: { messageId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton label="What was sent" onClick={() => setIsOpen(true)} className="[&_svg]:size-4">
        <Eye aria-hidden="true" />
      </IconButton>
      {isOpen ? (
        <Suspense>
          <SentDialog messageId={messageId} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
