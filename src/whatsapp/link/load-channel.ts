import type { Member } from '../../accounts/member.ts'
import type { Db } from '../../platform/db/db.ts'
import type { ChannelState } from '../contract.ts'
import { countWaiting, listNumbersOf } from '../data/numbers.ts'
import { listFamilyChildren, listPhones } from '../data/people.ts'
import { fitNumbers } from '../numbers/fit-numbers.ts'
import { shownPhone } from '../rules/link-code.ts'

export const CHANNEL_OFF: ChannelState = {
  isOn: false,
  sandbox: null,
  phones: [],
  numbers: [],
  isWaitingForNumber: false,
}

/** The channel as a parent sees it. A plan that was just chosen shows in its numbers at once. */
export const loadChannel = async (db: Db, member: Member, sandbox: string | null): Promise<ChannelState> => {
  const { familyId } = member
  await fitNumbers(db, familyId)
  const children = await listFamilyChildren(db, familyId)
  const phones = await listPhones(db, member)
  return {
    isOn: true,
    sandbox,
    phones: phones.map(({ id, waId, linkedAt, stoppedAt, childId, createdAt }) => ({
      id,
      label: shownPhone(waId),
      linkedAt: (linkedAt ?? createdAt).toISOString(),
      isStopped: stoppedAt !== null,
      childName: children.find((child) => child.id === childId)?.name ?? null,
    })),
    numbers: await listNumbersOf(db, familyId),
    isWaitingForNumber: (await countWaiting(db, familyId)) > 0,
  }
}
