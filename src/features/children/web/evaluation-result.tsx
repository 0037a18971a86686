import { Notice } from '../../../ui/notice.tsx'
import type { Responses } from '../rules.ts'
import { needsAgeNote, scoreEvaluation } from '../rules.ts'
import { PairBand } from './pair-band.tsx'
import { personalityType } from './personality.ts'

type EvaluationResultProps = { age: number | null; responses: Responses; error?: string | null }

export function EvaluationResult({ age, responses, error }: EvaluationResultProps) {
  const { type: code, pairs } = scoreEvaluation(responses)
  const type = personalityType(code)
  return (
    <>
      <div className="rounded-lg bg-accent-wash px-5 py-5 text-accent-ink">
        <h3 tabIndex={-1} className="display text-3xl">
          {code} {type?.nickname}
        </h3>
        <p className="mt-1">{type?.description}</p>
      </div>
      <ul className="mt-7 space-y-6">
        {pairs.map((pair) => (
          <PairBand key={pair.first} pair={pair} />
        ))}
      </ul>
      <div className="mt-7 space-y-2 text-ink-soft text-sm">
        {needsAgeNote(age) ? (
          <p>
            Under seven, children change from month to month. Take this as a first sketch, and look again
            later.
          </p>
        ) : null}
        <p>This helps you and the coach to talk about your child. It is not a diagnosis.</p>
      </div>
      {error ? (
        <Notice tone="error" className="mt-4">
          {error}
        </Notice>
      ) : null}
    </>
  )
}
