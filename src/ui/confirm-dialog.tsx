import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'

type ConfirmDialogProps = {
  isOpen: boolean
  /** The question itself, e.g. 'Are you sure you want to log out?'. */
  title: string
  description?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** Red, for what cannot be undone. */
  isDanger?: boolean
  isBusy?: boolean
  /** What went wrong with the last try; the dialog stays open. */
  error?: string | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks once before something that matters. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    description,
    confirmLabel,
    cancelLabel = 'Cancel',
    isDanger,
    isBusy = false,
    error,
  } = props
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={title}
      description={description}
      size="sm"
      closesOnBackdrop
      isBusy={isBusy}
      footer={
        <>
          <Button variant="secondary" onClick={props.onClose} disabled={isBusy}>
            {cancelLabel}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} onClick={props.onConfirm} isLoading={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error ? <Notice tone="error">{error}</Notice> : null}
    </Dialog>
  )
}
