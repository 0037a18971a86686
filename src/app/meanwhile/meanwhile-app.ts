import { Hono } from 'hono'
import { AppError } from '../../platform/errors.ts'
import { onError } from '../../platform/http/on-error.ts'
import type { Log } from '../../platform/log.ts'
import { WAITING_PAGE, WAITING_POLICY } from './waiting-page.ts'

const SECONDS = '5'

/** Answers while the database can't be reached at the start: not ready, try again. */
export const meanwhileApp = (log: Pick<Log, 'info'>) =>
  new Hono()
    // The start has said why: not an error for each request.
    .onError(onError({ ...log, warn: log.info, error: log.info }))
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', (c) => c.text('waiting for the database', 503, { 'Retry-After': SECONDS }))
    .all('/api/*', () => {
      throw new AppError('unavailable')
    })
    .all('*', (c) =>
      c.html(WAITING_PAGE, 503, {
        'Retry-After': SECONDS,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': WAITING_POLICY,
        'X-Content-Type-Options': 'nosniff',
      }),
    )
