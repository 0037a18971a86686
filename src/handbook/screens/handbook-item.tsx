import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { AnswerSources } from '../../conversation/screens/answer/answer-sources.tsx'
import { PartedAnswer } from '../../conversation/screens/answer/parts/parted-answer.tsx'
import type { HandbookCard } from '../contract.ts'

/** A card's title, and behind it the card. */
export function HandbookItem({ card: { title, parts, sources } }: { card: HandbookCard }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="group" onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
      <summary className="touch flex cursor-pointer list-none items-center justify-between gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      {isOpen ? (
        <div className="pb-5">
          <PartedAnswer parts={parts} after={<AnswerSources sources={sources} />} />
        </div>
      ) : null}
    </details>
  )
}
