import type { MiddlewareHandler } from 'hono'
import type { Log } from '../log.ts'
import { clientAddress, isPrivate } from './client-address.ts'

/**
 * Says once that requests seem to come through a proxy that TRUSTED_PROXIES does not count: all visitors then share one limit, as if
 * they were one network. With too high a number visitors could name any address they like, so nothing is guessed here.
 */
export const unknownProxyWarning = (trustedProxies: number, log: Log): MiddlewareHandler => {
  let isSaid = false
  return async (c, next) => {
    if (!isSaid && c.req.header('x-forwarded-for') && isPrivate(clientAddress(c, trustedProxies))) {
      isSaid = true
      log.warn(
        { trustedProxies },
        'clients seem to have a private address: does TRUSTED_PROXIES count every proxy?',
      )
    }
    await next()
  }
}
