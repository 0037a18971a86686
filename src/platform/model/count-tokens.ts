import type { Model } from './model.ts'

/** Nobody's tokeniser, and near enough to any: English text has about four characters a token. */
const CHARS_PER_TOKEN = 4

/** A model whose tokens are told to `add`: those of a prompt before it leaves, those of the answer however it ends. */
export const withTokenCount = (model: Model, add: (tokens: number) => void): Model =>
  async function* (request, signal) {
    add(tokensOf(request.messages.reduce((chars, { content }) => chars + content.length, 0)))
    let chars = 0
    try {
      for await (const text of model(request, signal)) {
        chars += text.length
        yield text
      }
    } finally {
      add(tokensOf(chars))
    }
  }

const tokensOf = (chars: number): number => Math.ceil(chars / CHARS_PER_TOKEN)
