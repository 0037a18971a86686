import { useWatch } from 'react-hook-form'
import { ageFromInput } from '../../rules.ts'
import { EvaluationDialog } from '../evaluation/evaluation-dialog.tsx'
import { NEW_CHILD } from '../evaluation/kept-ratings.ts'
import { useKeptRatings } from '../evaluation/use-kept-ratings.ts'
import type { ChildForm } from './child-form.ts'

type FormEvaluationProps = {
  /** Null is the new child. */
  childId: string | null
  form: ChildForm
  isOpen: boolean
  onClose: () => void
}

/** An evaluation confirmed here waits in the form until that is saved. Stands outside the form element, so that Enter on a rating does not save. */
export function FormEvaluation({ childId, form, isOpen, onClose }: FormEvaluationProps) {
  const [name, age, unit] = useWatch({ control: form.control, name: ['name', 'age', 'ageUnit'] })
  const { responses, respond } = useKeptRatings(
    childId ?? NEW_CHILD,
    form.getValues('evaluation')?.responses ?? {},
  )
  return (
    <EvaluationDialog
      isOpen={isOpen}
      name={name}
      age={ageFromInput(age, unit)}
      responses={responses}
      onRespond={respond}
      confirmLabel="Confirm"
      onConfirm={(evaluation) => {
        form.setValue('evaluation', evaluation, { shouldDirty: true })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
