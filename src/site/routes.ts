import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { AppError } from '../platform/errors.ts'
import { accountKey, type ClientNetwork } from '../platform/http/client-network.ts'
import { limit, take } from '../platform/http/rate-limit.ts'
import { jsonBody } from '../platform/http/validate.ts'
import type { Log } from '../platform/log.ts'
import { contactSchema, subscriptionSchema, tokenSchema } from './contract.ts'
import { sendContactMessage } from './send-contact-message.ts'
import { confirmSubscription, type SubscribeParts, subscribe, unsubscribe } from './subscribe.ts'

export type SiteParts = SubscribeParts & { log: Log; network: ClientNetwork }

const HOUR_MS = 60 * 60 * 1000
const SUBSCRIBING = { name: 'newsletter', max: 10, windowMs: HOUR_MS }
const TOKENS = { name: 'newsletter-token', max: 60, windowMs: HOUR_MS }
/** Each is a line in the log, and anybody can send it. */
const MISSING = { name: 'missing-page', max: 60, windowMs: HOUR_MS }
const WRITING = { name: 'contact', max: 5, windowMs: HOUR_MS }
/** Of one address, whoever types it: its owner gets no flood of receipts. */
const RECEIPTS = { name: 'contact-address', max: 5, windowMs: 24 * HOUR_MS }

const missingPageSchema = z.strictObject({ path: z.string().startsWith('/').max(200) })

export type SiteApi = ReturnType<typeof siteRoutes>

export const siteRoutes = (parts: SiteParts) => {
  const { db, log, network, config } = parts
  const missing = limit({ db, key: network, ...MISSING })
  const tokens = limit({ db, key: network, ...TOKENS })
  return new Hono()
    .post('/missing-pages', jsonBody(missingPageSchema), missing, (c) => {
      log.info({ path: c.req.valid('json').path }, 'a page was not found')
      return c.body(null, 204)
    })
    .post(
      '/newsletter/subscriptions',
      jsonBody(subscriptionSchema),
      limit({ db, key: network, ...SUBSCRIBING }),
      async (c) => {
        await subscribe(parts, c.req.valid('json').email)
        return c.body(null, 202)
      },
    )
    .post('/newsletter/confirmations', tokens, jsonBody(tokenSchema), async (c) => {
      await confirmSubscription(parts, c.req.valid('json').token)
      return c.body(null, 204)
    })
    .post('/newsletter/unsubscriptions', tokens, jsonBody(tokenSchema), async (c) => {
      await unsubscribe(parts, c.req.valid('json').token)
      return c.body(null, 204)
    })
    .post(
      '/contact-messages',
      jsonBody(contactSchema),
      limit({ db, key: network, ...WRITING }),
      async (c) => {
        const { website, ...message } = c.req.valid('json')
        // A machine is told that all went well, so that it does not try another way.
        if (website) return c.body(null, 202)
        const { isAllowed } = await take(db, RECEIPTS, accountKey(message.email, config.appSecret))
        if (!isAllowed) throw new AppError('too_many')
        await sendContactMessage(parts, message)
        return c.body(null, 202)
      },
    )
}

/** What a mail program's own button posts to (RFC 8058): a form's body, no origin and no cookie, only the address in the letter. */
export const oneClickUnsubscribe =
  (parts: SubscribeParts) =>
  async (c: Context): Promise<Response> => {
    await unsubscribe(parts, c.req.query('token') ?? '')
    return c.body(null, 204)
  }
