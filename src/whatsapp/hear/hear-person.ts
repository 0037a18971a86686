import type { Channel } from '../channel-parts.ts'
import { countTry, finishInbound, nextNew } from '../data/inbound.ts'
import { claim, findPerson, keepLease, release } from '../data/people.ts'
import { phoneWords } from '../rules/words.ts'
import { sayText } from '../send/say.ts'
import { hearMessage } from './hear-message.ts'

/** Longer than looking at one message takes; the answer is written outside of it. */
const LEASE_MS = 60_000
const TRIES = 3

/** Deals with what a person wrote, one message after the other, on one replica at a time. */
export const hearPerson = async (channel: Channel, personId: string): Promise<void> => {
  const { db } = channel.database
  do {
    if (!(await claim(db, personId, 'readingUntil', LEASE_MS))) return
    try {
      while (await hearNext(channel, personId)) await keepLease(db, personId, 'readingUntil', LEASE_MS)
    } finally {
      await release(db, personId, 'readingUntil')
    }
    // One may have come between the last look and the release, and its delivery found this lease taken.
  } while (await nextNew(db, personId))
}

const hearNext = async (channel: Channel, personId: string): Promise<boolean> => {
  const { db } = channel.database
  const person = await findPerson(db, personId)
  const row = person && (await nextNew(db, personId))
  if (!row) return false
  if ((await countTry(db, row.id)) > TRIES) {
    channel.log.error({ inboundId: row.id }, 'a WhatsApp message could not be dealt with')
    await sayText(channel, person, `${row.id}:lost`, phoneWords.lost)
    await finishInbound(db, row.id)
    return true
  }
  await hearMessage(channel, person, row)
  return true
}
