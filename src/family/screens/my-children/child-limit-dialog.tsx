import { useNavigate } from '@tanstack/react-router'
import { ConfirmDialog } from '../../../ui/over/confirm-dialog.tsx'
import { childLimitWords } from '../failure-words.ts'

type ChildLimitDialogProps = { isOpen: boolean; limit: number; onClose: () => void }

export function ChildLimitDialog({ isOpen, limit, onClose }: ChildLimitDialogProps) {
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={childLimitWords(limit)}
      description="Another plan has room for more."
      confirmLabel="See Plans"
      cancelLabel="Not Now"
      onConfirm={() => navigate({ to: '/pricing' })}
      onClose={onClose}
    />
  )
}
