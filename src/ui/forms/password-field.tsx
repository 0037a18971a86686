import type { ComponentProps } from 'react'
import { useState } from 'react'
import { cx } from '../cx.ts'
import type { FieldProps } from './field.tsx'
import { controlClass, Field } from './field.tsx'

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type'>

/** A password with a Show/Hide toggle; pasting and password managers work. */
export function PasswordField({
  label,
  hint,
  error,
  isOptional,
  id,
  className,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field {...{ label, hint, error, isOptional, className }} {...(id ? { id } : {})}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={cx(controlClass, 'h-[3rem] pr-[5rem]')}
          />
          <button
            type="button"
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
            className="touch absolute inset-y-0.5 right-0.5 rounded-md px-4 font-semibold text-accent-ink text-sm hover:underline focus-visible:-outline-offset-2"
          >
            {isShown ? 'Hide' : 'Show'}
            <span className="sr-only"> what is typed</span>
          </button>
        </div>
      )}
    </Field>
  )
}
