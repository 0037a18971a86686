import type { Endpoint } from '../../src/platform/model/chat-completions.ts'
import { LIMITS } from '../../src/platform/model/chat-completions.ts'
import { ModelError } from '../../src/platform/model/model.ts'

/** Why an endpoint did not answer, and what to change. Its own words come last: they are for the operator's eyes. */
export const whatIsWrong = (
  error: unknown,
  { baseUrl, model, apiKey, limits = LIMITS }: Endpoint,
): string => {
  if (!(error instanceof ModelError)) return `Something unexpected went wrong: ${wordsOf(error)}`
  const cause = wordsOf(error.cause)
  const said = cause ? `\nIt said: ${withoutKey(cause, apiKey)}` : ''
  if (error.code === 'unreachable')
    return `Nothing answers at ${baseUrl}. Check COACH_BASE_URL, and that this machine may reach it.${said}`
  if (error.code === 'timeout')
    return `Too slow: nothing came within ${limits.firstTokenMs / 1000} s, or it stopped half way, or took longer than ${limits.totalMs / 1000} s in all. Set COACH_FIRST_TOKEN_SECONDS, COACH_GAP_SECONDS or COACH_TOTAL_SECONDS higher, or take a faster model.`
  if (error.code === 'empty')
    return `${model} gave an empty answer. Where it thinks first, set COACH_MAX_TOKENS higher, or take another model.${said}`
  if (error.code === 'withheld')
    return `The endpoint holds answers back (a content filter), or sends thinking without marking where it begins.${said}`
  if (error.code === 'rejected') return `${refusalOf(Number(cause.slice(0, 3)), model)}${said}`
  return `What came from ${baseUrl} is no streamed chat completion. Check that COACH_BASE_URL ends with the version, such as /v1.${said}`
}

const refusalOf = (status: number, model: string): string => {
  if (status === 401 || status === 403) return 'The key is refused. Check COACH_API_KEY.'
  if (status === 404)
    return `Not found: there is no model ${model} there, or COACH_BASE_URL does not end with the version, such as /v1.`
  if (status === 402) return 'The account has no money left.'
  if (status === 413 || status === 400 || status === 422)
    return `The request is refused. Often the model's name is wrong (COACH_MODEL is ${model}), or prompt and answer do not fit: then set COACH_MAX_TOKENS lower.`
  if (status === 429) return 'Too many requests, or no money left on the account.'
  if (status >= 500) return 'The endpoint has an error of its own. Try again in a minute.'
  return `The endpoint refuses with status ${status}.`
}

const wordsOf = (cause: unknown): string => {
  if (cause instanceof AggregateError) return cause.errors.map(wordsOf).join('; ')
  return cause instanceof Error ? [cause.message, wordsOf(cause.cause)].filter(Boolean).join(': ') : ''
}

const withoutKey = (words: string, key: string | null): string =>
  (key ? words.replaceAll(key, '[key]') : words).replace(/\s+/g, ' ').slice(0, 400)
