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
      // No text becomes markup or a script in any way a browser knows: neither ours nor a library's.
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: others.length > 0 ? [WORKER_POLICY, COUNTING_POLICY] : [WORKER_POLICY],
    },
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginEmbedderPolicy: false,
    // Pages may hear from the popups that they open, and from no other window.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    // The browser's own speech recognition needs the microphone: docs/decisions/018-who-hears-a-spoken-message.md.
    permissionsPolicy: {
      ...Object.fromEntries(UNUSED.map((feature) => [feature, []])),
      microphone: ['self'],
    },
  })

/** By which a page names the one worker there is: ui/server/register-worker.ts. */
const WORKER_POLICY = 'kinwise-worker'

/** By which a page that is counted may name the one script of another site: site/web/visit-counter.tsx. */
const COUNTING_POLICY = 'kinwise-visits'

/** What no page of ours asks a browser for. */
const UNUSED = [
  'accelerometer',
  'browsingTopics',
  'camera',
  'displayCapture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'usb',
] as const

const OF_SOME_PATHS: [path: RegExp, name: string, value: string][] = [
  // A reset link's page sends nobody a referrer.
  [/^\/reset-password$/, 'Referrer-Policy', 'no-referrer'],
  // The popup of an identity provider comes back by these and tells the page that opened it; any policy would cut the two apart.
  [/^\/(identity$|api\/auth\/callback\/)/, 'Cross-Origin-Opener-Policy', 'unsafe-none'],
]

/** Stands before `securityHeaders`, so that what it sets is said last. */
export const headersOfSomePages: MiddlewareHandler = async (c, next) => {
  await next()
  for (const [path, name, value] of OF_SOME_PATHS) if (path.test(c.req.path)) c.header(name, value)
}

/** What only a page heeds, a picture that may hold scripts, or a worker. On all else it would be a kilobyte for nothing. */
const OF_DOCUMENTS = ['Content-Security-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy']
const DOCUMENT = /^(text\/html|text\/plain|image\/svg\+xml|application\/(xhtml\+)?xml|text\/xml)\b/
const WORKER = /^\/[\w-]*worker\.js$/

/** Stands before `securityHeaders`, and takes from every other file what that said. */
export const documentHeadersOnDocuments: MiddlewareHandler = async (c, next) => {
  await next()
  const type = c.res.headers.get('content-type') ?? ''
  // Without a body there is no type: a redirect or a 304 may stand for a page.
  if (type === '' || DOCUMENT.test(type) || WORKER.test(c.req.path)) return
  for (const name of OF_DOCUMENTS) c.res.headers.delete(name)
}
