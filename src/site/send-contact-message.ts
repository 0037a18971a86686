import type { Db } from '../platform/db/db.ts'
import { newId } from '../platform/ids.ts'
import type { Enqueue } from '../platform/jobs/jobs.ts'
import type { ContactMessage } from './contract.ts'
import { keepMessage } from './queries.ts'

export type ContactParts = { db: Db; enqueue: Enqueue }

/** Keeps the message, and queues the mail to support and the note to its writer. All of it or nothing. */
export const sendContactMessage = async (
  { db, enqueue }: ContactParts,
  message: ContactMessage,
): Promise<void> => {
  const id = newId()
  await db.transaction(async (tx) => {
    await keepMessage(tx, id, message)
    await enqueue(tx, 'contact-mail', { messageId: id })
    await enqueue(tx, 'contact-receipt-mail', { to: message.email })
  })
}
