import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../../ui/over/dialog.tsx'
import type { Evaluation } from '../../contract.ts'
import type { Responses } from '../../rules.ts'
import { scoreEvaluation } from '../../rules.ts'
import { AnalysisChoice } from '../personality/analysis-choice.tsx'
import { useAnalysis } from '../personality/use-analysis.ts'
import { WhatHelps } from '../personality/what-helps.tsx'
import { EvaluationFooter } from './evaluation-footer.tsx'
import { EvaluationQuestions } from './evaluation-questions.tsx'
import { EvaluationResult } from './evaluation-result.tsx'
import { evaluationOf, firstOpen, RESULT_STEP } from './evaluation-steps.ts'
import { useOneAScreen } from './use-one-a-screen.ts'

export type EvaluationDialogProps = {
  isOpen: boolean
  name: string
  age: number | null
  /** Held by the opener, so that closing half way loses no answer. */
  responses: Responses
  onRespond: (responses: Responses) => void
  confirmLabel: string
  onConfirm: (evaluation: Evaluation) => void
  onClose: () => void
  isSaving?: boolean
  error?: string | null
}

/** 24 statements, one a screen on phones and in four steps elsewhere, then the result, then back to the statements or on. */
export function EvaluationDialog({ isOpen, ...props }: EvaluationDialogProps) {
  return isOpen ? <OpenEvaluation {...props} /> : null
}

function OpenEvaluation(props: Omit<EvaluationDialogProps, 'isOpen'>) {
  const { name, age, responses, onRespond, onConfirm, onClose, isSaving = false, error } = props
  const [step, setStep] = useState(() => firstOpen(responses))
  const isOneAScreen = useOneAScreen()
  const body = useFocusOnStep(step)
  const isResult = step === RESULT_STEP
  const { type } = scoreEvaluation(responses)
  const analysis = useAnalysis({ name, age, type })
  const child = <bdi className="wrap-anywhere">{name.trim() || 'your child'}</bdi>

  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isSaving}
      title={isResult ? 'Personality Result' : 'Personality Evaluation'}
      description={
        isResult ? (
          <>From what you see in {child}.</>
        ) : (
          <>How well does each fit {child}? There's no wrong answer.</>
        )
      }
      footer={
        <EvaluationFooter
          {...{ step, isOneAScreen }}
          onGoTo={setStep}
          responses={responses}
          confirmLabel={props.confirmLabel}
          onConfirm={() => onConfirm(evaluationOf(responses, analysis.text))}
          isWriting={analysis.isWriting}
          isSaving={isSaving}
        />
      }
    >
      <div ref={body}>
        {isResult ? (
          <EvaluationResult age={age} responses={responses} error={error}>
            {analysis.isByModel ? (
              <AnalysisChoice analysis={analysis} isDisabled={isSaving} />
            ) : age === null ? null : (
              <div className="mt-5 rounded-lg border border-line px-4 py-3">
                <h4 className="mb-1 font-semibold text-sm">What helps {child}</h4>
                <WhatHelps about={{ name, age, type }} />
              </div>
            )}
          </EvaluationResult>
        ) : (
          <EvaluationQuestions
            {...{ step, isOneAScreen }}
            onGoTo={setStep}
            name={name}
            responses={responses}
            onRespond={onRespond}
          />
        )}
      </div>
    </Dialog>
  )
}

/** A new step starts at its heading, for eyes and for ears; the first one leaves the focus to the dialog. */
function useFocusOnStep(step: number) {
  const body = useRef<HTMLDivElement>(null)
  const seen = useRef(step)
  useEffect(() => {
    if (seen.current === step) return
    seen.current = step
    body.current?.scrollIntoView()
    body.current?.querySelector('h3')?.focus({ preventScroll: true })
  }, [step])
  return body
}
