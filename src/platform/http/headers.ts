import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

type Headers = {
  https: boolean
  /** Of another site: a script that may run, and where it may report to, on these pages only. */
  counting?: { scriptUrl: string; isCounted: (path: string) => boolean } | null
}

/** No inline script or style anywhere; style attributes are what positioned parts (menus, toasts) set from script, which the policy allows. */
export const securityHeaders = ({ https, counting = null }: Headers): MiddlewareHandler => {
  const ordinary = headersFor(https)
  if (!counting) return ordinary
  const counted = headersFor(https, new URL(counting.scriptUrl).origin)
  return (c, next) => (counting.isCounted(c.req.path) ? counted : ordinary)(c, next)
}

const headersFor = (https: boolean, ...others: string[]): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...others],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...others],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
    },
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginEmbedderPolicy: false,
  })
