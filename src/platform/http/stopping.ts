import type { MiddlewareHandler } from 'hono'
import { newId } from '../ids.ts'

/**
 * A process that is about to end still answers what is short, and lets go of its connections. A stream is refused, so that its reader or a
 * proxy opens it on another replica.
 */
export const sendOnOnceStopping =
  (stopping: AbortSignal): MiddlewareHandler =>
  async (c, next) => {
    if (!stopping.aborted) return next()
    if (c.req.header('accept')?.includes('text/event-stream'))
      return c.json({ error: { code: 'unavailable', id: newId() } }, 503, {
        'Retry-After': '1',
        Connection: 'close',
      })
    await next()
    c.header('Connection', 'close')
  }
