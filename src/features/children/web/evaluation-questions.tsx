import type { Rating } from '../../../ui/radio-scale.tsx'
import { RadioScale } from '../../../ui/radio-scale.tsx'
import type { Responses } from '../rules.ts'
import { EvaluationProgress } from './evaluation-progress.tsx'
import { GROUPS, SCALE, statementFor } from './personality.ts'

type EvaluationQuestionsProps = {
  step: number
  onGoTo: (step: number) => void
  name: string
  responses: Responses
  onRespond: (responses: Responses) => void
}

export function EvaluationQuestions({ step, onGoTo, name, responses, onRespond }: EvaluationQuestionsProps) {
  const group = GROUPS[step]
  if (!group) return null
  return (
    <>
      <EvaluationProgress responses={responses} step={step} onGoTo={onGoTo} />
      <h3 tabIndex={-1} className="mt-5 mb-5 font-semibold text-lg">
        <span className="sr-only">
          Part {step + 1} of {GROUPS.length}:{' '}
        </span>
        {group.title}
      </h3>
      <div className="space-y-8 pb-2">
        {group.statements.map(({ id, text }) => (
          <RadioScale
            key={id}
            legend={statementFor(text, name)}
            value={(responses[id] as Rating | undefined) ?? null}
            onChange={(rating) => onRespond({ ...responses, [id]: rating })}
            lowLabel={SCALE.low}
            highLabel={SCALE.high}
            className="min-w-0 wrap-anywhere"
          />
        ))}
      </div>
    </>
  )
}
