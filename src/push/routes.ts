import { ECDH } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Guarded } from '../accounts/guard.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { jsonBody } from '../platform/http/validate.ts'
import { type PushState, subscriptionSchema } from './contract.ts'
import { mayReach, PUBLIC } from './public-address.ts'
import { hasSubscription, removeSubscription, saveSubscription } from './subscriptions.ts'

export type PushParts = {
  db: Db
  guards: readonly MiddlewareHandler<Guarded>[]
  /** Null where notifications are off. */
  findPublicKey: () => string | null
}

export type PushApi = ReturnType<typeof pushRoutes>

/** Whether the browser that asks takes notifications. */
export const pushRoutes = ({ db, guards, findPublicKey }: PushParts) =>
  new Hono<Guarded>()
    .use('*', ...guards)
    .get('/', async (c) => {
      const isOn = await hasSubscription(db, c.get('actor').sessionId)
      return c.json({ publicKey: findPublicKey(), isOn } satisfies PushState)
    })
    .put('/', jsonBody(subscriptionSchema), async (c) => {
      const subscription = c.req.valid('json')
      if (!mayReach(subscription.endpoint, PUBLIC) || !isPoint(subscription.keys.p256dh))
        throw new AppError('invalid')
      const { id: userId, sessionId } = c.get('actor')
      await saveSubscription(db, { userId, sessionId }, subscription)
      return c.body(null, 204)
    })
    .delete('/', async (c) => {
      await removeSubscription(db, c.get('actor').sessionId)
      return c.body(null, 204)
    })

/** A key that nothing can be encrypted for would fail each time. */
const isPoint = (p256dh: string): boolean => {
  try {
    return ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1').length > 0
  } catch {
    return false
  }
}
