import type { Member } from '../../accounts/member.ts'
import type { Db } from '../../platform/db/db.ts'
import type { InboundRow } from '../data/inbound.ts'
import { type FamilyChild, findParent, listFamilyChildren, type Person } from '../data/people.ts'
import { findChildOfNumber } from '../data/talks.ts'

/** The family of a linked phone, and who the talk is about: null until several children have been told apart. */
export type Home = {
  member: Member
  parent: { uid: string; email: string; name: string }
  children: FamilyChild[]
  child: FamilyChild | null
}

/** Null for a phone that no family with an open account has linked. */
export const findHome = async (db: Db, person: Person, row: InboundRow): Promise<Home | null> => {
  const { familyId, memberId } = person
  if (!familyId || !memberId) return null
  const member = { familyId, userId: memberId }
  const parent = await findParent(db, member)
  if (!parent) return null
  const children = await listFamilyChildren(db, familyId)
  const byNumber = await findChildOfNumber(db, familyId, row.numberId)
  const chosen = byNumber ?? person.childId
  const child =
    children.find(({ id }) => id === chosen) ?? (children.length === 1 ? children[0] : null) ?? null
  return { member, parent, children, child }
}
