import { BookOpen } from 'lucide-react'
import type { AnswerSource } from '../../../coach/contract.ts'
import { SafeLink } from './safe-link.tsx'

const SHOWN_AT_ONCE = 4

/** What an answer rests on; of many, all but the first are a press away. */
export function AnswerSources({ sources }: { sources: AnswerSource[] }) {
  if (sources.length === 0) return null
  const more = sources.slice(SHOWN_AT_ONCE)
  return (
    <div className="mt-3 flex gap-2 border-line border-t pt-3 text-ink-soft text-xs">
      <BookOpen aria-hidden="true" className="mt-px size-4 shrink-0" />
      <div className="min-w-0">
        <p className="sr-only">Sources</p>
        <SourceList sources={sources.slice(0, SHOWN_AT_ONCE)} />
        {more.length > 0 ? (
          <details className="mt-1">
            <summary className="flex min-h-6 cursor-pointer items-center font-semibold hover:text-ink">
              {more.length} more
            </summary>
            <SourceList sources={more} />
          </details>
        ) : null}
      </div>
    </div>
  )
}

const SourceList = ({ sources }: { sources: AnswerSource[] }) => (
  <ul className="space-y-1.5">
    {sources.map(({ publisher, title, url }) => (
      <li key={url}>
        <SafeLink
          url={url}
          className="wrap-anywhere underline decoration-edge/50 underline-offset-3 hover:text-ink hover:decoration-current"
        >
          <span className="font-semibold">{publisher}</span> {title}
        </SafeLink>
      </li>
    ))}
  </ul>
)
