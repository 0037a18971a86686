import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  isOpen: boolean
  /** The question itself, e.g. 'Are you sure you want to log out?'. */
  title: string
  description?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** Something is lost by it: the way back is the button that stands out and has the focus, the other one is red and quiet. */
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
  const cancel = (
    <Button
      key="cancel"
      variant={isDanger ? 'primary' : 'secondary'}
      data-autofocus={isDanger}
      onClick={props.onClose}
      disabled={isBusy}
    >
      {cancelLabel}
    </Button>
  )
  const confirm = (
    <Button
      key="confirm"
      variant={isDanger ? 'quiet-danger' : 'primary'}
      onClick={props.onConfirm}
      isLoading={isBusy}
    >
      {confirmLabel}
    </Button>
  )
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={title}
      description={description}
      size="sm"
      closesOnBackdrop
      isBusy={isBusy}
      // What stands out comes last, where the thumb is.
      footer={isDanger ? [confirm, cancel] : [cancel, confirm]}
    >
      {error ? <Notice tone="error">{error}</Notice> : null}
    </Dialog>
  )
}
