import { graphemes, isBlank } from '../../../platform/clean-text.ts'
import type { Child, ChildInput, Evaluation } from '../contract.ts'
import type { AgeUnit } from '../rules.ts'
import {
  ALSO_CALLED_MAX,
  ALSO_CALLED_MAX_CHARS,
  ageFromInput,
  ageToInput,
  INTEREST_MAX_CHARS,
  INTERESTS_MAX,
  NAME_MAX_GRAPHEMES,
  splitAtCommas,
} from '../rules.ts'

/** The form as it is typed; it becomes a ChildInput only when it is saved. */
export type ChildFormValues = {
  name: string
  age: string
  ageUnit: AgeUnit
  interests: string
  alsoCalled: string
  evaluation: Evaluation | null
}

export function childFormValues(child: Child | null, askedAgeMonths: number | null = null): ChildFormValues {
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
export const profileIn = (child: Child | null, evaluation: Evaluation | null) =>
  evaluation && evaluation.timestamp !== child?.personalityEvaluation?.timestamp
    ? [evaluation.type, evaluation.enhancedProfile].filter(Boolean).join('|')
    : (child?.personalityProfile ?? null)

/** Null while the age is not one. */
export function childInputFrom({
  name,
  age,
  ageUnit,
  interests,
  alsoCalled,
  evaluation,
}: ChildFormValues): ChildInput | null {
  const years = ageFromInput(age, ageUnit)
  if (years === null) return null
  return {
    name: name.trim(),
    age: years,
    interests: splitAtCommas(interests),
    alsoCalled: splitAtCommas(alsoCalled),
    personalityEvaluation: evaluation,
  }
}

export function nameProblem(name: string) {
  if (isBlank(name)) return 'Please enter a name.'
  return (
    graphemes(name.trim()) <= NAME_MAX_GRAPHEMES || `Please use at most ${NAME_MAX_GRAPHEMES} characters.`
  )
}

export function ageProblem(age: string, unit: AgeUnit) {
  if (age.trim() === '') return 'Please enter an age.'
  return ageFromInput(age, unit) !== null || 'For a newborn, choose months and enter 1.'
}

export function interestsProblem(text: string) {
  const interests = splitAtCommas(text)
  if (interests.length > INTERESTS_MAX) return `Please keep to ${INTERESTS_MAX} interests.`
  return (
    interests.every((interest) => interest.length <= INTEREST_MAX_CHARS) ||
    'One of these is very long. Put a comma between interests.'
  )
}

export function alsoCalledProblem(text: string) {
  const names = splitAtCommas(text)
  if (names.length > ALSO_CALLED_MAX) return `Please keep to ${ALSO_CALLED_MAX} nicknames.`
  return (
    names.every((name) => name.length <= ALSO_CALLED_MAX_CHARS) ||
    'One of these is very long. Put a comma between nicknames.'
  )
}

/** Under the field, wherever it stands. */
export const ALSO_CALLED_HINT =
  "Nicknames, with a comma between. Like the name, they're left out of what an AI model reads."
