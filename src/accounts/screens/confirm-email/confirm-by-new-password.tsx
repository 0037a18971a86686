import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useSchemaForm } from '../../../ui/forms/use-schema-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { newPasswordForm } from '../../forms.ts'
import { GoTo } from '../go-to.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { problemOf } from '../sign-in/auth-words.ts'
import { brokenLinkPath, type Errand } from '../where-next.ts'
import { isUsedUp, pathAfterConfirming, useConfirmEmail } from './use-confirm-email.ts'

type ConfirmByNewPasswordProps = {
  token: string
  errand: Errand
  address: string
  /** Null where there is no password yet. */
  onBack: (() => void) | null
}

export function ConfirmByNewPassword({ token, errand, address, onBack }: ConfirmByNewPasswordProps) {
  const confirm = useConfirmEmail()
  const form = useSchemaForm(newPasswordForm, { defaultValues: { password: '', confirm: '' } })
  const { handleSubmit, setError, setFocus, formState } = form
  useEffect(() => setFocus('password'), [setFocus])
  const send = handleSubmit(({ password }) =>
    confirm.mutate(
      { token, newPassword: password },
      {
        onError: (error) => {
          const { field, words } = problemOf(error, 'confirm')
          setError(field === 'password' ? 'password' : 'root', { message: words }, { shouldFocus: true })
        },
      },
    ),
  )
  const root = formState.errors.root?.message
  if (confirm.data?.isConfirmed) return <GoTo path={pathAfterConfirming(confirm.data, errand)} />
  if (isUsedUp(confirm.error)) return <GoTo path={brokenLinkPath(errand)} />
  return (
    <form noValidate onSubmit={send} className="space-y-5">
      {root ? <Notice tone="error">{root}</Notice> : null}
      {/* For password managers. */}
      <input type="email" autoComplete="username" value={address} readOnly hidden />
      <NewPasswordFields form={form} />
      <Button
        type="submit"
        size="lg"
        className="w-full"
        isLoading={confirm.isPending}
        loadingText="Verifying..."
      >
        Save and Verify My Email
      </Button>
      {onBack ? (
        <Button variant="quiet" className="w-full" onClick={onBack}>
          I know the password
        </Button>
      ) : null}
    </form>
  )
}
