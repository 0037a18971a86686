import type { ReactNode } from 'react'
import { Blocks } from '../../../ui/drawings/blocks.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Responses } from '../../rules.ts'
import { needsAgeNote, scoreEvaluation } from '../../rules.ts'
import { personalityType } from '../personality/personality.ts'
import { PairBand } from './pair-band.tsx'

type EvaluationResultProps = {
  age: number | null
  responses: Responses
  error?: string | null
  /** What can be added to the result. */
  children: ReactNode
}

export function EvaluationResult({ age, responses, error, children }: EvaluationResultProps) {
  const { type: code, pairs } = scoreEvaluation(responses)
  const type = personalityType(code)
  return (
    // Nothing in the result takes the focus, and without it a keyboard could not scroll to its end in every browser.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section aria-label="Result" tabIndex={0}>
      <div className="flex flex-col gap-x-5 gap-y-2 rounded-lg bg-accent-wash sm:flex-row sm:items-center px-5 py-4 text-accent-ink">
        <div className="min-w-0 flex-1">
          <h3 tabIndex={-1} className="display text-3xl">
            {code} {type?.nickname}
          </h3>
          <p className="mt-1">{type?.description}</p>
        </div>
        <Blocks className="order-first w-24 shrink-0 text-accent-ink sm:order-none sm:w-32" />
      </div>
      <ul className="mt-5 space-y-4">
        {pairs.map((pair) => (
          <PairBand key={pair.first} pair={pair} />
        ))}
      </ul>
      {children}
      <div className="mt-5 space-y-2 pb-1 text-ink-soft text-sm">
        {pairs.some(({ isClose }) => isClose) ? (
          <p>A close call can fall either way. Trust what you see at home.</p>
        ) : null}
        {needsAgeNote(age) ? (
          <p>
            Under seven, children change from month to month. See this as a first sketch, and look again
            later.
          </p>
        ) : null}
        <p>This helps you talk with the coach. It isn't a diagnosis.</p>
      </div>
      {error ? (
        <Notice tone="error" className="mt-3">
          {error}
        </Notice>
      ) : null}
    </section>
  )
}
