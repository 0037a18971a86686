import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isDatabaseAway } from '../db/database-away.ts'
import { AppError, type ErrorCode, STATUS_OF } from '../errors.ts'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'

/** When to try again while the database is away. */
const AWAY_SECONDS = 5

/** The one exit of every refusal: a code, safe values for its words, and an id that the log has too. */
export const onError =
  (log: Log) =>
  (error: Error, c: Context): Response => {
    const { code, detail } = refusal(error)
    const id = newId()
    const fields = { id, code, path: c.req.routePath }
    if (STATUS_OF[code] >= 500) log.error({ ...fields, err: error }, 'a request failed')
    else log.info(fields, 'a request was refused')
    const wait = detail?.retryAfterSeconds ?? (code === 'unavailable' ? AWAY_SECONDS : undefined)
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
