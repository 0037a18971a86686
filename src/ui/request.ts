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

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One same-origin JSON call. Throws RequestError: 'network' (status 0) when nothing came back, 'too_many' for
 * any 429, else the code the server gave. An empty answer (204) is undefined.
 */
export async function request<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await send(method, path, body, signal)
  const answer = await readJson(response)
  if (!response.ok) throw failureOf(response.status, answer)
  return answer as Answer
}

async function send(method: Method, path: string, body: unknown, signal?: AbortSignal) {
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new RequestError('network', 0)
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '')
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Our own calls answer {error: {code, id}}; the sign-in library's answer {code, message}. */
export function failureOf(status: number, answer: unknown) {
  const body = (answer ?? {}) as { code?: unknown; error?: { code?: unknown; id?: unknown; detail?: object } }
  const id = typeof body.error?.id === 'string' ? body.error.id : null
  const code = body.error?.code ?? body.code
  if (status === 429) return new RequestError('too_many', status, id)
  return new RequestError(typeof code === 'string' ? code : 'internal', status, id, body.error?.detail)
}
