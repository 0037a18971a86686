import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { ChildInput, Evaluation, StoredChild } from '../../contract.ts'
import type { childForm } from '../../forms.ts'
import { ageToInput } from '../../rules.ts'

/** The form as it is typed. */
export type ChildFormValues = z.input<typeof childForm>
export type ChildForm = UseFormReturn<ChildFormValues, unknown, ChildInput>

export function childFormValues(
  child: StoredChild | null,
  askedAgeMonths: number | null = null,
): ChildFormValues {
  const age = ageToInput(child?.age ?? (askedAgeMonths === null ? null : askedAgeMonths / 12))
  return {
    name: child?.name ?? '',
    age: age.value,
    ageUnit: age.unit,
    interests: child?.interests.join(', ') ?? '',
    alsoCalled: child?.alsoCalled.join(', ') ?? '',
    evaluation: child?.personalityEvaluation ?? null,
  }
}

/** The profile to show for what the form holds: the child's own, with its analysis, until a new evaluation is confirmed. */
export const profileIn = (child: StoredChild | null, evaluation: Evaluation | null) =>
  evaluation && evaluation.timestamp !== child?.personalityEvaluation?.timestamp
    ? [evaluation.type, evaluation.enhancedProfile].filter(Boolean).join('|')
    : (child?.personalityProfile ?? null)

/** Under the field, wherever it stands. */
export const ALSO_CALLED_HINT =
  "Nicknames, with a comma between. Like the name, they're left out of what an AI model reads."
