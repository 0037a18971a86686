import type { ClientRequestOptions, ClientResponse, InferRequestType } from 'hono/client'
import { RequestError, send } from './request.ts'

/** How every typed client calls our server. */
export const wire: ClientRequestOptions = { fetch: send, headers: { accept: 'application/json' } }

type Route = (given: never, options?: ClientRequestOptions) => Promise<unknown>

type AnswerOf<Response> =
  Response extends ClientResponse<infer Answer, number, infer Format>
    ? Format extends 'json'
      ? Answer
      : Answer extends null
        ? undefined
        : unknown
    : never

/** One call of a feature's route: its answer, or undefined where that is empty (204). Throws RequestError, as `send` does. */
export async function ask<Asked extends Route>(
  route: Asked,
  given: InferRequestType<Asked>,
  signal?: AbortSignal,
): Promise<AnswerOf<Awaited<ReturnType<Asked>>>> {
  const response = (await route(withSafePath(given) as never, { init: { signal } })) as Response
  const text = await response.text().catch((error: unknown) => {
    throw signal?.aborted ? error : new RequestError('network', 0)
  })
  return answerIn(text, response.status) as AnswerOf<Awaited<ReturnType<Asked>>>
}

const answerIn = (text: string, status: number): unknown => {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new RequestError('internal', status)
  }
}

/** The client puts what it's given into the path as it is and leaves out what is empty: it would then call another route, such as the one that ends all. */
const withSafePath = (given: { param?: Record<string, string> }): object => {
  if (!given.param) return given
  const parts = Object.entries(given.param)
  if (parts.some(([, value]) => /^\.{0,2}$/.test(value))) throw new RequestError('not_found', 404)
  return {
    ...given,
    param: Object.fromEntries(parts.map(([name, value]) => [name, encodeURIComponent(value)])),
  }
}
