import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import { BadSignature, type Payments } from '../../platform/payments/payments.ts'
import { insertEvent } from './provider-queries.ts'

export type EventParts = {
  db: Db
  payments: Payments
  enqueueEvent: (tx: Db, eventId: string) => Promise<void>
}

/** Keeps an event that the provider signed, and the job that looks into it, together. Throws invalid for any other; nothing is kept then. */
export const takePaymentEvent = async (
  { db, payments, enqueueEvent }: EventParts,
  body: string,
  signature: string,
  now: Date,
): Promise<void> => {
  const event = read(() => payments.readEvent(body, signature, now))
  await db.transaction(async (tx) => {
    if (await insertEvent(tx, event)) await enqueueEvent(tx, event.id)
  })
}

const read = <Event>(take: () => Event): Event => {
  try {
    return take()
  } catch (error) {
    if (error instanceof BadSignature) throw new AppError('invalid', null, error)
    throw error
  }
}
