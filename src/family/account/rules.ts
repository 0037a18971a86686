import { isBlank } from '../../platform/clean-text.ts'
import { type ChildFacts, isSameChild } from '../rules.ts'

type Id = { id: string }

/** A child being changed, with what was there when that began; null for one being added. */
export type Draft<Values, Known extends Id & ChildFacts> = { key: string; was: Known | null; values: Values }

export type Card<Values, Known extends Id & ChildFacts> = {
  key: string
  /** As the server has it; null for one being added. */
  child: Known | null
  draft: Draft<Values, Known> | null
  /** What happened elsewhere since the change began. */
  trouble: 'changed' | 'gone' | null
}

/** The cards of the account page: the children as they are, with the drafts about them, then those being added or gone meanwhile. */
export const cardsOf = <Values, Known extends Id & ChildFacts>(
  children: readonly Known[],
  drafts: readonly Draft<Values, Known>[],
): Card<Values, Known>[] => {
  const known = children.map((child) => {
    const draft = drafts.find(({ was }) => was?.id === child.id) ?? null
    const isChanged = draft?.was && !isSameChild(draft.was, child)
    return { key: child.id, child, draft, trouble: isChanged ? ('changed' as const) : null }
  })
  const others = drafts
    .filter(({ was }) => !children.some(({ id }) => id === was?.id))
    .map((draft) => ({
      key: draft.key,
      child: null,
      draft,
      trouble: draft.was ? ('gone' as const) : null,
    }))
  return [...known, ...others]
}

/** A child is saved once it has both a name and an age; a card with one of the two is worth a question. */
export const fillOf = (name: string, age: string): 'blank' | 'half' | 'whole' => {
  const given = [name, age].filter((text) => !isBlank(text)).length
  return given === 2 ? 'whole' : given === 1 ? 'half' : 'blank'
}
