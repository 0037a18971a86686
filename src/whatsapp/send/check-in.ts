import type { OutgoingMessage } from '../../platform/whatsapp-cloud/messages.ts'
import type { CheckIn } from '../../steps/check-in/due.ts'
import { findRemindable } from '../../steps/check-in/send-check-in.ts'
import { dayIn } from '../../steps/check-in/when.ts'
import type { Channel } from '../channel-parts.ts'
import { queueMessage, RANK } from '../data/outgoing.ts'
import { listPhones, type Person } from '../data/people.ts'
import { isServed } from '../rules/phone-country.ts'
import { isWindowOpen } from '../rules/sending.ts'
import { CHECK_IN } from '../rules/tappable.ts'
import { phoneWords } from '../rules/words.ts'

/** Queues a check-in for each of a parent's phones that takes messages: once a day, however often it's asked for. */
export const remindByPhone = async (channel: Channel, { familyId, userId }: CheckIn): Promise<void> => {
  const { database, clock, settings } = channel
  const now = clock()
  const phones = await listPhones(database.db, { familyId, userId })
  for (const { id: personId, numberId, ...phone } of phones) {
    if (phone.stoppedAt || !isServed(phone, settings.countries)) continue
    await queueMessage(database.db, {
      ...{ personId, numberId, rank: RANK.ordinary, dueAt: now },
      key: `check-in:${personId}:${userId}:${dayIn('UTC', now)}`,
      content: { type: 'check-in', userId },
    })
    channel.sendSoon(personId)
  }
}

/** What a check-in is sent as: the template once the window has closed. Null where it may not be sent any more. */
export const checkInMessage = async (
  { database, clock, settings }: Channel,
  { familyId, stoppedAt, lastInboundAt }: Person,
  userId: string,
): Promise<OutgoingMessage | null> => {
  const now = clock()
  if (!familyId || stoppedAt) return null
  const asked = await findRemindable(database.db, { familyId, userId }, now)
  if (asked?.channel !== 'whatsapp') return null
  return isWindowOpen(lastInboundAt, now)
    ? {
        type: 'buttons',
        text: phoneWords.checkIn,
        buttons: [{ id: CHECK_IN, title: phoneWords.howDidItGo }],
      }
    : {
        type: 'template',
        name: settings.checkInTemplate,
        language: settings.template.language,
        payload: CHECK_IN,
      }
}
