import { send } from './request.ts'

/** Opens an answer's event stream when given the signal that closes it, and how many characters of the answer are known. Throws RequestError. */
export type OpenStream = (signal: AbortSignal, known?: number) => Promise<Response>

export const openStream =
  (method: 'GET' | 'POST', path: string, body?: unknown): OpenStream =>
  (signal, known = 0) => {
    const headers: Record<string, string> = { accept: 'text/event-stream', 'x-time-zone': timeZone() }
    if (known > 0) headers['last-event-id'] = `${known}`
    if (body === undefined) return send(path, { method, headers, signal })
    const json = { ...headers, 'content-type': 'application/json' }
    return send(path, { method, headers: json, signal, body: JSON.stringify(body) })
  }

/** Where this clock is, so that a safety card can guess whose numbers it shows. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
