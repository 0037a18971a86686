import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import type { Responses } from '../../rules.ts'
import { isEvaluationComplete } from '../../rules.ts'
import { RESULT_STEP, screenAt } from './evaluation-steps.ts'

type EvaluationFooterProps = {
  step: number
  isOneAScreen: boolean
  onGoTo: (step: number) => void
  responses: Responses
  confirmLabel: string
  onConfirm: () => void
  isSaving: boolean
  /** A description is on its way, and waits to be read. */
  isWriting: boolean
}

export function EvaluationFooter(props: EvaluationFooterProps) {
  const { step, isOneAScreen, onGoTo, responses, confirmLabel, onConfirm, isSaving, isWriting } = props
  const isComplete = isEvaluationComplete(responses)
  if (step === RESULT_STEP) {
    return (
      <>
        <Button variant="secondary" onClick={() => onGoTo(0)} disabled={isSaving}>
          Back to Questions
        </Button>
        <Button
          onClick={onConfirm}
          isLoading={isSaving || isWriting}
          loadingText={isSaving ? 'Saving...' : 'Writing...'}
        >
          {confirmLabel}
        </Button>
      </>
    )
  }
  const { before, next } = screenAt(step, isOneAScreen)
  return (
    <div className="flex w-full flex-wrap gap-2 sm:justify-end">
      {before !== null ? (
        <Button
          variant="quiet"
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={() => onGoTo(before)}
          className="max-[22rem]:px-2 sm:mr-auto"
        >
          <span className="sr-only sm:not-sr-only">Back</span>
        </Button>
      ) : null}
      {next !== null ? (
        <Button
          variant={isComplete ? 'secondary' : 'primary'}
          onClick={() => onGoTo(next)}
          className="grow sm:grow-0"
        >
          Next
          <ArrowRight aria-hidden="true" />
        </Button>
      ) : null}
      {isComplete || next === null ? (
        <Button
          disabled={!isComplete}
          onClick={() => onGoTo(RESULT_STEP)}
          className="grow max-[22rem]:px-3 sm:grow-0"
        >
          Complete Evaluation
        </Button>
      ) : null}
    </div>
  )
}
