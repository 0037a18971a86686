import { GraphFailure } from '../../platform/whatsapp-cloud/graph-failure.ts'
import type { OutgoingMessage } from '../../platform/whatsapp-cloud/messages.ts'
import type { Channel } from '../channel-parts.ts'
import {
  dropOutgoing,
  letWait,
  markFailed,
  markSent,
  nextOutgoing,
  type OutgoingRow,
  queueMessage,
  RANK,
  updateOutgoing,
} from '../data/outgoing.ts'
import { claim, findPerson, keepLease, type Person, release } from '../data/people.ts'
import { afterFailure, isWindowOpen } from '../rules/sending.ts'
import { READ_IT } from '../rules/tappable.ts'
import { checkInMessage } from './check-in.ts'

/** Longer than one sending may take. */
const LEASE_MS = 60_000
/** A pause this short is waited for here; a longer one ends with the next round of the job. */
const SOON_MS = 60_000

/**
 * Sends what is due to a person, one after the other in its order, on one replica at a time. Ends when nothing is, or at the first failure
 * that time may mend: what comes after it must not pass it.
 */
export const sendDue = async (channel: Channel, personId: string): Promise<void> => {
  const { db } = channel.database
  if (!(await claim(db, personId, 'sendingUntil', LEASE_MS))) return
  try {
    for (;;) {
      const person = await findPerson(db, personId)
      const row = person && (await nextOutgoing(db, personId))
      if (!row) break
      const waitMs = row.dueAt.getTime() - channel.clock().getTime()
      if (waitMs > 0) {
        if (waitMs <= SOON_MS) channel.sendSoon(personId, waitMs)
        break
      }
      await keepLease(db, personId, 'sendingUntil', LEASE_MS)
      if (!(await sendOne(channel, person, row))) break
    }
  } finally {
    await release(db, personId, 'sendingUntil')
  }
  // Something may have been queued between the last look and the release, by whoever found this lease taken.
  const left = await nextOutgoing(db, personId)
  if (left && left.dueAt <= channel.clock()) channel.sendSoon(personId)
}

/** False when it's to be tried again later, and nothing else before it. */
const sendOne = async (channel: Channel, person: Person, row: OutgoingRow): Promise<boolean> => {
  const { db } = channel.database
  const { content: kept } = row
  if (!kept) return closeFailed(channel, person, row, null)
  const content = kept.type === 'check-in' ? await checkInMessage(channel, person, kept.userId) : kept
  if (!content) {
    await dropOutgoing(db, row.id)
    return true
  }
  if (content.type !== 'template' && !isWindowOpen(person.lastInboundAt, channel.clock())) {
    await askToWrite(channel, person)
    return true
  }
  try {
    const wamid = await channel.graph.send(row.numberId, person, content, row.id)
    await markSent(db, row.id, wamid)
    return true
  } catch (error) {
    if (!(error instanceof GraphFailure)) throw error
    return afterRefusal(channel, person, row, error)
  }
}

const afterRefusal = async (
  channel: Channel,
  person: Person,
  row: OutgoingRow,
  failure: GraphFailure,
): Promise<boolean> => {
  const { db } = channel.database
  const tries = row.tries + 1
  const next = afterFailure(failure, tries, channel.clock())
  const told = {
    outgoingId: row.id,
    personId: person.id,
    tries,
    meaning: failure.meaning,
    code: failure.code,
  }
  if (next.do !== 'again' && row.content?.type === 'check-in') {
    // It asks again another day, and stands on My Children meanwhile.
    channel.log.error(told, 'a WhatsApp message could not be delivered')
    await dropOutgoing(db, row.id)
    return true
  }
  if (next.do === 'wait' && row.content?.type !== 'template') {
    await askToWrite(channel, person)
    return true
  }
  if (next.do !== 'again') {
    channel.log.error(told, 'a WhatsApp message could not be delivered')
    return closeFailed(channel, person, row, failure.code)
  }
  const isOurs = failure.meaning === 'token' || failure.meaning === 'blocked'
  channel.log[isOurs ? 'error' : 'warn'](told, 'a WhatsApp message waits to be sent again')
  await updateOutgoing(db, row.id, { tries, dueAt: next.at, errorCode: failure.code })
  const waitMs = next.at.getTime() - channel.clock().getTime()
  if (waitMs <= SOON_MS) channel.sendSoon(person.id, waitMs)
  return false
}

/** Where a message won't arrive, a mail says that something waits. */
const closeFailed = async (
  channel: Channel,
  person: Person,
  row: OutgoingRow,
  errorCode: string | null,
): Promise<boolean> => {
  await channel.database.db.transaction(async (tx) => {
    const isLost = await markFailed(tx, row.id, errorCode)
    if (isLost && person.memberId) await channel.tellByMail(tx, person.memberId)
  })
  return true
}

/** The window has closed: what there is to say waits, and the template asks them to write. Once for each window. */
export const askToWrite = async (
  { database, settings, clock }: Channel,
  person: Pick<Person, 'id' | 'numberId' | 'lastInboundAt'>,
): Promise<void> => {
  const content: OutgoingMessage = { type: 'template', ...settings.template, payload: READ_IT }
  await database.db.transaction(async (tx) => {
    await letWait(tx, person.id)
    await queueMessage(tx, {
      key: `template:${person.id}:${person.lastInboundAt.toISOString()}`,
      personId: person.id,
      numberId: person.numberId,
      rank: RANK.ordinary,
      content,
      dueAt: clock(),
    })
  })
}
