import { type ReactNode, useId } from 'react'

type SectionProps = { title: string; note?: string; isWide?: boolean; children: ReactNode }

export function Section({ title, note, isWide = false, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-xl border border-line bg-surface p-5 shadow-sm ${isWide ? 'lg:col-span-2' : ''}`}
    >
      <h2 id={id} className="font-semibold text-lg">
        {title}
      </h2>
      {note ? <p className="mt-1 text-ink-soft text-sm">{note}</p> : null}
      <div className="mt-3">{children}</div>
    </section>
  )
}
