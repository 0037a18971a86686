import { findEmailOf } from '../accounts/queries.ts'
import type { Db } from '../platform/db/db.ts'
import { take } from '../platform/http/rate-limit.ts'
import type { ChannelParts } from './channel-parts.ts'

const MAILS = { name: 'whatsapp-mails', max: 1, windowMs: 24 * 60 * 60 * 1000 }

/** One mail a day to the parent whose phone it is, however many messages do not arrive. */
export const tellFamilyByMail =
  (enqueue: (tx: Db, to: string) => Promise<void>): ChannelParts['tellByMail'] =>
  async (tx, userId) => {
    const to = await findEmailOf(tx, userId)
    if (to && (await take(tx, MAILS, userId)).isAllowed) await enqueue(tx, to)
  }
