import type { Db } from '../../platform/db/db.ts'
import type { InboundRow } from '../data/inbound.ts'
import { type FamilyChild, findOwner, listFamilyChildren, type Person } from '../data/people.ts'
import { findChildOfNumber } from '../data/talks.ts'

/** The family of a linked phone, and who the talk is about: null until several children have been told apart. */
export type Home = {
  familyId: string
  owner: { uid: string; email: string; name: string }
  children: FamilyChild[]
  child: FamilyChild | null
}

/** Null for a phone that no family with an open account has linked. */
export const findHome = async (db: Db, person: Person, row: InboundRow): Promise<Home | null> => {
  const { familyId } = person
  const owner = familyId && (await findOwner(db, familyId))
  if (!familyId || !owner) return null
  const children = await listFamilyChildren(db, familyId)
  const byNumber = await findChildOfNumber(db, familyId, row.numberId)
  const chosen = byNumber ?? person.childId
  const child =
    children.find(({ id }) => id === chosen) ?? (children.length === 1 ? children[0] : null) ?? null
  return { familyId, owner, children, child }
}
