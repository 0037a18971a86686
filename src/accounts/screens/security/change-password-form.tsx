import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { useSchemaForm } from '../../../ui/forms/use-schema-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { RequestError } from '../../../ui/server/request.ts'
import { changePasswordForm } from '../../forms.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { problemOf } from '../sign-in/auth-words.ts'
import { changePassword, sessionsQuery } from './security-api.ts'

export function ChangePasswordForm({ email }: { email: string }) {
  const client = useQueryClient()
  const form = useSchemaForm(changePasswordForm, {
    defaultValues: { current: '', password: '', confirm: '' },
  })
  const { errors } = form.formState
  const change = useMutation({
    mutationFn: ({ current, password }: { current: string; password: string }) =>
      changePassword({ currentPassword: current, newPassword: password }),
    onSuccess: () => {
      form.reset()
      return client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
    onError: (error) => {
      const isOld = error instanceof RequestError && error.code === 'INVALID_PASSWORD'
      const { field, words } = problemOf(error, 'reset')
      if (isOld) form.setError('current', { message: NOT_YOURS }, { shouldFocus: true })
      else
        form.setError(field === 'password' ? 'password' : 'root', { message: words }, { shouldFocus: true })
    },
  })
  return (
    <form noValidate className="space-y-5" onSubmit={form.handleSubmit((given) => change.mutate(given))}>
      {change.isSuccess ? (
        <Notice tone="success">Your password has changed. You've been logged out everywhere else.</Notice>
      ) : null}
      {errors.root?.message ? <Notice tone="error">{errors.root.message}</Notice> : null}
      {/* Password managers want to know whose it is. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.current?.message}
        {...form.register('current')}
      />
      <NewPasswordFields form={form as never} />
      <Button type="submit" isLoading={change.isPending} loadingText="Changing password...">
        Change Password
      </Button>
    </form>
  )
}

export const NOT_YOURS = "That isn't your password. Please try again."
