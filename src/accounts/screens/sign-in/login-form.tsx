import { type FormEvent, useCallback } from 'react'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useSchemaForm } from '../../../ui/forms/use-schema-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { loginForm } from '../../forms.ts'
import { useSignIn } from '../session.ts'
import { errandOfPath } from '../where-next.ts'
import { type Problem, problemOf } from './auth-words.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { IdentityButtons } from './identity-buttons.tsx'
import { useLatestWay } from './latest-way.ts'
import { PasskeyButton } from './passkey-button.tsx'

export function LoginForm({ wanted }: { wanted: string | null }) {
  const signIn = useSignIn(wanted)
  const { register, handleSubmit, getValues, setError, clearErrors, formState } = useSchemaForm(loginForm, {
    defaultValues: { email: '', password: '' },
  })
  const { errors } = formState
  const { latest, begin } = useLatestWay<'login' | 'forgot' | 'passkey' | 'identity'>(clearErrors)
  // A signed-in visitor is led on by the page, and the button stays busy until then.
  const isBusy = signIn.isPending || signIn.isSuccess
  const show = ({ field, words }: Problem) =>
    setError(field ?? 'root', { message: words }, { shouldFocus: true })
  const logIn = handleSubmit((given) =>
    signIn.mutate(given, { onError: (error) => show(problemOf(error, 'login')) }),
  )
  const tryPasskey = useCallback(() => begin('passkey'), [begin])
  const send = (event: FormEvent) => {
    begin('login')
    return logIn(event)
  }
  return (
    <>
      <form noValidate onSubmit={send} className="space-y-5">
        {errors.root?.message ? <Notice tone="error">{errors.root.message}</Notice> : null}
        <TextField
          label="Email"
          type="email"
          autoComplete="username webauthn"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <ForgotPassword
          errand={errandOfPath(wanted)}
          readEmail={() => getValues('email')}
          isLatest={latest === 'forgot'}
          onPress={() => begin('forgot')}
          onProblem={show}
        />
        <Button type="submit" size="lg" className="w-full" isLoading={isBusy} loadingText="Logging in...">
          Login
        </Button>
      </form>
      <PasskeyButton isLatest={latest === 'passkey'} onTry={tryPasskey} />
      <IdentityButtons
        door="login"
        wanted={wanted}
        isLatest={latest === 'identity'}
        onPress={() => begin('identity')}
      />
    </>
  )
}
