import { daysEarlier, daysKept } from '../privacy/rules.ts'
import type { ChannelParts } from './channel-parts.ts'
import type { WhatsAppChannel } from './create-channel.ts'
import { forgetInbound } from './data/inbound.ts'
import { countWaiting } from './data/numbers.ts'
import { forgetOutgoing } from './data/outgoing.ts'
import { forgetGoneChildren, forgetStrangers } from './data/people.ts'
import { fitNumbers } from './numbers/fit-numbers.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type WhatsAppSchedule = { eachMinute: () => Promise<void>; eachDay: () => Promise<void> }

type Parts = Pick<ChannelParts, 'database' | 'clock' | 'log'> & Pick<WhatsAppChannel, 'catchUp'>

export const whatsAppSchedule = ({ database: { db }, clock, log, catchUp }: Parts): WhatsAppSchedule => ({
  eachMinute: async () => {
    await catchUp()
    await fitNumbers(db)
  },
  eachDay: async () => {
    const before = daysEarlier(clock(), daysKept('whatsapp'))
    await forgetInbound(db, before)
    await forgetOutgoing(db, before, new Date(clock().getTime() - DAY_MS))
    await forgetStrangers(db, before)
    await forgetGoneChildren(db)
    const count = await countWaiting(db)
    if (count > 0) log.error({ count }, 'the WhatsApp pool is empty: children wait for numbers of their own')
  },
})
