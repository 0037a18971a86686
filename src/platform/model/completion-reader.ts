import { createParser } from 'eventsource-parser'
import { isBlank } from '../clean-text.ts'
import { cleanStream } from './clean-stream.ts'
import { type Choice, contentOf, firstChoice, isThought } from './completion-chunk.ts'
import { endOf, errorOf } from './completion-end.ts'
import { ModelError } from './model.ts'
import { withoutThoughts } from './without-thoughts.ts'

const EVENT_CHARS = 256 * 1024
const ANSWER_CHARS = 64 * 1024

/**
 * Reads the body of a chat completion, streamed or (some endpoints ignore `stream`) in one piece. `feed` gives the text that became
 * whole with this chunk: what may be shown, without thinking, and nothing before the first word. `failure` is set beside that text and not
 * thrown, so that what came before a failure is not lost.
 */
export function completionReader() {
  let text = ''
  let chars = 0
  let hasSpoken = false
  let json: string | null = null
  let begun = false
  let signs = 0
  const clean = cleanStream()
  const spoken = withoutThoughts()
  const state = { ended: false, failure: null as ModelError | null }

  const parser = createParser({
    maxBufferSize: EVENT_CHARS,
    onEvent({ data }) {
      if (state.ended || state.failure || !data) return
      if (data === '[DONE]') state.ended = true
      else take(data, 'delta')
    },
    onError(error) {
      if (error.type === 'max-buffer-size-exceeded') fail(new ModelError('broken', error))
    },
  })

  function take(data: string, part: 'delta' | 'message') {
    try {
      const chunk = JSON.parse(data)
      if (chunk.error || chunk.object === 'error') return fail(errorOf(chunk.error ?? chunk))
      const choice = firstChoice(chunk)
      if (choice) read(choice, part)
    } catch (error) {
      fail(new ModelError('broken', error))
    }
  }

  function read(choice: Choice, part: 'delta' | 'message') {
    const content = contentOf(choice[part])
    if (content !== '' || isThought(choice[part])) signs += 1
    const said = spoken.feed(clean.feed(content))
    chars += said.length
    text += said
    if (!choice.finish_reason) return
    const failure = endOf(choice.finish_reason)
    if (failure) fail(failure)
    state.ended = true
  }

  function fail(failure: ModelError) {
    state.failure ??= failure
  }

  function give(): string {
    if (state.ended) text += spoken.feed(clean.flush()) + spoken.flush()
    if (chars > ANSWER_CHARS)
      fail(new ModelError('broken', new Error(`More than ${ANSWER_CHARS} characters`)))
    if (spoken.isSpoilt) fail(new ModelError('withheld', new Error('Thinking that nobody marked as such')))
    if (state.failure?.code === 'withheld') return ''
    const given = hasSpoken ? text : isBlank(text) ? '' : text.trimStart()
    if (given !== '') {
      text = ''
      hasSpoken = true
    }
    // An answer of nothing else than thinking reached its limit before its first word.
    if (state.ended && !hasSpoken && (!state.failure || state.failure.code === 'cut'))
      state.failure = new ModelError('empty', state.failure ?? undefined)
    return given
  }

  function feed(chunk: string): string {
    const first = begun ? '' : chunk.trimStart()[0]
    if (first) begun = true
    if (first === '{') json = ''
    if (json === null) parser.feed(chunk)
    else if (json.length + chunk.length > EVENT_CHARS)
      fail(new ModelError('broken', new Error(`More than ${EVENT_CHARS} characters`)))
    else json += chunk
    return give()
  }

  function close(rest: string): string {
    // The blank line lets a last event count that the endpoint did not terminate.
    const before = feed(json === null ? `${rest}\n\n` : rest)
    if (state.failure || state.ended) return before
    if (!begun) fail(new ModelError('empty'))
    else if (json === null)
      fail(new ModelError('broken', new Error('Cut before the end of the answer'), { isEndpointFault: true }))
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
    /** How often the model was heard, thinking included: it is at work. */
    get signs() {
      return signs
    },
  }
}
