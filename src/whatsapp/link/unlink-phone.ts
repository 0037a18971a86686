import type { Member } from '../../accounts/member.ts'
import type { Db } from '../../platform/db/db.ts'
import { dropOpen } from '../data/inbound.ts'
import { dropUnsent } from '../data/outgoing.ts'
import { listFamiliesWithPhones, listPhones, unlinkPhone } from '../data/people.ts'

/** The phone belongs to nobody then: what it asked is not answered there, and nothing that waited is sent. False when it's not theirs. */
export const unlinkFamilyPhone = (db: Db, member: Member, phoneId: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await unlinkPhone(tx, member, phoneId))) return false
    await dropOpen(tx, phoneId)
    await dropUnsent(tx, phoneId)
    return true
  })

/** When a parent leaves a family. */
export const unlinkAllPhones = async (db: Db, member: Member): Promise<void> => {
  for (const { id } of await listPhones(db, member)) await unlinkFamilyPhone(db, member, id)
}

/** When an account closes: in every family it belongs to. */
export const unlinkEveryPhone = async (db: Db, userId: string): Promise<void> => {
  for (const familyId of await listFamiliesWithPhones(db, userId))
    await unlinkAllPhones(db, { familyId, userId })
}
