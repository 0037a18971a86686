import { findReply } from '../../conversation/data/replies.ts'
import { isLoud } from '../../safety/rules.ts'
import type { Channel } from '../channel-parts.ts'
import { findInbound, finishInbound, type InboundRow } from '../data/inbound.ts'
import { findPerson } from '../data/people.ts'
import { findAskedOf } from '../data/talks.ts'
import { answerMessages } from '../rules/answer-messages.ts'
import { say } from '../send/say.ts'

/** Queues the answer to what a person asked, once it is settled, however it ended: with it the message is dealt with. */
export const deliverAnswer = async (channel: Channel, inboundId: string): Promise<void> => {
  const { db } = channel.database
  const row = await findInbound(db, inboundId)
  if (row?.state !== 'asked' || !row.replyId || !row.familyId) return
  const person = await findPerson(db, row.personId)
  const isTheirs = person?.familyId === row.familyId && !person.stoppedAt
  const member = { familyId: row.familyId, userId: person?.memberId ?? null }
  const reply = await findReply(db, member, row.replyId)
  if (reply?.status === 'running') return
  // A conversation that was deleted meanwhile has nothing more to say.
  if (!person || !isTheirs || !reply) return finishInbound(db, row.id)
  const asked = await findAskedOf(db, member, row.replyId)
  if (!asked) return finishInbound(db, row.id)
  const messages = answerMessages({ ...asked, ...reply, isFree: isFree(row, reply) })
  await db.transaction(async (tx) => {
    await say(channel, person, `${row.id}:answer`, messages, { db: tx })
    await finishInbound(tx, row.id)
  })
  channel.sendSoon(person.id)
}

/** Of what costs nothing no count is told. */
const isFree = (row: InboundRow, { card }: { card: Parameters<typeof isLoud>[0] }): boolean =>
  row.kind === 'tap' || isLoud(card)
