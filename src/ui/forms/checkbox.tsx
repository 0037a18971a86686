import { Check, CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: ReactNode }

/** A box to tick, with its sentence as the label. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-1.5 text-ink-soft text-sm">
        <span className="relative mt-px inline-flex shrink-0">
          <input
            {...input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            className="peer size-6 appearance-none rounded-sm border border-edge bg-surface transition-colors checked:border-accent checked:bg-accent aria-invalid:border-danger"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute inset-1 size-4 text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>{label}</span>
      </label>
      {error ? (
        <p id={id} className="mt-1 flex items-start gap-1.5 text-danger-ink text-sm">
          <CircleAlert aria-hidden="true" className="mt-[0.2em] size-[1.1em] shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  )
}
