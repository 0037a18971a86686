import { useEffect, useRef } from 'react'
import type { Rating } from '../../../ui/forms/radio-scale.tsx'
import { RadioScale } from '../../../ui/forms/radio-scale.tsx'
import type { Responses } from '../../rules.ts'
import { GROUPS, SCALE, statementFor } from '../personality/personality.ts'
import { EvaluationProgress } from './evaluation-progress.tsx'
import { numberOf, screenAt, stepAfterTap } from './evaluation-steps.ts'

type EvaluationQuestionsProps = {
  step: number
  isOneAScreen: boolean
  onGoTo: (step: number) => void
  name: string
  responses: Responses
  onRespond: (responses: Responses) => void
}

/** So long the chosen rating is seen before the next statement comes. */
const SEEN_MS = 180

export function EvaluationQuestions(props: EvaluationQuestionsProps) {
  const { step, isOneAScreen, onGoTo, name, responses, onRespond } = props
  const { place, title, statements } = screenAt(step, isOneAScreen)
  const going = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(going.current), [])
  const goOn = (given: Responses) => {
    clearTimeout(going.current)
    const next = stepAfterTap(step, given)
    if (next !== step) going.current = setTimeout(() => onGoTo(next), SEEN_MS)
  }
  return (
    <>
      <EvaluationProgress
        place={place}
        responses={responses}
        onGoTo={(chosen) => {
          clearTimeout(going.current)
          onGoTo(chosen)
        }}
      />
      <h3 tabIndex={-1} className="mt-5 mb-5 font-semibold text-lg">
        <span className="sr-only">
          Part {place + 1} of {GROUPS.length}:{' '}
        </span>
        {title}
      </h3>
      <div className="space-y-8 pb-2">
        {statements.map(({ id, text }) => (
          <RadioScale
            key={id}
            legend={statementFor(text, name)}
            step={isOneAScreen ? numberOf(id) : undefined}
            value={(responses[id] as Rating | undefined) ?? null}
            onChange={(rating) => onRespond({ ...responses, [id]: rating })}
            onTap={isOneAScreen ? (rating) => goOn({ ...responses, [id]: rating }) : undefined}
            lowLabel={SCALE.low}
            highLabel={SCALE.high}
            className="min-w-0 wrap-anywhere"
          />
        ))}
      </div>
    </>
  )
}
