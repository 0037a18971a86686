import type { UseFormReturn } from 'react-hook-form'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { PasswordStrength } from './password-strength.tsx'

export type NewPasswordValues = { password: string; confirm: string }

type NewPasswordFieldsProps = { form: UseFormReturn<NewPasswordValues>; label?: string }

/** A new password, twice. */
export function NewPasswordFields({ form, label = 'New password' }: NewPasswordFieldsProps) {
  const { register, watch, formState } = form
  const { errors, isSubmitted } = formState
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        error={errors.password?.message}
        // Praise for its length would stand beside what is wrong with it.
        hint={errors.password ? null : <PasswordStrength password={watch('password')} />}
        {...register('password', { deps: isSubmitted ? ['confirm'] : [] })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirm?.message}
        {...register('confirm')}
      />
    </>
  )
}
