import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import type { FieldProps } from './field.tsx'
import { controlClass, Field } from './field.tsx'

type SelectProps = FieldProps & ComponentProps<'select'>

/** The platform's own picker, which thumbs and screen readers know; options are its children. */
export function Select({ label, hint, error, isOptional, id, className, ...select }: SelectProps) {
  return (
    <Field {...{ label, hint, error, isOptional, className }} {...(id ? { id } : {})}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={cx(controlClass, 'h-12 appearance-none pr-11')} />
          <ChevronDown
            aria-hidden="true"
            className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-4 size-4 text-ink-soft"
          />
        </div>
      )}
    </Field>
  )
}
