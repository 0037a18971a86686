import { cleanLine } from '../../platform/clean-text.ts'
import { MEMORY_MAX_CHARS } from '../rules.ts'

/**
 * The sentence of a message in which these words stand in a row, as the parent wrote it; null where there's none. A whole sentence, so that nobody
 * keeps 'likes the dark' of 'I don't think she likes the dark'.
 */
export const sentenceWith = (message: string, words: string): string | null => {
  const wanted = folded(words)
  if (wanted.split(' ').length < FEWEST_WORDS) return null
  const found = sentencesOf(message).find((sentence) => ` ${folded(sentence)} `.includes(` ${wanted} `))
  return found && found.length <= MEMORY_MAX_CHARS && !found.includes('?') ? found : null
}
const FEWEST_WORDS = 2

/** Whether a message can be an answer to what the coach asked: short, and no question itself. */
export const isAnswer = (message: string): boolean => {
  const line = cleanLine(message)
  const words = folded(line).split(' ').length
  return words >= 3 && line.length <= MEMORY_MAX_CHARS && !/[?？؟]/.test(line)
}

const sentencesOf = (message: string): string[] =>
  message
    .split(/(?<=[.!?。！？])\s+|\n+/u)
    .map(cleanLine)
    .filter(Boolean)

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .trim()
