import { BookOpen } from 'lucide-react'
import type { AnswerSource } from '../../../coach/contract.ts'
import { SafeLink } from './safe-link.tsx'

/** What an answer rests on. */
export function AnswerSources({ sources }: { sources: AnswerSource[] }) {
  if (sources.length === 0) return null
  return (
    <div className="mt-3 flex gap-2 border-line border-t pt-3 text-ink-soft text-xs">
      <BookOpen aria-hidden="true" className="mt-px size-4 shrink-0" />
      <div className="min-w-0">
        <p className="sr-only">Sources</p>
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
      </div>
    </div>
  )
}
