import {
  isCut,
  type Model,
  ModelError,
  type ModelMessage,
  type ModelRequest,
} from '../platform/model/model.ts'
import { withoutMarks } from './prompt/marks.ts'

const GO_ON =
  'Your answer was cut off there. Go on from the very next word and bring it to its end in a few sentences. Repeat nothing, and say nothing about the cut.'

/**
 * The tokens of one answer. One that the endpoint cut at its limit of tokens is continued once, and `onContinue` is told what is sent for
 * that. Throws the ModelError 'cut' where it is cut again, or cannot be continued: what came until then is good.
 */
export async function* wholeAnswer(
  model: Model,
  request: ModelRequest,
  signal: AbortSignal,
  onContinue: (messages: ModelMessage[]) => void,
): AsyncGenerator<string> {
  let text = ''
  try {
    for await (const token of model(request, signal)) {
      text += token
      yield token
    }
    return
  } catch (error) {
    if (!isCut(error)) throw error
  }
  const more: ModelMessage[] = [
    { role: 'assistant', content: withoutMarks(text) },
    { role: 'user', content: GO_ON },
  ]
  onContinue(more)
  let isFirst = true
  try {
    for await (const token of model({ ...request, messages: [...request.messages, ...more] }, signal)) {
      if (isFirst && isBetweenWords(text, token)) yield ' '
      isFirst = false
      yield token
    }
  } catch (error) {
    if (signal.aborted || !(error instanceof ModelError) || error.code === 'withheld') throw error
    throw new ModelError('cut', error)
  }
}

/** A turn never begins with a space, and limits fall between words far more often than within one. */
const isBetweenWords = (before: string, after: string): boolean =>
  /[^\s([]$/u.test(before) && /^[\p{L}\p{N}([]/u.test(after)
