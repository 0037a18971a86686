import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { ConfirmDialog } from '../../ui/over/confirm-dialog.tsx'
import { wordsFor } from '../../ui/words.ts'

/** Takes the conversation off this device and off the server. */
export function ClearButton({ isDisabled, onClear }: { isDisabled: boolean; onClear: () => Promise<void> }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const clear = async () => {
    setIsBusy(true)
    setError(null)
    try {
      await onClear()
      setIsOpen(false)
    } catch (caught) {
      setError(wordsFor(caught))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <IconButton label="Clear conversation" disabled={isDisabled} onClick={() => setIsOpen(true)}>
        <Eraser aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        isOpen={isOpen}
        title="Clear this conversation?"
        description="Your messages and the answers are deleted, here and on our server. Used free messages stay used."
        confirmLabel="Clear"
        isDanger
        isBusy={isBusy}
        error={error}
        onConfirm={() => void clear()}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
