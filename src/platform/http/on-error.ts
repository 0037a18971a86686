import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { AppError, type ErrorCode, STATUS_OF } from '../errors.ts'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'

/** The one exit of every refusal: a code, safe values for its words, and an id that the log has too. */
export const onError =
  (log: Log) =>
  (error: Error, c: Context): Response => {
    const { code, detail } = refusal(error)
    const id = newId()
    const fields = { id, code, path: c.req.routePath }
    if (STATUS_OF[code] >= 500) log.error({ ...fields, err: error }, 'a request failed')
    else log.info(fields, 'a request was refused')
    const wait = code === 'unavailable' ? 5 : detail?.retryAfterSeconds
    if (wait !== undefined) c.header('Retry-After', String(wait))
    return c.json({ error: { code, id, ...(detail ? { detail } : {}) } }, STATUS_OF[code])
  }

const refusal = (error: Error): { code: ErrorCode; detail?: AppError['detail'] } => {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException) return { code: ofStatus(error.status) }
  if (databaseCodes(error).some((code) => UNSTORABLE.has(code))) return { code: 'invalid' }
  return { code: isDatabaseAway(error) ? 'unavailable' : 'internal' }
}

/** What no database keeps as text or JSON, such as NUL: whoever sent it is refused, and it is no failure of ours. */
const UNSTORABLE = new Set(['22021', '22P05'])

const databaseCodes = (error: unknown): string[] =>
  error instanceof Error ? [String((error as { code?: unknown }).code), ...databaseCodes(error.cause)] : []

const ofStatus = (status: number): ErrorCode =>
  status === 413 ? 'too_large' : status === 415 ? 'not_json' : status < 500 ? 'invalid' : 'internal'

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  // Something else holds what the statement needs, or it took too long.
  '55P03',
  '57014',
])

/** Whether a failure means that the database cannot be reached just now. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string' && AWAY.has(code)) return true
  if (/timeout exceeded when trying to connect|Connection terminated/.test(error.message)) return true
  return error.cause !== undefined && isDatabaseAway(error.cause)
}
