import type { Profile, ProfileInput } from '../../../accounts/contract.ts'
import { profileForm } from '../../../accounts/forms.ts'
import { randomId } from '../../../ui/random-id.ts'
import type { ChildCardInput } from '../../account/contract.ts'
import { type Card, type Draft, fillOf } from '../../account/rules.ts'
import type { StoredChild } from '../../contract.ts'
import { childForm } from '../../forms.ts'
import { isSameChild } from '../../rules.ts'
import { type ChildFormValues, childFormValues } from '../child/child-form.ts'

export type ChildDraft = Draft<ChildFormValues, StoredChild>
export type ChildCard = Card<ChildFormValues, StoredChild>

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

export const draftOf = (child: StoredChild | null): ChildDraft => ({
  key: randomId(),
  was: child,
  values: childFormValues(child),
})

export const parentNameProblem = (name: string): string | null =>
  profileForm.shape.name.safeParse(name).error?.issues[0]?.message ?? null

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
  const { name, age } = draft.values
  if (!child && fillOf(name, age) !== 'whole') return {}
  const issues = childForm.safeParse(draft.values).error?.issues ?? []
  // The first of a field counts, so it is put there last.
  return Object.fromEntries(issues.toReversed().map(({ path: [field], message }) => [field, message]))
}

/** What is sent of a card; null when there is nothing to save, or not all of it. */
export const cardInput = ({ child, draft }: ChildCard): ChildCardInput | null => {
  const input = draft && !child?.isFrozen ? childForm.safeParse(draft.values).data : null
  if (!draft || !input) return null
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
export const rebased = (draft: ChildDraft, child: StoredChild): ChildDraft =>
  draft.was && isSameChild(draft.was, child) ? draft : { ...draft, was: child }
