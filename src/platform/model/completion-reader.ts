import { createParser } from 'eventsource-parser'
import { ModelError } from './model.ts'

const EVENT_CHARS = 256 * 1024
const ANSWER_CHARS = 64 * 1024

/**
 * Reads the body of a chat completion, streamed or (some endpoints ignore `stream`) in one piece. `feed` gives the text that became
 * whole with this chunk. `failure` is set beside that text and not thrown, so that what came before a failure is not lost.
 */
export function completionReader() {
  let text = ''
  let length = 0
  let json: string | null = null
  let begun = false
  const state = { ended: false, failure: null as ModelError | null }

  const parser = createParser({
    maxBufferSize: EVENT_CHARS,
    onEvent({ data }) {
      if (state.ended || state.failure || !data) return
      if (data === '[DONE]') state.ended = true
      else take(data, 'delta')
    },
    onError(error) {
      if (error.type === 'max-buffer-size-exceeded') fail('broken', error)
    },
  })

  function take(data: string, part: 'delta' | 'message') {
    try {
      const chunk = JSON.parse(data)
      if (chunk.error || chunk.object === 'error') return fail('broken', chunk.error ?? chunk)
      const choice = chunk.choices?.[0]
      const content = choice?.[part]?.content
      if (typeof content === 'string') text += content
      if (choice?.finish_reason) state.ended = true
    } catch (error) {
      fail('broken', error)
    }
  }

  function fail(code: ModelError['code'], cause?: unknown) {
    state.failure ??= new ModelError(code, cause)
  }

  function give(): string {
    const given = text
    text = ''
    length += given.length
    if (length > ANSWER_CHARS) fail('broken', new Error(`More than ${ANSWER_CHARS} characters`))
    if (state.ended && length === 0) fail('empty')
    return given
  }

  function feed(chunk: string): string {
    const first = begun ? '' : chunk.trimStart()[0]
    if (first) begun = true
    if (first === '{') json = ''
    if (json === null) parser.feed(chunk)
    else if (json.length + chunk.length > EVENT_CHARS)
      fail('broken', new Error(`More than ${EVENT_CHARS} characters`))
    else json += chunk
    return give()
  }

  function close(rest: string): string {
    // The blank line lets a last event count that the endpoint did not terminate.
    const before = feed(json === null ? `${rest}\n\n` : rest)
    if (state.failure || state.ended) return before
    if (!begun) fail('empty')
    else if (json === null) fail('broken', new Error('Cut before the end of the answer'))
    else {
      take(json, 'message')
      state.ended = true
    }
    return before + give()
  }

  return {
    feed,
    close,
    get ended() {
      return state.ended
    },
    get failure() {
      return state.failure
    },
  }
}
