import { send } from './request.ts'

/** Opens an answer's event stream when given the signal that closes it. Throws RequestError. */
export type OpenStream = (signal: AbortSignal) => Promise<Response>

export const openStream =
  (method: 'GET' | 'POST', path: string, body?: unknown): OpenStream =>
  (signal) => {
    const headers = { accept: 'text/event-stream', 'x-time-zone': timeZone() }
    if (body === undefined) return send(path, { method, headers, signal })
    const json = { ...headers, 'content-type': 'application/json' }
    return send(path, { method, headers: json, signal, body: JSON.stringify(body) })
  }

/** Where this clock is, so that a safety card can guess whose numbers it shows. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
