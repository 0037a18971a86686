import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../platform/errors.ts'
import type { Base, Feature } from '../platform/feature.ts'
import { documentHeadersOnDocuments, headersOfSomePages, securityHeaders } from '../platform/http/headers.ts'
import { observe } from '../platform/http/observe.ts'
import { onError } from '../platform/http/on-error.ts'
import { jsonOnly, sameOrigin } from '../platform/http/same-origin.ts'
import { sendOnOnceStopping } from '../platform/http/stopping.ts'
import { unknownProxyWarning } from '../platform/http/unknown-proxy.ts'
import type { Inbox } from '../platform/mail/inbox.ts'
import { isCounted } from '../site/rules/counted.ts'
import { devRoutes } from './dev-routes.ts'
import { healthRoutes } from './health.ts'
import type { Sandbox } from './whatsapp-sandbox/sandbox.ts'

const BODY_MAX_BYTES = 64 * 1024

export type AppParts = {
  base: Base
  features: Feature[]
  /** Null where mail really leaves. */
  inbox: Inbox | null
  /** Null where WhatsApp is set up, and in production. */
  sandbox: Sandbox | null
  /** Ends what a session reads when the session ends. */
  endStreams: MiddlewareHandler
}

/** Puts what each feature answers behind the walls that hold for all of them. */
export const createApp = ({ base, features, inbox, sandbox, endStreams }: AppParts) => {
  const { config, log, database, meters, tracing, stopping } = base
  const { appUrl, analyticsUrl: scriptUrl } = config
  const app = new Hono<{ Bindings: { incoming?: { socket: { remoteAddress?: string } } } }>()
  app.onError(onError(log))
  app.use(observe(meters, tracing))
  // Before the product's own headers: a mail's page has a stricter policy of its own.
  if (inbox || sandbox) app.route('/dev', devRoutes(inbox, sandbox))
  app.use(documentHeadersOnDocuments)
  app.use(headersOfSomePages)
  const https = appUrl.startsWith('https:')
  app.use(securityHeaders({ https, counting: scriptUrl ? { scriptUrl, isCounted } : null }))
  app.route('/', healthRoutes(database, stopping))
  for (const { open } of features) if (open) app.route('/', open)
  if (config.production) app.use('/api/*', unknownProxyWarning(config.trustedProxies, log))
  // Before the walls against other sites' pages.
  for (const [path, routes] of features.flatMap(({ webhooks = [] }) => webhooks))
    app.route(`/api/webhooks${path}`, routes)
  app.use('/api/*', sameOrigin(appUrl), jsonOnly, bodyLimit({ maxSize: BODY_MAX_BYTES, onError: tooLarge }))
  app.use('/api/*', async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })
  app.use('/api/*', sendOnOnceStopping(stopping), endStreams)
  for (const [path, routes] of features.flatMap((feature) => feature.routes ?? []))
    app.route(`/api${path}`, routes)
  app.all('/api/*', () => {
    throw new AppError('not_found')
  })
  return app
}

const tooLarge = () => {
  throw new AppError('too_large')
}
