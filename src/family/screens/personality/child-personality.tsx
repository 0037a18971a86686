import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from '../../../ui/over/toast.ts'
import type { Child, Evaluation } from '../../contract.ts'
import { nameOf } from '../../rules.ts'
import { useSaveChild } from '../api.ts'
import { EvaluationDialog } from '../evaluation/evaluation-dialog.tsx'
import { useKeptRatings } from '../evaluation/use-kept-ratings.ts'
import { failureWords } from '../failure-words.ts'
import { PersonalityPanel } from './personality-panel.tsx'

type ChildPersonalityProps = { child: Child; maxChildren: number; nameId: string }

/** The card's personality panel. An evaluation confirmed here is saved at once. */
export function ChildPersonality({ child, maxChildren, nameId }: ChildPersonalityProps) {
  const [isEvaluating, setIsEvaluating] = useState(false)
  const { responses, respond, reopen, settle } = useKeptRatings(
    child.id,
    child.personalityEvaluation?.responses ?? {},
  )
  const navigate = useNavigate()
  const save = useSaveChild()

  const evaluate = () => {
    reopen()
    setIsEvaluating(true)
  }

  const close = () => {
    setIsEvaluating(false)
    save.reset()
  }
  const { personalityEvaluation: evaluation } = child
  const store = (personalityEvaluation: Evaluation, done: () => void) => {
    const { id, name, age, interests } = child
    save.mutate(
      { id, input: { name, age, interests, personalityEvaluation } },
      {
        onSuccess: () => {
          close()
          done()
        },
      },
    )
  }

  // The first profile opens the chats, which is what it was made for.
  const isFirst = child.personalityProfile === null
  const confirmed = () => {
    settle()
    if (isFirst) void navigate({ to: '/my-children/$childId/chat', params: { childId: child.id } })
    else toast.success('Personality profile saved')
  }

  return (
    <>
      <PersonalityPanel
        profile={child.personalityProfile}
        about={child}
        onRemoveAnalysis={
          evaluation
            ? () =>
                store({ ...evaluation, enhancedProfile: null, analysisSource: null }, () =>
                  toast.success('Description removed'),
                )
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
        onRespond={respond}
        confirmLabel="Confirm and Save"
        onConfirm={(given) => store(given, confirmed)}
        onClose={close}
        isSaving={save.isPending}
        error={save.error ? failureWords(save.error, maxChildren) : null}
      />
    </>
  )
}
