import type { MiddlewareHandler } from 'hono'
import type { Meters } from '../metrics/meters.ts'
import type { Tracing } from '../tracing/tracing.ts'

/** Times every request, by its route as the program names it: the path itself has ids in it. */
export const observe =
  (meters: Meters, tracing: Tracing): MiddlewareHandler =>
  async (c, next) => {
    const began = performance.now()
    const method = METHODS.has(c.req.method) ? c.req.method : 'other'
    const span = tracing.begin('request', { 'http.request.method': method })
    await tracing.within(span, next)
    const { status } = c.res
    // Of the last handler that was asked.
    const route = c.req.routePath
    meters.requestTook({ method, route, status }, (performance.now() - began) / 1000)
    span.tell({ 'http.route': route, 'http.response.status_code': status })
    span.end(status >= 500 ? new Error('failed') : undefined)
  }

/** What else a client makes up is one. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
