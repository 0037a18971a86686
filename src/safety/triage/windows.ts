import { sentencesOf } from '../../language/sentences.ts'

/** A piece of a text that is read by itself: a sentence, or two that follow each other. */
export type Window = { text: string; sentences: string[] }

/** So many windows have two sentences. */
export const SHORT_WINDOWS = 3

/** Each sentence of a text, and each with the one after it: danger is often said in two. */
export const windowsOf = (text: string): Window[] => {
  const sentences = sentencesOf(text)
  return sentences.flatMap((sentence, at) => {
    const next = sentences[at + 1]
    const alone = { text: sentence, sentences: [sentence] }
    return next === undefined
      ? [alone]
      : [alone, { text: `${sentence} ${next}`, sentences: [sentence, next] }]
  })
}
