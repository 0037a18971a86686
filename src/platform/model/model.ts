export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string }

export type ModelRequest = {
  messages: ModelMessage[]
  /** Tokens at most in the answer, or null to leave it to the endpoint. */
  maxTokens: number | null
  temperature: number
}

/** A source of text: tokens as they arrive. Ends normally only when the whole answer came; throws ModelError otherwise. */
export type Model = (request: ModelRequest, signal: AbortSignal) => AsyncIterable<string>

/** What went wrong, in a closed set; the endpoint's own words stay in `cause` and never reach a parent. */
export class ModelError extends Error {
  readonly code: 'unreachable' | 'timeout' | 'empty' | 'rejected' | 'broken'
  /** Seconds the endpoint asked us to wait, where it did. */
  readonly retryAfterSeconds: number | null

  constructor(code: ModelError['code'], cause?: unknown, retryAfterSeconds: number | null = null) {
    super(`The model's endpoint: ${code}`, { cause })
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}
