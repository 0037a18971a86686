import { Hono } from 'hono'
import type { Database } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'

const PING = { name: 'ping', text: 'select 1 as up' }

/** /healthz: the process answers. /readyz: the database does too (migrations ran before listening). */
export const healthRoutes = (database: Database) =>
  new Hono()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => {
      await database.run(PING, []).catch((cause) => {
        throw new AppError('unavailable', null, cause)
      })
      return c.text('ready')
    })
