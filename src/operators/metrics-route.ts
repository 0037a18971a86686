import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Meters } from '../platform/metrics/meters.ts'

/** /metrics for who shows the token. Everybody else gets what a missing page gets, and without a token everybody does. */
export const metricsRoute = (meters: Meters, token: string | null) =>
  new Hono().get('/metrics', async (c, next) => {
    const [, shown] = /^Bearer ([\x21-\x7e]+)$/i.exec(c.req.header('authorization') ?? '') ?? []
    if (!token || !shown || !timingSafeEqual(digestOf(shown), digestOf(token))) return next()
    const { text, type } = await meters.read()
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  })

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()
