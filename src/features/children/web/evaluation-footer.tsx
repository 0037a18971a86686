import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import type { Responses } from '../rules.ts'
import { isEvaluationComplete } from '../rules.ts'
import { LAST_GROUP_STEP, RESULT_STEP } from './evaluation-steps.ts'

type EvaluationFooterProps = {
  step: number
  onGoTo: (step: number) => void
  responses: Responses
  confirmLabel: string
  onConfirm: () => void
  isSaving: boolean
  /** A description is on its way, and waits to be read. */
  isWriting: boolean
}

export function EvaluationFooter(props: EvaluationFooterProps) {
  const { step, onGoTo, responses, confirmLabel, onConfirm, isSaving, isWriting } = props
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
  return (
    <div className="flex w-full flex-wrap gap-2 sm:justify-end">
      {step > 0 ? (
        <Button
          variant="quiet"
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={() => onGoTo(step - 1)}
          className="max-[22rem]:px-2 sm:mr-auto"
        >
          <span className="sr-only sm:not-sr-only">Back</span>
        </Button>
      ) : null}
      {step < LAST_GROUP_STEP ? (
        <Button
          variant={isComplete ? 'secondary' : 'primary'}
          onClick={() => onGoTo(step + 1)}
          className="grow sm:grow-0"
        >
          Next
          <ArrowRight aria-hidden="true" />
        </Button>
      ) : null}
      {isComplete || step === LAST_GROUP_STEP ? (
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
