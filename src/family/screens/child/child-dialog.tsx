import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { useSchemaForm } from '../../../ui/forms/use-schema-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { ConfirmDialog } from '../../../ui/over/confirm-dialog.tsx'
import { Dialog } from '../../../ui/over/dialog.tsx'
import { toast } from '../../../ui/over/toast.ts'
import type { Child } from '../../contract.ts'
import { childForm } from '../../forms.ts'
import { ageFromInput, nameOf } from '../../rules.ts'
import { useSaveChild } from '../api.ts'
import { forgetRatings, NEW_CHILD } from '../evaluation/kept-ratings.ts'
import { failureWords } from '../failure-words.ts'
import { PersonalityPanel } from '../personality/personality-panel.tsx'
import { AgeField } from './age-field.tsx'
import { ALSO_CALLED_HINT, childFormValues, profileIn } from './child-form.ts'
import { FormEvaluation } from './form-evaluation.tsx'

type ChildDialogProps = {
  /** Null adds a child. */
  child: Child | null
  /** What was said in the trial, for a new child. */
  askedAgeMonths?: number | null
  maxChildren: number
  onClose: () => void
}

/** Adds or edits a child. What was typed stays until it is saved or thrown away on purpose. */
export function ChildDialog({ child, askedAgeMonths = null, maxChildren, onClose }: ChildDialogProps) {
  const form = useSchemaForm(childForm, { defaultValues: childFormValues(child, askedAgeMonths) })
  const save = useSaveChild()
  const [isLeaving, setIsLeaving] = useState(false)
  const [isEvaluating, setIsEvaluating] = useState(false)
  const [evaluation, name, age, ageUnit] = useWatch({
    control: form.control,
    name: ['evaluation', 'name', 'age', 'ageUnit'],
  })
  const formId = useId()
  const isFrozen = child?.isFrozen ?? false
  const { errors, isDirty } = form.formState

  const submit = form.handleSubmit((input) => {
    if (isFrozen || save.isPending) return
    save.mutate(
      { id: child?.id ?? null, input },
      {
        onSuccess: ({ child: saved }) => {
          forgetRatings(child?.id ?? NEW_CHILD)
          toast.success(child ? 'Changes saved' : `${nameOf(saved.name)} is added`)
          onClose()
        },
      },
    )
  })

  return (
    <>
      <Dialog
        isOpen
        title={child ? 'Edit Child' : 'Add Child'}
        description={child ? undefined : 'The coach uses this to fit its advice to your child.'}
        onClose={() => (isDirty ? setIsLeaving(true) : onClose())}
        isBusy={save.isPending}
        footer={
          <Button
            type="submit"
            form={formId}
            disabled={isFrozen}
            isLoading={save.isPending}
            loadingText="Saving..."
          >
            {child ? 'Save Changes' : 'Add Child'}
          </Button>
        }
      >
        <form id={formId} onSubmit={submit} noValidate className="space-y-5 pb-1">
          {isFrozen ? (
            <Notice tone="warning">Your plan has frozen this profile, so you can't change it now.</Notice>
          ) : null}
          <TextField
            label="Name"
            dir="auto"
            autoComplete="off"
            maxLength={400}
            readOnly={isFrozen}
            error={errors.name?.message}
            {...form.register('name')}
          />
          <TextField
            label="Also called"
            isOptional
            dir="auto"
            autoComplete="off"
            readOnly={isFrozen}
            hint={ALSO_CALLED_HINT}
            error={errors.alsoCalled?.message}
            {...form.register('alsoCalled')}
          />
          <AgeField form={form} isDisabled={isFrozen} />
          <Textarea
            label="Interests"
            isOptional
            rows={2}
            dir="auto"
            readOnly={isFrozen}
            hint="Put a comma between them, like: dinosaurs, drawing, football"
            error={errors.interests?.message}
            {...form.register('interests')}
          />
          <fieldset className="min-w-0">
            <legend className="mb-1.5 font-semibold text-sm">Personality profile</legend>
            <PersonalityPanel
              profile={profileIn(child, evaluation)}
              about={{ name, age: ageFromInput(age, ageUnit) }}
              onEvaluate={() => setIsEvaluating(true)}
              isDisabled={isFrozen}
            />
          </fieldset>
          {save.error ? <Notice tone="error">{failureWords(save.error, maxChildren)}</Notice> : null}
        </form>
      </Dialog>
      <FormEvaluation
        childId={child?.id ?? null}
        form={form}
        isOpen={isEvaluating}
        onClose={() => setIsEvaluating(false)}
      />
      <ConfirmDialog
        isOpen={isLeaving}
        title="Leave without saving?"
        description="What you entered here will be lost."
        confirmLabel="Leave"
        cancelLabel="Keep editing"
        isDanger
        onConfirm={onClose}
        onClose={() => setIsLeaving(false)}
      />
    </>
  )
}
