import { type DestinationStream, pino } from 'pino'
import { inSource } from './source-places.ts'

export type Log = {
  info: (fields: Record<string, unknown>, message: string) => void
  warn: (fields: Record<string, unknown>, message: string) => void
  error: (fields: Record<string, unknown>, message: string) => void
}

const FRAMES = 8

/**
 * One JSON line per event on standard error; ids only, never a name or a message's text. An error is logged as its class, code and
 * stack frames: messages of a database or of an endpoint may quote what a parent wrote.
 */
export const createLog = (level: string, to: DestinationStream = pino.destination(2)): Log =>
  pino({ level, base: null, serializers: { err: describeError } }, to)

const describeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { name: typeof error }
  const code = (error as { code?: unknown }).code
  return {
    name: error.name,
    code: typeof code === 'string' ? code : undefined,
    frames: framesOf(error),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}

const FRAME = /^ +at .*(:\d+:\d+\)?|<anonymous>\)?|native\)?)$/

/** A stack begins with the message, which may have lines that look like frames: only what follows it counts. */
const framesOf = ({ stack = '', message }: Error): string[] => {
  const after = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack
  const lines = after.split('\n')
  const begin = lines.findLastIndex((line) => !FRAME.test(line)) + 1
  return lines.slice(begin, begin + FRAMES).map(inSource)
}
