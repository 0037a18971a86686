import { pino } from 'pino'

export type Log = {
  info: (fields: Record<string, unknown>, message: string) => void
  warn: (fields: Record<string, unknown>, message: string) => void
  error: (fields: Record<string, unknown>, message: string) => void
}

/**
 * One JSON line per event on standard error; ids only, never a name or a message's text. An error is logged as its class, code and
 * stack frames: messages of a database or of an endpoint may quote what a parent wrote.
 */
export const createLog = (level: string): Log =>
  pino({ level, base: null, serializers: { err: describeError } }, pino.destination(2))

const describeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { name: typeof error }
  const code = (error as { code?: unknown }).code
  return {
    name: error.name,
    code: typeof code === 'string' ? code : undefined,
    frames: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}
