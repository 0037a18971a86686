import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Responses } from '../rules.ts'
import { ageFromInput } from '../rules.ts'
import type { ChildForm } from './child-form.ts'
import { EvaluationDialog } from './evaluation-dialog.tsx'

type FormEvaluationProps = { form: ChildForm; isOpen: boolean; onClose: () => void }

/** An evaluation confirmed here waits in the form until that is saved. Stands outside the form element, so that Enter on a rating does not save. */
export function FormEvaluation({ form, isOpen, onClose }: FormEvaluationProps) {
  const [name, age, unit] = useWatch({ control: form.control, name: ['name', 'age', 'ageUnit'] })
  const [responses, setResponses] = useState<Responses>(form.getValues('evaluation')?.responses ?? {})
  return (
    <EvaluationDialog
      isOpen={isOpen}
      name={name}
      age={ageFromInput(age, unit)}
      responses={responses}
      onRespond={setResponses}
      confirmLabel="Confirm"
      onConfirm={(evaluation) => {
        form.setValue('evaluation', evaluation, { shouldDirty: true })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
