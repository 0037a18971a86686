import type { ReactNode } from 'react'
import { useId } from 'react'

type SectionProps = { heading: string; lead?: string; children: ReactNode }

/** A part of the safety page, named by its heading. */
export function Section({ heading, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display text-2xl">
        {heading}
      </h2>
      {lead ? <p className="mt-2 text-ink-soft">{lead}</p> : null}
      <div className="mt-5">{children}</div>
    </section>
  )
}
