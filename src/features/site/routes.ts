import { Hono } from 'hono'
import * as z from 'zod'
import { jsonBody } from '../../platform/http/validate.ts'
import type { Log } from '../../platform/log.ts'

const missingPageSchema = z.strictObject({ path: z.string().startsWith('/').max(200) })

export const siteRoutes = (log: Log) =>
  new Hono().post('/missing-pages', jsonBody(missingPageSchema), (c) => {
    log.info({ path: c.req.valid('json').path }, 'a page was not found')
    return c.body(null, 204)
  })
