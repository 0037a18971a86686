import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ConfirmDialog } from '../../../ui/over/confirm-dialog.tsx'
import { toast } from '../../../ui/over/toast.ts'
import type { Child } from '../../contract.ts'
import { nameOf } from '../../rules.ts'
import { useDeleteChild } from '../api.ts'
import { failureWords } from '../failure-words.ts'

type DeleteChildButtonProps = { child: Child; maxChildren: number }

export function DeleteChildButton({ child, maxChildren }: DeleteChildButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteChild()
  const name = nameOf(child.name)

  const close = () => {
    setIsAsking(false)
    remove.reset()
  }
  // The card is gone before mutate's own callbacks would run.
  const confirm = () =>
    remove.mutateAsync(child.id).then(
      () => toast.success('Profile deleted'),
      () => undefined,
    )
  return (
    <>
      <IconButton label={`Delete ${name}`} disabled={child.isFrozen} onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsking}
        title="Are you sure you want to delete this child's profile?"
        description={
          <>
            <bdi className="wrap-anywhere">{name}</bdi> and all chats about them will be gone for good.
          </>
        }
        confirmLabel="Delete Profile"
        isDanger
        isBusy={remove.isPending}
        error={remove.error ? failureWords(remove.error, maxChildren) : null}
        onConfirm={confirm}
        onClose={close}
      />
    </>
  )
}
