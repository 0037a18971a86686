import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useSchemaForm } from '../../../ui/forms/use-schema-form.ts'
import { Dialog } from '../../../ui/over/dialog.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { wordsFor } from '../../../ui/words.ts'
import { totpForm } from '../../forms.ts'
import { textLink } from '../sign-in/text-link.ts'
import { confirmSecondStep } from './security-api.ts'

type ScanDialogProps = { uri: string; onOn: () => void; onClose: () => void }

/** Brings the key to the app, and asks for the first code as a proof that it arrived. */
export function ScanDialog({ uri, onOn, onClose }: ScanDialogProps) {
  const form = useId()
  const { register, handleSubmit, formState } = useSchemaForm(totpForm, { defaultValues: { code: '' } })
  const confirm = useMutation({ mutationFn: confirmSecondStep, onSuccess: onOn })
  const key = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Scan this with your app"
      size="sm"
      isBusy={confirm.isPending}
      footer={
        <Button type="submit" form={form} isLoading={confirm.isPending} loadingText="Checking...">
          Turn on
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        className="space-y-5"
        onSubmit={handleSubmit(({ code }) => confirm.mutate(code))}
      >
        <QrCode text={uri} label="QR code with the key for your authenticator app" />
        <div className="text-center text-ink-soft text-sm">
          <p>
            On this phone?{' '}
            <a href={uri} className={textLink}>
              Open the app
            </a>
            . Or type this key into it:
          </p>
          <p className="mt-2 break-words font-mono text-ink text-base tracking-wide">
            {key.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
        <TextField
          label="Code from the app"
          hint="Six digits. They prove that the app has the key."
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={64}
          error={formState.errors.code?.message ?? (confirm.error ? wordsFor(confirm.error) : undefined)}
          {...register('code')}
        />
      </form>
    </Dialog>
  )
}
