import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useSchemaForm } from '../../../ui/forms/use-schema-form.ts'
import { Dialog } from '../../../ui/over/dialog.tsx'
import { wordsFor } from '../../../ui/words.ts'
import type { KeptPasskey } from '../../contract.ts'
import { passkeyNameForm } from '../../forms.ts'
import { PASSKEY_NAME_MAX_CHARS } from '../../passkeys/rules.ts'
import { problemOf } from '../sign-in/auth-words.ts'
import { makePasskey } from './passkey-ceremony.ts'
import { ReEntryDialog } from './re-entry-dialog.tsx'
import { removePasskey, renamePasskey } from './security-api.ts'

type DialogProps = { email: string; hasPassword: boolean; onClose: () => void }
type OfOne = DialogProps & { passkey: KeptPasskey }

export function AddPasskey({ onClose, ...who }: DialogProps) {
  return (
    <ReEntryDialog
      {...who}
      title="Add a passkey"
      description="Your device will ask for your fingerprint, face or PIN, and keep the passkey."
      label="Continue"
      send={makePasskey}
      wordsOf={(error) => problemOf(error, 'passkey').words}
      onDone={onClose}
      onClose={onClose}
    />
  )
}

export function RemovePasskey({ passkey, onClose, ...who }: OfOne) {
  return (
    <ReEntryDialog
      {...who}
      title="Remove this passkey?"
      description={`‘${passkey.name}’ will no longer open your account. Your device may still list it until you delete it there too.`}
      label="Remove"
      variant="danger"
      send={(password) => removePasskey(passkey.id, password)}
      onDone={onClose}
      onClose={onClose}
    />
  )
}

export function NamePasskey({ passkey, onClose }: OfOne) {
  const form = useId()
  const { register, handleSubmit, formState } = useSchemaForm(passkeyNameForm, {
    defaultValues: { name: passkey.name },
  })
  const rename = useMutation({
    // Given what was typed: a function that reads it is exchanged only after the next paint, and Enter is quicker.
    mutationFn: (to: string) => renamePasskey(passkey.id, to),
    onSuccess: onClose,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Rename this passkey"
      size="sm"
      isBusy={rename.isPending}
      footer={
        <Button type="submit" form={form} isLoading={rename.isPending} loadingText="Saving...">
          Save
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit(({ name }) => rename.mutate(name))}>
        <TextField
          label="Name"
          data-autofocus
          dir="auto"
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX_CHARS}
          error={formState.errors.name?.message ?? (rename.error ? wordsFor(rename.error) : undefined)}
          {...register('name')}
        />
      </form>
    </Dialog>
  )
}
