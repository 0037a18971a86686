import { graphemes, isBlank } from '../../../platform/clean-text.ts'
import { randomId } from '../../../ui/random-id.ts'
import type { Profile, ProfileInput } from '../../accounts/contract.ts'
import { PARENT_NAME_MAX_CHARS } from '../../accounts/rules.ts'
import type { Child } from '../../children/contract.ts'
import { isSameChild } from '../../children/rules.ts'
import {
  ageProblem,
  alsoCalledProblem,
  type ChildFormValues,
  childFormValues,
  childInputFrom,
  interestsProblem,
  nameProblem,
} from '../../children/web/child-form.ts'
import type { ChildCardInput } from '../contract.ts'
import { type Card, type Draft, fillOf } from '../rules.ts'

export type ChildDraft = Draft<ChildFormValues, Child>
export type ChildCard = Card<ChildFormValues, Child>

/** Bank details are null while they stay as they are. */
export type ParentDraft = {
  name: string
  phone: string
  address: string
  bankName: string | null
  bankAccount: string | null
}

export const parentDraftOf = ({ name, phone, address }: Profile): ParentDraft => ({
  name,
  phone,
  address,
  bankName: null,
  bankAccount: null,
})

export const draftOf = (child: Child | null): ChildDraft => ({
  key: randomId(),
  was: child,
  values: childFormValues(child),
})

export const parentNameProblem = (name: string): string | null => {
  if (isBlank(name)) return 'Please enter your name.'
  return graphemes(name.trim()) > PARENT_NAME_MAX_CHARS
    ? `Please use at most ${PARENT_NAME_MAX_CHARS} characters.`
    : null
}

/** What is sent of the parent; null when nothing changed. */
export const parentInput = (draft: ParentDraft | null, saved: Profile): ProfileInput | null => {
  if (!draft) return null
  const { bankName, bankAccount, ...rest } = draft
  const isSame =
    bankName === null &&
    bankAccount === null &&
    rest.name === saved.name &&
    rest.phone === saved.phone &&
    rest.address === saved.address
  if (isSame) return null
  return {
    ...rest,
    ...(bankName === null ? {} : { bankName }),
    ...(bankAccount === null ? {} : { bankAccount }),
  }
}

export type ChildProblems = { name?: string; age?: string; interests?: string; alsoCalled?: string }

/** What keeps a card from being saved. One being added may still be blank or half filled in: it is then left out. */
export const childProblems = ({ child, draft }: ChildCard): ChildProblems => {
  if (!draft || child?.isFrozen) return {}
  const { name, age, ageUnit, interests, alsoCalled } = draft.values
  if (!child && fillOf(name, age) !== 'whole') return {}
  return wordsOnly({
    name: nameProblem(name),
    age: ageProblem(age, ageUnit),
    interests: interestsProblem(interests),
    alsoCalled: alsoCalledProblem(alsoCalled),
  })
}

/** What is sent of a card; null when there is nothing to save, or not all of it. */
export const cardInput = ({ child, draft }: ChildCard): ChildCardInput | null => {
  const input = draft && !child?.isFrozen ? childInputFrom(draft.values) : null
  if (!draft || !input || isBlank(input.name)) return null
  const { name, age, interests, alsoCalled } = input
  const { was } = draft
  if (!child || !was) return { id: null, was: null, name, age, interests, alsoCalled }
  if (isUntouched(draft)) return null
  return {
    id: child.id,
    was: { name: was.name, age: was.age, interests: was.interests, alsoCalled: was.alsoCalled },
    name,
    // The field shows whole months: left alone, it must not round what is kept.
    age: isSameAge(draft.values, childFormValues(was)) ? was.age : age,
    interests,
    alsoCalled,
  }
}

/** Half filled in: a name without an age, or the other way round. */
export const isHalf = ({ child, draft }: ChildCard): boolean =>
  child === null && draft !== null && fillOf(draft.values.name, draft.values.age) === 'half'

export const isUntouched = ({ was, values }: ChildDraft): boolean => {
  const before = childFormValues(was)
  return (
    values.name === before.name &&
    values.interests === before.interests &&
    values.alsoCalled === before.alsoCalled &&
    isSameAge(values, before)
  )
}

const isSameAge = (one: ChildFormValues, other: ChildFormValues): boolean =>
  one.age === other.age && (one.ageUnit === other.ageUnit || one.age === '')

/** Takes what is saved now as what the draft began from: saving then puts the draft in its place. */
export const rebased = (draft: ChildDraft, child: Child): ChildDraft =>
  draft.was && isSameChild(draft.was, child) ? draft : { ...draft, was: child }

const wordsOnly = (problems: Record<keyof ChildProblems, string | boolean>): ChildProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, words]) => typeof words === 'string'))
