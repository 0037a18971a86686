import { ChevronDown } from 'lucide-react'
import { centre } from '../../../content/site/privacy-centre.ts'
import { Verbatim } from '../../ui/verbatim.tsx'
import type { PrivacyOverview } from '../contract.ts'
import { fillWords } from './fill-words.ts'
import { Part } from './part.tsx'

const words = centre.sample

/** What would leave for one message, word for word. */
export function CoachSample({ sample: { childName, question, sent } }: Pick<PrivacyOverview, 'sample'>) {
  if (sent.length === 0) return <Part heading={words.heading} lead={words.nothing} />
  return (
    <Part heading={words.heading} lead={fillWords(words.lead, { question })}>
      <details className="group rounded-lg border border-line">
        <summary className="touch flex cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
          <span className="wrap-anywhere">{fillWords(words.open, { child: childName })}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <ol className="space-y-4 border-line border-t p-4">
          {sent.map(({ role, content }) => (
            <li key={role}>
              <h3 className="mb-1.5 font-semibold text-sm">{words.roles[role]}</h3>
              <Verbatim>{content}</Verbatim>
            </li>
          ))}
        </ol>
      </details>
      <p className="mt-3 text-ink-soft text-sm">{words.chat}</p>
    </Part>
  )
}
