/** Codes of Node's when nothing answers. */
const UNREACHED = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/**
 * Codes of Postgres: the connection failed (08), it has no room, memory or connection left (53), it stops or starts (57P), its disk fails
 * (58030), it's a copy that can't be written (25006), something else holds what the statement needs (55P03), it took too long (57014).
 */
const UNABLE = /^(08|53|57P|58030|25006|55P03|57014)/

/** What the driver says without a code. */
const SAID =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|after calling end on the pool/

/** Whether a failure means that the database can't be asked just now, and may answer if it's asked again. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string' && (UNREACHED.has(code) || UNABLE.test(code))) return true
  return SAID.test(error.message) || isDatabaseAway(error.cause)
}
