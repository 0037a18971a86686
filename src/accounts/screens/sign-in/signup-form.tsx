import type { FormEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { consents } from '../../../../content/site/consents.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useSchemaForm } from '../../../ui/forms/use-schema-form.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { signUpForm } from '../../forms.ts'
import { PasswordStrength } from '../password-strength.tsx'
import { useSignUp } from '../session.ts'
import { type Errand, errandPath } from '../where-next.ts'
import { problemOf, WORDS } from './auth-words.ts'
import { IdentityButtons } from './identity-buttons.tsx'
import { useLatestWay } from './latest-way.ts'
import { textLink } from './text-link.ts'

export function SignupForm({ errand, plan }: { errand: Errand; plan: string | undefined }) {
  const signUp = useSignUp(errand)
  const { register, handleSubmit, getValues, setError, clearErrors, control, formState } = useSchemaForm(
    signUpForm,
    {
      defaultValues: { email: '', password: '', confirm: '', isGuardian: false },
    },
  )
  const { errors } = formState
  const { latest, begin } = useLatestWay<'sign-up' | 'identity'>(clearErrors)
  const password = useWatch({ control, name: 'password' })
  // A signed-in visitor is led on by the page, and the button stays busy until then.
  const isBusy = signUp.isPending || signUp.isSuccess
  const mayGoOn = () => {
    const isGuardian = signUpForm.shape.isGuardian.safeParse(getValues('isGuardian')).success
    if (!isGuardian) setError('isGuardian', { message: WORDS.unconfirmed }, { shouldFocus: true })
    return isGuardian
  }
  const open = handleSubmit(({ email, password }) =>
    signUp.mutate(
      { email, password, plan },
      {
        onError: (error) => {
          const { field, words } = problemOf(error, 'sign-up')
          setError(field ?? 'root', { message: words }, { shouldFocus: true })
        },
      },
    ),
  )
  const send = (event: FormEvent) => {
    begin('sign-up')
    return open(event)
  }
  return (
    <>
      <form noValidate onSubmit={send} className="space-y-5">
        {errors.root?.message ? <Notice tone="error">{errors.root.message}</Notice> : null}
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          error={emailError(errors.email?.message, errand)}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          error={errors.password?.message}
          hint={errors.password ? null : <PasswordStrength password={password} />}
          {...register('password', {
            deps: formState.isSubmitted ? ['confirm'] : [],
          })}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={errors.confirm?.message}
          {...register('confirm')}
        />
        <Checkbox
          label={consents.adult.text}
          error={errors.isGuardian?.message}
          {...register('isGuardian')}
        />
        <Agreement />
        <Button
          type="submit"
          size="lg"
          className="w-full"
          isLoading={isBusy}
          loadingText="Creating account..."
        >
          Sign Up
        </Button>
      </form>
      <IdentityButtons
        door="sign-up"
        mayGoOn={mayGoOn}
        wanted={errandPath(errand)}
        isLatest={latest === 'identity'}
        onPress={() => begin('identity')}
      />
    </>
  )
}

/** Whoever has an account goes on with what they came for. */
function emailError(words: string | undefined, errand: Errand) {
  if (words !== WORDS.registered) return words
  return (
    <span>
      {words}{' '}
      <Link to="/login" search={errand} className={cx(textLink, 'inline-block')}>
        Log in instead
      </Link>
    </span>
  )
}

/** The words that the ledger keeps a hash of. */
function Agreement() {
  return (
    <p className="text-ink-soft text-sm">
      <Linked sentence={consents.terms} to="/terms" /> <Linked sentence={consents.privacy} to="/privacy" />
    </p>
  )
}

function Linked({
  sentence: { text, title },
  to,
}: {
  sentence: typeof consents.terms
  to: '/terms' | '/privacy'
}) {
  const [before, after] = text.split(title)
  return (
    <>
      {before}
      <Link to={to} className={textLink}>
        {title}
      </Link>
      {after}
    </>
  )
}
