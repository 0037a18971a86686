import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import type { FieldProps } from './field.tsx'
import { controlClass, Field } from './field.tsx'

type SelectProps = FieldProps & ComponentProps<'select'>

/** The browser's own list: it works with every keyboard and every thumb. */
export function Select({ label, hint, error, isOptional, id, className, children, ...select }: SelectProps) {
  return (
    <Field {...{ label, hint, error, isOptional, className }} {...(id ? { id } : {})}>
      {(control) => (
        <span className="relative block">
          <select {...select} {...control} className={cx(controlClass, 'h-[3rem] appearance-none pr-11')}>
            {children}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-3.5 right-4 size-5 text-ink-soft"
          />
        </span>
      )}
    </Field>
  )
}
