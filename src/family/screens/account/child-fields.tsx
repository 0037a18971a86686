import { TextField } from '../../../ui/forms/text-field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { AgeInput } from '../child/age-input.tsx'
import { ALSO_CALLED_HINT } from '../child/child-form.ts'
import type { ChildCard, ChildDraft } from './account-form.ts'
import type { AccountForm } from './use-account-form.ts'

type ChildFieldsProps = { card: ChildCard; draft: ChildDraft; form: AccountForm; isDisabled: boolean }

export function ChildFields({ card, draft, form, isDisabled }: ChildFieldsProps) {
  const { name, age, ageUnit, interests, alsoCalled } = draft.values
  const problems = form.problemsOf(card)
  const change = (values: Partial<ChildDraft['values']>) => form.changeChild(draft, values)
  return (
    <div className="space-y-5">
      <TextField
        label="Name"
        dir="auto"
        autoComplete="off"
        maxLength={400}
        readOnly={isDisabled}
        value={name}
        error={problems.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextField
        label="Also called"
        isOptional
        dir="auto"
        autoComplete="off"
        readOnly={isDisabled}
        value={alsoCalled}
        hint={ALSO_CALLED_HINT}
        error={problems.alsoCalled}
        onChange={({ currentTarget }) => change({ alsoCalled: currentTarget.value })}
      />
      <AgeInput
        age={age}
        unit={ageUnit}
        onAge={(next) => change({ age: next })}
        onUnit={(unit) => change({ ageUnit: unit })}
        error={problems.age}
        isDisabled={isDisabled}
      />
      <Textarea
        label="Interests"
        isOptional
        rows={2}
        dir="auto"
        readOnly={isDisabled}
        value={interests}
        hint="Put a comma between them, like: dinosaurs, drawing, football"
        error={problems.interests}
        onChange={({ currentTarget }) => change({ interests: currentTarget.value })}
      />
      {card.child ? null : (
        <p className="text-ink-soft text-sm">
          Once name and age are saved, My Children leads you through the personality profile.
        </p>
      )}
    </div>
  )
}
