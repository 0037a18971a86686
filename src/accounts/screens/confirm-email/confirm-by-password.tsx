import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { useSchemaForm } from '../../../ui/forms/use-schema-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { RequestError } from '../../../ui/server/request.ts'
import { reEntryForm } from '../../forms.ts'
import { GoTo } from '../go-to.tsx'
import { type Problem, problemOf } from '../sign-in/auth-words.ts'
import { brokenLinkPath, type Errand } from '../where-next.ts'
import { isUsedUp, pathAfterConfirming, useConfirmEmail } from './use-confirm-email.ts'

type ConfirmByPasswordProps = {
  token: string
  errand: Errand
  address: string
  /** Null where only the password counts. */
  onForgotten: (() => void) | null
}

export function ConfirmByPassword({ token, errand, address, onForgotten }: ConfirmByPasswordProps) {
  const confirm = useConfirmEmail()
  const { register, handleSubmit, setError, setFocus, formState } = useSchemaForm(reEntryForm, {
    defaultValues: { password: '' },
  })
  useEffect(() => setFocus('password'), [setFocus])
  const { errors } = formState
  const send = handleSubmit(({ password }) =>
    confirm.mutate(
      { token, password },
      {
        onError: (error) => {
          const { field, words } = wrongOr(error)
          setError(field === 'password' ? 'password' : 'root', { message: words }, { shouldFocus: true })
        },
      },
    ),
  )
  if (confirm.data?.isConfirmed) return <GoTo path={pathAfterConfirming(confirm.data, errand)} />
  if (isUsedUp(confirm.error)) return <GoTo path={brokenLinkPath(errand)} />
  return (
    <form noValidate onSubmit={send} className="space-y-5">
      {errors.root?.message ? <Notice tone="error">{errors.root.message}</Notice> : null}
      {/* For password managers. */}
      <input type="email" autoComplete="username" value={address} readOnly hidden />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button
        type="submit"
        size="lg"
        className="w-full"
        isLoading={confirm.isPending}
        loadingText="Verifying..."
      >
        Verify My Email
      </Button>
      {onForgotten ? (
        <Button variant="quiet" className="w-full" onClick={onForgotten}>
          I don’t know the password
        </Button>
      ) : null}
    </form>
  )
}

/** The address is known to be right here. */
function wrongOr(error: unknown): Problem {
  const isWrong = error instanceof RequestError && error.code === 'INVALID_EMAIL_OR_PASSWORD'
  return isWrong
    ? { field: 'password', words: 'That password isn’t right. Please try again.' }
    : problemOf(error, 'confirm')
}
