import type { ReactNode } from 'react'
import { useId } from 'react'

type SectionProps = {
  /** Where a link can lead. */ id?: string
  heading: string
  lead?: string
  children: ReactNode
}

/** A part of the safety page, named by its heading. */
export function Section({ heading, lead, children, ...given }: SectionProps) {
  const made = useId()
  const id = given.id ?? made
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
