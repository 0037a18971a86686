import { type ReactNode, useId } from 'react'
import { cx } from '../../ui/cx.ts'

type PartProps = { heading: string; lead?: ReactNode; isGrave?: boolean; children?: ReactNode }

/** One matter of the privacy centre on a quiet card, named by its heading. */
export function Part({ heading, lead, isGrave, children }: PartProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'rounded-xl border bg-surface p-5 shadow-sm sm:p-7',
        isGrave ? 'border-danger/40' : 'border-line',
      )}
    >
      <h2 id={id} className="display text-xl">
        {heading}
      </h2>
      {lead ? <div className="mt-1.5 text-ink-soft">{lead}</div> : null}
      {children ? <div className="mt-5 empty:hidden">{children}</div> : null}
    </section>
  )
}
