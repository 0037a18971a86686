export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string }

export type ModelRequest = {
  messages: ModelMessage[]
  /** Tokens at most in the answer, or null to leave it to the endpoint. */
  maxTokens: number | null
  temperature: number
}

/** A source of text: tokens as they arrive, fit to be stored and shown. Ends normally only when the whole answer came; throws ModelError otherwise. */
export type Model = (request: ModelRequest, signal: AbortSignal) => AsyncIterable<string>

export type ModelErrorCode =
  | 'unreachable'
  | 'timeout'
  | 'empty'
  | 'rejected'
  | 'broken'
  /** The endpoint held the answer back, or gave what nobody may read: what came of it is not to be shown either. */
  | 'withheld'
  /** The answer reached the limit of tokens. What came is good. */
  | 'cut'

type Details = {
  /** Seconds the endpoint asked us to wait. */
  retryAfterSeconds?: number | null
  isEndpointFault?: boolean
}

/** What went wrong, in a closed set; the endpoint's own words stay in `cause` and never reach a parent. */
export class ModelError extends Error {
  readonly code: ModelErrorCode
  readonly retryAfterSeconds: number | null
  /** The endpoint is down or overloaded. False for whatever one parent's message can bring about. */
  readonly isEndpointFault: boolean

  constructor(code: ModelErrorCode, cause?: unknown, details: Details = {}) {
    super(`The model's endpoint: ${code}`, { cause })
    this.code = code
    this.retryAfterSeconds = details.retryAfterSeconds ?? null
    this.isEndpointFault = details.isEndpointFault ?? (code === 'unreachable' || code === 'timeout')
  }
}

export const isFaultStatus = (status: unknown): boolean => Number(status) >= 500 || Number(status) === 429

export const isCut = (error: unknown): boolean => error instanceof ModelError && error.code === 'cut'
