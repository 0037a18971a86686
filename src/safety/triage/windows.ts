/** A piece of a text that is read by itself: a sentence, or two that follow each other. */
export type Window = { text: string; sentences: string[] }

// A mark inside a word ('d!e') ends nothing.
const SENTENCE_END = /(?<=[.!?…;])["')\]]*\s+|\s*\n+\s*/
/** Tired parents write without full stops; so many words are a sentence anyway. */
const SENTENCE_MAX_WORDS = 35

export const splitSentences = (text: string): string[] =>
  text.split(SENTENCE_END).flatMap((sentence) => {
    const words = sentence.split(/\s+/).filter(Boolean)
    const parts = Math.ceil(words.length / SENTENCE_MAX_WORDS)
    const size = Math.ceil(words.length / parts)
    return Array.from({ length: parts }, (_, at) => words.slice(at * size, (at + 1) * size).join(' '))
  })

/** So many windows have two sentences. */
export const SHORT_WINDOWS = 3

/** Each sentence of a text, and each with the one after it: danger is often said in two. */
export const windowsOf = (text: string): Window[] => {
  const sentences = splitSentences(text)
  return sentences.flatMap((sentence, at) => {
    const next = sentences[at + 1]
    const alone = { text: sentence, sentences: [sentence] }
    return next === undefined
      ? [alone]
      : [alone, { text: `${sentence} ${next}`, sentences: [sentence, next] }]
  })
}
