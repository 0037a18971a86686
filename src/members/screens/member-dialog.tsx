import { Button } from '../../ui/button.tsx'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { Dialog } from '../../ui/over/dialog.tsx'
import { wordsFor } from '../../ui/words.ts'
import type { FamilyMember, FamilyPage } from '../contract.ts'
import { memberForm } from '../forms.ts'
import { useChangeMembers } from './api.ts'
import { GivenFields } from './given-fields.tsx'

type MemberDialogProps = { member: FamilyMember; family: FamilyPage; onClose: () => void }

/** What a member may do from now on. */
export function MemberDialog({ member, family, onClose }: MemberDialogProps) {
  const { userId, name, role, childIds, until } = member
  const { change } = useChangeMembers()
  const form = useSchemaForm(memberForm, {
    defaultValues: { role: role === 'carer' ? 'carer' : 'parent', childIds, until },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Change what ${name || 'this member'} may do`}
      isBusy={change.isPending}
    >
      <form
        noValidate
        className="space-y-5"
        onSubmit={form.handleSubmit((given) => change.mutate({ userId, ...given }, { onSuccess: onClose }))}
      >
        <GivenFields form={form} family={family} />
        {change.error ? <Notice tone="error">{wordsFor(change.error)}</Notice> : null}
        <Button type="submit" isLoading={change.isPending}>
          Save
        </Button>
      </form>
    </Dialog>
  )
}
