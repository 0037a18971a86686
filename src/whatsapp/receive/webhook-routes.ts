import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../../platform/errors.ts'
import type { Receiver } from '../create-channel.ts'

/** WhatsApp sends at most three megabytes. */
const MAX_BYTES = 3 * 1024 * 1024

/** Where WhatsApp tells what happened. It's no browser: its signature says who it is, over the bytes as they came. */
export const whatsAppWebhookRoutes = ({ receive, verifyToken }: Receiver) =>
  new Hono()
    .get('/whatsapp', (c) => {
      const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = c.req.query()
      if (mode !== 'subscribe' || !isSame(token, verifyToken)) throw new AppError('bad_signature')
      return c.text(challenge ?? '')
    })
    .post(
      '/whatsapp',
      bodyLimit({
        maxSize: MAX_BYTES,
        onError: () => {
          throw new AppError('too_large')
        },
      }),
      async (c) => {
        await receive(new Uint8Array(await c.req.arrayBuffer()), c.req.header('x-hub-signature-256'))
        return c.json({ received: true })
      },
    )

const isSame = (given: string | undefined, ours: string): boolean => {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(ours)]
  return one.length === other.length && timingSafeEqual(one, other)
}
