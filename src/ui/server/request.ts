/** What a call that failed tells the page: a code to look words up by, and the id under which the server logged it. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly code: string
  readonly status: number
  readonly id: string | null
  /** What the refusal is about, such as a limit's number. */
  readonly detail: Readonly<Record<string, unknown>>

  constructor(code: string, status: number, id: string | null = null, detail = {}) {
    super(`${code} (${status})`)
    this.code = code
    this.status = status
    this.id = id
    this.detail = detail
  }
}

/** The server couldn't be asked, or couldn't answer: the same may work in a moment. */
export const isAway = (error: unknown): boolean =>
  error instanceof RequestError && (error.status === 0 || error.status >= 502)

/**
 * A fetch of our own server that only returns what it did: throws RequestError with 'network' (status 0) when nothing came back, 'too_many'
 * for any 429 that isn't our own, else the code the server gave. Whoever aborts gets the abort.
 */
export async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { credentials: 'same-origin', ...init }).catch((error: unknown) => {
    throw init?.signal?.aborted ? error : new RequestError('network', 0)
  })
  if (!response.ok) throw failureOf(response.status, await response.json().catch(() => null))
  return response
}

/** Our own calls answer {error: {code, id}}; the sign-in library's answer {code, message}. */
export function failureOf(status: number, answer: unknown) {
  const body = (answer ?? {}) as { code?: unknown; error?: { code?: unknown; id?: unknown; detail?: object } }
  const id = typeof body.error?.id === 'string' ? body.error.id : null
  const code = body.error?.code ?? (status === 429 ? 'too_many' : body.code)
  return new RequestError(typeof code === 'string' ? code : 'internal', status, id, body.error?.detail)
}
