import type { ReactNode } from 'react'
import type { AnswerParts } from '../../../../guidance/contract.ts'
import { deedOf } from '../../../../guidance/rules.ts'

type AnswerStepsProps = {
  steps: AnswerParts['steps']
  from?: number
  /** What stands below a step, by its place from 0 on. */
  below?: ((place: number) => ReactNode) | null
}

/** What to do, in order; why it helps stands below each. */
export function AnswerSteps({ steps, from = 1, below = null }: AnswerStepsProps) {
  if (steps.length === 0) return null
  return (
    // Without a marker of some kind Safari tells nobody that it is a list.
    <ol start={from} className="list-[''] space-y-4">
      {steps.map((step, place) => (
        <li key={step.do} value={from + place} className="flex gap-3">
          <span
            aria-hidden="true"
            className="mt-px inline-flex size-6.5 shrink-0 select-none items-center justify-center rounded-full bg-accent-wash font-semibold text-accent-ink text-sm tabular-nums"
          >
            {from + place}
          </span>
          <div className="min-w-0">
            <Deed>{step.do}</Deed>
            {step.why ? (
              <p dir="auto" className="mt-0.5 text-ink-soft">
                {step.why}
              </p>
            ) : null}
            {below?.(from - 1 + place)}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Bold is what's done; how stands behind it. */
function Deed({ children }: { children: string }) {
  const deed = deedOf(children)
  const how = children.slice(deed.length).trimStart()
  return (
    <p dir="auto">
      <strong className="font-semibold">{deed}</strong>
      {how ? ` ${how}` : null}
    </p>
  )
}
