import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Button, type ButtonVariant } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { useSchemaForm } from '../../../ui/forms/use-schema-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Dialog } from '../../../ui/over/dialog.tsx'
import { RequestError } from '../../../ui/server/request.ts'
import { wordsFor } from '../../../ui/words.ts'
import { noEntryForm, reEntryForm } from '../../forms.ts'

type ReEntryDialogProps<Answer> = {
  title: string
  description: ReactNode
  email: string
  label: string
  variant?: ButtonVariant
  /** Without one there is nothing to enter: the server asks for a fresh sign-in instead. */
  hasPassword?: boolean
  send: (password: string) => Promise<Answer>
  wordsOf?: (error: Error) => string
  onDone: (answer: Answer) => void
  onClose: () => void
}

/** Asks for the password once more before something that changes the ways in. */
export function ReEntryDialog<Answer>(props: ReEntryDialogProps<Answer>) {
  const { title, description, email, label, variant, hasPassword = true, send, onDone, onClose } = props
  const { wordsOf = wordsFor } = props
  const form = useId()
  const { register, handleSubmit, formState } = useSchemaForm(hasPassword ? reEntryForm : noEntryForm, {
    defaultValues: { password: '' },
  })
  const ask = useMutation({ mutationFn: send, onSuccess: onDone })
  const isWrong = ask.error instanceof RequestError && ask.error.code === 'wrong_password'
  const isStale = ask.error instanceof RequestError && ask.error.code === 'proof_needed'
  const submit = handleSubmit(({ password }) => ask.mutate(password))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      size="sm"
      isBusy={ask.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={ask.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            variant={variant}
            isLoading={ask.isPending || ask.isSuccess}
            loadingText="One moment..."
          >
            {label}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="space-y-4" onSubmit={submit}>
        {ask.error && !isWrong ? (
          <Notice tone="error">{isStale ? SIGN_IN_AGAIN : wordsOf(ask.error)}</Notice>
        ) : null}
        {hasPassword ? (
          <>
            {/* Password managers want to know whose it is. */}
            <input type="hidden" autoComplete="username" value={email} readOnly />
            <PasswordField
              label="Your password"
              autoComplete="current-password"
              data-autofocus
              error={formState.errors.password?.message ?? (isWrong ? wordsFor(ask.error) : undefined)}
              {...register('password')}
            />
          </>
        ) : null}
      </form>
    </Dialog>
  )
}

const SIGN_IN_AGAIN =
  'You log in without a password here. Please log out, log in again, and come back within ten minutes.'
