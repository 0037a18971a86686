import { Hono, type MiddlewareHandler } from 'hono'
import type { Guarded } from '../accounts/guard.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError, mustExist } from '../platform/errors.ts'
import { idParam, jsonBody } from '../platform/http/validate.ts'
import { linkSchema } from './contract.ts'
import { CHANNEL_OFF, loadChannel } from './link/load-channel.ts'
import { makeCode } from './link/make-code.ts'
import { unlinkFamilyPhone } from './link/unlink-phone.ts'

type Parts = {
  db: Db
  guards: readonly MiddlewareHandler<Guarded>[]
  /** Null where the channel is off. Its clock may be moved in development. */
  channel: { clock: Clock; sandbox: string | null } | null
}

export type WhatsAppApi = ReturnType<typeof whatsAppRoutes>

export const whatsAppRoutes = ({ db, guards, channel }: Parts) =>
  new Hono<Guarded>()
    .use('*', ...guards)
    .get('/', async (c) =>
      c.json(channel ? await loadChannel(db, c.get('actor'), channel.sandbox) : CHANNEL_OFF),
    )
    .post('/codes', jsonBody(linkSchema), async (c) => {
      if (!channel) throw new AppError('unavailable')
      const { childId } = c.req.valid('json')
      return c.json(
        await makeCode(db, c.get('actor'), childId, {
          now: channel.clock(),
          sandbox: channel.sandbox,
        }),
        201,
      )
    })
    .delete('/phones/:phoneId', idParam('phoneId'), async (c) => {
      mustExist(await unlinkFamilyPhone(db, c.get('actor'), c.req.valid('param').phoneId))
      return c.body(null, 204)
    })
