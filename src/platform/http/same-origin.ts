import type { MiddlewareHandler } from 'hono'
import { AppError } from '../errors.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a write that another site's page asks the browser to make. A browser says where a write comes from in Sec-Fetch-Site or
 * Origin; what says neither is no browser and carries nobody's cookie but its own.
 */
export const sameOrigin =
  (appUrl: string): MiddlewareHandler =>
  async (c, next) => {
    if (!READS.has(c.req.method)) {
      const site = c.req.header('sec-fetch-site')
      const origin = c.req.header('origin')
      const ours = [new URL(appUrl).host, c.req.header('host')]
      if (site && site !== 'same-origin' && site !== 'none') throw new AppError('foreign_origin')
      if (origin && !ours.includes(hostOf(origin))) throw new AppError('foreign_origin')
    }
    await next()
  }

const hostOf = (origin: string): string => {
  try {
    return new URL(origin).host
  } catch {
    return 'null'
  }
}

/** A write with a body speaks JSON and nothing else, which no form of another site can send unasked. */
export const jsonOnly: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('content-type')
  if (!READS.has(c.req.method) && type && !/^application\/json\b/i.test(type)) throw new AppError('not_json')
  await next()
}
