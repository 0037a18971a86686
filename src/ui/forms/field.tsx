import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '../cx.ts'

export type FieldProps = {
  label: string
  /** One line under the label that helps to fill the field in. */
  hint?: ReactNode
  /** What is wrong and how to mend it; read aloud with the field. */
  error?: ReactNode
  /** Shows 'optional' beside the label. */
  isOptional?: boolean
}

/** What a control inside a field spreads onto its element. */
export type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export const controlClass = cx(
  'block w-full rounded-md border border-edge/70 bg-surface px-4 text-ink transition-[border-color,box-shadow] duration-150',
  'placeholder:text-ink-faint hover:border-edge disabled:bg-sunk disabled:text-ink-faint',
  'focus:border-accent focus:outline-none focus:ring-3 focus:ring-accent/30',
  'aria-invalid:border-danger aria-invalid:focus:ring-danger/30',
)

/** Label, hint and error around any control. */
export function Field(
  props: FieldProps & { id?: string; className?: string; children: (control: ControlProps) => ReactNode },
) {
  const { label, hint, error, isOptional, className, children } = props
  const made = useId()
  const id = props.id ?? made
  const hintId = hint ? `${id}-hint` : null
  const errorId = error ? `${id}-error` : null
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-ink text-sm">
        {label}
        {isOptional ? <span className="font-normal text-ink-faint"> (optional)</span> : null}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {errorId ? (
        <p id={errorId} className="mt-1.5 flex animate-fade items-start gap-1.5 text-danger-ink text-sm">
          <CircleAlert aria-hidden="true" className="mt-[0.2em] size-[1.1em] shrink-0" />
          {error}
        </p>
      ) : null}
      {hintId ? (
        <p id={hintId} className="mt-1.5 text-ink-faint text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
