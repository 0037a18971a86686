import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useSchemaForm } from '../../../ui/forms/use-schema-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { RequestError } from '../../../ui/server/request.ts'
import { changeEmailForm } from '../../forms.ts'
import { problemOf } from '../sign-in/auth-words.ts'
import { NOT_YOURS } from './change-password-form.tsx'
import { changeEmail } from './security-api.ts'

export function ChangeEmailForm() {
  const { register, handleSubmit, setError, reset, formState } = useSchemaForm(changeEmailForm, {
    defaultValues: { newEmail: '', password: '' },
  })
  const { errors } = formState
  const change = useMutation({
    mutationFn: changeEmail,
    onSuccess: () => reset(),
    onError: (error) => {
      if (error instanceof RequestError && error.code === 'wrong_password')
        return setError('password', { message: NOT_YOURS }, { shouldFocus: true })
      const { field, words } = problemOf(error, 'reset')
      setError(field === 'email' ? 'newEmail' : 'root', { message: words }, { shouldFocus: true })
    },
  })
  return (
    <form noValidate className="space-y-5" onSubmit={handleSubmit((given) => change.mutate(given))}>
      {change.isSuccess ? (
        <Notice tone="success">
          If that address is free, we've sent it a link. Your account moves once you open it.
        </Notice>
      ) : null}
      {errors.root?.message ? <Notice tone="error">{errors.root.message}</Notice> : null}
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.newEmail?.message}
        {...register('newEmail')}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" isLoading={change.isPending} loadingText="Sending...">
        Change Email
      </Button>
    </form>
  )
}
