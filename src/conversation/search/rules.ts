import { cleanLine } from '../../platform/clean-text.ts'

export const QUERY_MAX_CHARS = 200
const MOST_WORDS = 12
const SHORT_WORD_CHARS = 3
const BEFORE_CHARS = 60
const PASSAGE_CHARS = 200

/** How a query is looked for: by words, or letter by letter in writing that has no spaces or is no words at all. */
export type SearchPlan = { by: 'words'; words: string[]; tsquery: string } | { by: 'letters'; text: string }

/** A piece of a text, and whether it is what was looked for. */
export type Piece = { text: string; isHit: boolean }

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Null for a query of nothing. */
export const searchPlan = (query: string): SearchPlan | null => {
  const text = cleanLine(query)
  if (text === '') return null
  const words = (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, MOST_WORDS)
  if (words.length === 0 || UNSPACED.test(text)) return { by: 'letters', text }
  const terms = words.map((word, place) => term(word, place === words.length - 1))
  return { by: 'words', words, tsquery: terms.join(' & ') }
}

/** The last word may be half typed, and longer ones may have endings. A database of the plainest locale folds the case of a-z only. */
const term = (word: string, isLast: boolean): string => {
  const ending = isLast || [...word].length >= SHORT_WORD_CHARS ? ':*' : ''
  const lower = word.toLowerCase()
  const capital = lower.replace(/^./u, (letter) => letter.toUpperCase())
  const spellings = [...new Set([word, lower, capital, word.toUpperCase()])]
  return `(${spellings.map((spelling) => `'${spelling}'${ending}`).join(' | ')})`
}

/** A pattern for LIKE that finds a text as it stands. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The first place of a text that has what was looked for, with a little around it; the beginning where a match is not seen. */
export const passageOf = (content: string, plan: SearchPlan | null): Piece[] => {
  const text = content.replace(/\s+/g, ' ').trim()
  const pattern = plan && patternOf(plan)
  const at = pattern ? Math.max(0, text.search(pattern)) : 0
  const start = at <= BEFORE_CHARS ? 0 : wordStart(text, at - BEFORE_CHARS)
  const end = Math.min(text.length, whole(text, start + PASSAGE_CHARS))
  const pieces = piecesOf(text.slice(start, end), pattern)
  if (start > 0) pieces.unshift({ text: '… ', isHit: false })
  if (end < text.length) pieces.push({ text: ' …', isHit: false })
  return pieces
}

/** A whole text, its matches marked. */
export const piecesOf = (text: string, pattern: RegExp | null): Piece[] => {
  if (!pattern) return [{ text, isHit: false }]
  return text
    .split(new RegExp(`(${pattern.source})`, 'giu'))
    .map((piece, place) => ({ text: piece, isHit: place % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

export const patternOf = (plan: SearchPlan): RegExp =>
  plan.by === 'letters'
    ? new RegExp(plan.text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+'), 'iu')
    : new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${plan.words.join('|')})`, 'iu')

const wordStart = (text: string, from: number): number => {
  const space = text.indexOf(' ', from)
  return space !== -1 && space < from + BEFORE_CHARS / 2 ? space + 1 : whole(text, from)
}

/** Not between the two halves of a letter. */
const whole = (text: string, at: number): number => (/[\udc00-\udfff]/.test(text[at] ?? '') ? at + 1 : at)
