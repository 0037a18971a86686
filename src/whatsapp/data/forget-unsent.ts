import { inArray, ne } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { whatsappInbound, whatsappOutgoing } from '../tables.ts'

/** Nothing that waits to be sent is sent, and nothing that came in is answered any more. */
export const forgetUnsent = async (tx: Db): Promise<void> => {
  await tx
    .update(whatsappOutgoing)
    .set({ state: 'failed', content: null, errorCode: 'restored' })
    .where(inArray(whatsappOutgoing.state, ['queued', 'waiting']))
  await tx
    .update(whatsappInbound)
    .set({ state: 'done', text: null, tapped: null, mediaId: null })
    .where(ne(whatsappInbound.state, 'done'))
}
