import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useSchemaForm } from '../../../ui/forms/use-schema-form.ts'
import { secondStepForms } from '../../forms.ts'
import type { SecondStepKind } from '../api.ts'
import { useSecondStep } from '../session.ts'
import { problemOf } from './auth-words.ts'

type SecondStepFormProps = { kind: SecondStepKind; onOther: (kind: SecondStepKind) => void }

const LOOKS = {
  totp: {
    label: 'Code',
    other: 'Use a backup code',
    inputMode: 'numeric',
  },
  'backup-code': {
    label: 'Backup code',
    other: 'Use the authenticator app',
    inputMode: 'text',
  },
} as const

export function SecondStepForm({ kind, onOther }: SecondStepFormProps) {
  const { label, other, inputMode } = LOOKS[kind]
  const step = useSecondStep()
  const { register, handleSubmit, setError, setFocus, formState } = useSchemaForm(secondStepForms[kind], {
    defaultValues: { code: '', trustDevice: false },
  })
  useEffect(() => setFocus('code'), [setFocus])
  const send = handleSubmit((given) =>
    step.mutate(
      { kind, ...given },
      {
        onError: (error) =>
          setError('code', { message: problemOf(error, 'second-step').words }, { shouldFocus: true }),
      },
    ),
  )
  return (
    <form noValidate onSubmit={send} className="space-y-5">
      <TextField
        label={label}
        autoComplete="one-time-code"
        inputMode={inputMode}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        error={formState.errors.code?.message}
        {...register('code')}
      />
      <Checkbox
        label="Trust this device for 30 days and only ask for the password"
        {...register('trustDevice')}
      />
      <Button
        type="submit"
        size="lg"
        className="w-full"
        // Once signed in the page leads on, and the button stays busy until then.
        isLoading={step.isPending || step.isSuccess}
        loadingText="Logging in..."
      >
        Login
      </Button>
      <Button
        variant="quiet"
        className="w-full"
        onClick={() => onOther(kind === 'totp' ? 'backup-code' : 'totp')}
      >
        {other}
      </Button>
    </form>
  )
}
