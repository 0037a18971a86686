import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import type { FieldProps } from './field.tsx'
import { controlClass, Field } from './field.tsx'

type TextareaProps = FieldProps & ComponentProps<'textarea'>

/** A field of several lines; grows with what is typed where the browser can. */
export function Textarea({
  label,
  hint,
  error,
  isOptional,
  id,
  className,
  rows = 3,
  ...textarea
}: TextareaProps) {
  return (
    <Field {...{ label, hint, error, isOptional, className }} {...(id ? { id } : {})}>
      {(control) => (
        <textarea
          rows={rows}
          {...textarea}
          {...control}
          className={cx(controlClass, 'field-sizing-content max-h-80 min-h-24 resize-y py-3')}
        />
      )}
    </Field>
  )
}
