import type { ReactNode } from 'react'

export type Fact = { term: string; words: ReactNode }

/** What is known, as terms and their words; 'Not specified' where nothing is. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[9rem_1fr]">
      {facts.map(({ term, words }) => (
        <div key={term} className="min-w-0 sm:contents">
          <dt className="text-ink-faint text-sm sm:pt-0.5">{term}</dt>
          <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
            {words || <span className="text-ink-faint">Not specified</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
