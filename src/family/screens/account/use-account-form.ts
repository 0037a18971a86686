import { useState } from 'react'
import { RequestError } from '../../../ui/server/request.ts'
import type { Account } from '../../account/contract.ts'
import { cardsOf } from '../../account/rules.ts'
import type { StoredChild } from '../../contract.ts'
import {
  type ChildDraft,
  cardInput,
  childProblems,
  draftOf,
  isHalf,
  isUntouched,
  type ParentDraft,
  parentDraftOf,
  parentInput,
  parentNameProblem,
  rebased,
} from './account-form.ts'
import { useSaveAccount } from './api.ts'

export type AccountForm = ReturnType<typeof useAccountForm>

/** What is being changed on the account page, beside what the server has. Nothing typed is thrown away but on purpose. */
export function useAccountForm(account: Account, isFirstVisit: boolean, onSaved: () => void) {
  const { children, parent } = account
  const [parentDraft, setParentDraft] = useState<ParentDraft | null>(null)
  const [drafts, setDrafts] = useState<ChildDraft[]>(
    isFirstVisit && children.length === 0 ? [draftOf(null)] : [],
  )
  const [showsProblems, setShowsProblems] = useState(false)
  const saving = useSaveAccount()

  const cards = cardsOf(children, drafts)
  const inputs = cards.map(cardInput).filter((input) => input !== null)
  const changedParent = parentInput(parentDraft, parent)
  const nameProblem = parentDraft && changedParent ? parentNameProblem(parentDraft.name) : null
  const hasProblems =
    nameProblem !== null || cards.some((card) => Object.keys(childProblems(card)).length > 0)
  const put = (draft: ChildDraft) =>
    setDrafts((before) =>
      before.some(({ key }) => key === draft.key)
        ? before.map((one) => (one.key === draft.key ? draft : one))
        : [...before, draft],
    )
  const refusal = saving.error instanceof RequestError ? saving.error.detail.childId : undefined

  return {
    cards,
    parentDraft,
    nameProblem: showsProblems ? nameProblem : null,
    problemsOf: (card: (typeof cards)[number]) => (showsProblems ? childProblems(card) : {}),
    editParent: () => setParentDraft(parentDraftOf(parent)),
    changeParent: (change: Partial<ParentDraft>) =>
      setParentDraft((draft) => (draft ? { ...draft, ...change } : draft)),
    cancelParent: () => setParentDraft(null),
    addChild: () => put(draftOf(null)),
    editChild: (child: StoredChild) => put(draftOf(child)),
    changeChild: (draft: ChildDraft, values: Partial<ChildDraft['values']>) =>
      put({ ...draft, values: { ...draft.values, ...values } }),
    keepMine: (draft: ChildDraft, child: StoredChild) => put(rebased(draft, child)),
    dropChild: (draft: ChildDraft) => setDrafts((before) => before.filter(({ key }) => key !== draft.key)),
    halves: cards.filter(isHalf).length,
    isDirty: changedParent !== null || drafts.some((draft) => !isUntouched(draft)),
    /** Shows what stands in the way; true when nothing does. */
    check: () => {
      setShowsProblems(hasProblems)
      return !hasProblems
    },
    save: () => {
      if (saving.isPending) return
      if (!changedParent && inputs.length === 0) return onSaved()
      saving.mutate({ parent: changedParent, children: inputs }, { onSuccess: onSaved })
    },
    isSaving: saving.isPending,
    error: saving.error,
    /** The child that the last refusal was about. */
    refusedChild: typeof refusal === 'string' ? refusal : null,
  }
}
