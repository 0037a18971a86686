import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import type { FieldProps } from './field.tsx'
import { controlClass, Field } from './field.tsx'

type TextFieldProps = FieldProps & ComponentProps<'input'>

/** A one-line field. Spread react-hook-form's `register('email')` straight onto it. */
export function TextField({ label, hint, error, isOptional, id, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, isOptional, className }} {...(id ? { id } : {})}>
      {(control) => <input {...input} {...control} className={cx(controlClass, 'h-[3rem]')} />}
    </Field>
  )
}
