import { useState } from 'react'
import { toast } from '../../../ui/toast.ts'
import type { Child, Evaluation } from '../contract.ts'
import type { Responses } from '../rules.ts'
import { nameOf } from '../rules.ts'
import { useSaveChild } from './api.ts'
import { EvaluationDialog } from './evaluation-dialog.tsx'
import { failureWords } from './failure-words.ts'
import { PersonalityPanel } from './personality-panel.tsx'

type ChildPersonalityProps = { child: Child; maxChildren: number; nameId: string }

/** The card's personality panel. An evaluation confirmed here is saved at once. */
export function ChildPersonality({ child, maxChildren, nameId }: ChildPersonalityProps) {
  const [isEvaluating, setIsEvaluating] = useState(false)
  const [responses, setResponses] = useState<Responses>({})
  const save = useSaveChild()

  const evaluate = () => {
    // What was saved by then, here or in the child's own dialog.
    setResponses(child.personalityEvaluation?.responses ?? {})
    setIsEvaluating(true)
  }

  const close = () => {
    setIsEvaluating(false)
    save.reset()
  }
  const { personalityEvaluation: evaluation } = child
  const store = (personalityEvaluation: Evaluation, done: string) => {
    const { id, name, age, interests } = child
    save.mutate(
      { id, input: { name, age, interests, personalityEvaluation } },
      {
        onSuccess: () => {
          close()
          toast.success(done)
        },
      },
    )
  }

  return (
    <>
      <PersonalityPanel
        profile={child.personalityProfile}
        about={child}
        onRemoveAnalysis={
          evaluation
            ? () =>
                store({ ...evaluation, enhancedProfile: null, analysisSource: null }, 'Description removed')
            : undefined
        }
        onEvaluate={evaluate}
        isDisabled={child.isFrozen}
        describedBy={nameId}
      />
      <EvaluationDialog
        isOpen={isEvaluating}
        name={nameOf(child.name)}
        age={child.age}
        responses={responses}
        onRespond={setResponses}
        confirmLabel="Confirm and Save"
        onConfirm={(given) => store(given, 'Personality profile saved')}
        onClose={close}
        isSaving={save.isPending}
        error={save.error ? failureWords(save.error, maxChildren) : null}
      />
    </>
  )
}
