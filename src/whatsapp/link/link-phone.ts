import { createHash } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { take } from '../../platform/http/rate-limit.ts'
import type { Channel } from '../channel-parts.ts'
import { dropOpen, type InboundRow } from '../data/inbound.ts'
import { dropUnsent } from '../data/outgoing.ts'
import { findParent, listFamilyChildren, type Person, updatePerson } from '../data/people.ts'
import { phoneWords } from '../rules/words.ts'
import { sayText } from '../send/say.ts'
import { whatsappCode } from '../tables.ts'

/** More than anybody mistypes; a code has 31^8 of them. */
const CODES = { name: 'whatsapp-codes', max: 10, windowMs: 60 * 60 * 1000 }

export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex')

/** Links the phone that sends a code to the parent who was shown it. A code works once. */
export const linkPhone = async (
  channel: Channel,
  person: Person,
  row: InboundRow,
  code: string,
  emergency: string,
): Promise<void> => {
  const { db } = channel.database
  const say = (words: string) => sayText(channel, person, row.id, words)
  const where = `${channel.appUrl}/my-children`
  if (!(await take(db, CODES, person.id)).isAllowed) {
    await say(phoneWords.tooManyCodes)
    return
  }
  const linked = await db.transaction(async (tx) => {
    const used = await useCode(tx, code, channel.clock())
    if (!used || !(await findParent(tx, used))) return null
    const { familyId, childId, userId: memberId } = used
    if (person.familyId !== familyId || person.memberId !== memberId) {
      // What whoever had the phone before asked is not said to the next one.
      await dropOpen(tx, person.id)
      await dropUnsent(tx, person.id)
    }
    const linkedAt = channel.clock()
    await updatePerson(tx, person.id, { familyId, memberId, childId, linkedAt, stoppedAt: null })
    return used
  })
  if (!linked) {
    await say(phoneWords.oldCode(where))
    return
  }
  const children = await listFamilyChildren(db, linked.familyId)
  const childName = children.find(({ id }) => id === linked.childId)?.name ?? null
  await say(phoneWords.linked({ childName, emergency }))
}

const useCode = async (tx: Db, code: string, now: Date) => {
  const [used] = await tx
    .delete(whatsappCode)
    .where(and(eq(whatsappCode.codeHash, hashOfCode(code)), gt(whatsappCode.expiresAt, now)))
    .returning({
      familyId: whatsappCode.familyId,
      userId: whatsappCode.userId,
      childId: whatsappCode.childId,
    })
  return used ?? null
}
