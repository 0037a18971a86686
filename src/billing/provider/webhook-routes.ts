import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { type EventParts, takePaymentEvent } from './take-payment-event.ts'

const EVENT_MAX_BYTES = 1024 * 1024

/** Where the payment provider tells what happened. It is no browser: its signature says who it is, over the bytes as they came. */
export const paymentWebhookRoutes = (parts: EventParts & { clock: Clock }) =>
  new Hono().post(
    '/stripe',
    bodyLimit({
      maxSize: EVENT_MAX_BYTES,
      onError: () => {
        throw new AppError('too_large')
      },
    }),
    async (c) => {
      await takePaymentEvent(parts, await c.req.text(), c.req.header('stripe-signature') ?? '', parts.clock())
      return c.json({ received: true })
    },
  )
