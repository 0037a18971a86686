import { meaningOf } from '../../platform/whatsapp-cloud/graph-failure.ts'
import type { Status } from '../../platform/whatsapp-cloud/webhook.ts'
import type { Channel } from '../channel-parts.ts'
import { countBilled, lockOutgoing, type OutgoingRow, updateOutgoing } from '../data/outgoing.ts'
import { findPerson } from '../data/people.ts'
import { movesOn } from '../rules/sending.ts'
import { askToWrite } from '../send/send-due.ts'

/** Moves a message of ours on, however late, often or out of order its statuses come. Of one we don't know nothing is kept. */
export const takeStatus = async (channel: Channel, status: Status): Promise<void> => {
  const { database, clock, log } = channel
  const failed = await database.db.transaction(async (tx) => {
    const row = await lockOutgoing(tx, status.wamid, status.ourId)
    if (!row) return null
    if (status.billed && row.billedAs === null) {
      await updateOutgoing(tx, row.id, { billedAs: status.billed.category })
      await countBilled(tx, { month: clock().toISOString().slice(0, 7), ...status.billed })
    }
    if (!movesOn(row.state, status.state)) return null
    await updateOutgoing(tx, row.id, changesFor(row, status))
    return status.state === 'failed' ? row : null
  })
  if (!failed) return
  const meaning = meaningOf(status.errorCode)
  log.warn({ outgoingId: failed.id, meaning, code: status.errorCode }, 'a WhatsApp message did not arrive')
  const person = await findPerson(database.db, failed.personId)
  // A check-in asks again another day.
  if (!person || failed.content?.type === 'check-in') return
  if (meaning === 'window_closed') {
    await askToWrite(channel, person)
    channel.sendSoon(person.id)
  } else if (person.memberId) await channel.tellByMail(database.db, person.memberId)
}

/** What came too late for the window waits for the person; what has arrived keeps no words. */
const changesFor = (row: OutgoingRow, { wamid, state, errorCode }: Status): Partial<OutgoingRow> => {
  const ids = { wamid: row.wamid ?? wamid, errorCode: errorCode === null ? row.errorCode : String(errorCode) }
  const isKept = row.content?.type !== 'template' && row.content?.type !== 'check-in'
  if (state === 'failed' && meaningOf(errorCode) === 'window_closed' && isKept)
    return { ...ids, state: 'waiting', wamid: null }
  return { ...ids, state, ...(state === 'sent' ? {} : { content: null }) }
}
