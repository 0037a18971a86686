import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { useSchemaForm } from '../../../ui/forms/use-schema-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { RequestError } from '../../../ui/server/request.ts'
import { newPasswordForm } from '../../forms.ts'
import { resetPassword } from '../api.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { useIdentity } from '../session.ts'
import { problemOf } from './auth-words.ts'

type ResetPasswordFormProps = { token: string; onChanged: () => void; onUsedUp: () => void }

export function ResetPasswordForm({ token, onChanged, onUsedUp }: ResetPasswordFormProps) {
  const { welcome } = useIdentity()
  const form = useSchemaForm(newPasswordForm, { defaultValues: { password: '', confirm: '' } })
  const reset = useMutation({
    mutationFn: resetPassword,
    onSuccess: () => {
      welcome(null)
      onChanged()
    },
    onError: (error) => {
      if (error instanceof RequestError && error.code === 'INVALID_TOKEN') return onUsedUp()
      const { field, words } = problemOf(error, 'reset')
      form.setError(field === 'password' ? 'password' : 'root', { message: words }, { shouldFocus: true })
    },
  })
  const root = form.formState.errors.root?.message
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={form.handleSubmit(({ password }) => reset.mutate({ token, newPassword: password }))}
    >
      {root ? <Notice tone="error">{root}</Notice> : null}
      <NewPasswordFields form={form} />
      <Button
        type="submit"
        size="lg"
        className="w-full"
        isLoading={reset.isPending}
        loadingText="Changing password..."
      >
        Change Password
      </Button>
    </form>
  )
}
