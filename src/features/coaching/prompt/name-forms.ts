import { fold } from './fold.ts'
import { isOrdinary, isParticle } from './ordinary-words.ts'

/** One way in which a name stands in a text: a pattern for folded text whose group `name` is what must go. */
export type NameForm = {
  pattern: RegExp
  /** Null, or the only spelling that counts: an ordinary word is a name only where it is written like one. */
  exact: string | null
}

/** Every way a name is looked for: whole, each part of two or more letters, and the usual other spellings. */
export const formsOf = (name: string): NameForm[] => {
  const given = name.normalize('NFC').trim()
  const parts = given.split(/[\s\-‐‑–·・.,;:]+/u).filter((part) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(part))
  const single = parts.length === 1
  const forms = parts
    .filter((part) => single || ([...part].length >= 2 && !isParticle(fold(part).folded)))
    .flatMap((part) => [part, ...givenNameIn(part)])
    .flatMap(formsOfPart)
  if (!single && parts.length > 0) {
    const whole = parts.map((part) => literal(fold(part).folded)).join("[\\s\\-.·・,']{0,3}")
    forms.unshift({ pattern: patternOf(whole, fold(given).folded, true), exact: null })
  }
  return forms
}

const formsOfPart = (part: string): NameForm[] => {
  const plain = fold(part).folded
  if (isOrdinary(plain) || /^\p{L}$/u.test(plain)) {
    const isLatinOrLike = part.toLowerCase() !== part.toUpperCase()
    const exact = isLatinOrLike ? [...part].map((letter, n) => (n === 0 ? letter.toUpperCase() : letter.toLowerCase())).join('') : null
    return [{ pattern: patternOf(literal(plain), plain, false), exact }]
  }
  return spellings(part, plain).map((spelling) => ({
    pattern: patternOf(inflected(spelling), spelling, true),
    exact: null,
  }))
}

/** Jürgen is also Juergen, and Juergen Jürgen. */
const spellings = (part: string, plain: string): string[] => {
  const long = fold(part.toLowerCase().replace(/[äöüå]/g, (vowel) => TWO_LETTERS[vowel] ?? vowel)).folded
  const short = plain.replace(/([aou])e/g, '$1').replace(/aa/g, 'a')
  return [...new Set([plain, long, ...(short.length >= 4 ? [short] : [])])]
}

const TWO_LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' }

/** Chinese, Japanese and Korean names are written in one piece, and spoken of by the last two characters. */
const givenNameIn = (part: string): string[] =>
  /^[\p{sc=Han}\p{sc=Hangul}]{3,4}$/u.test(part) ? [[...part].slice(-2).join('')] : []

/** The endings that a name takes in a sentence. Only those that seldom make another word; short names take the genitive alone. */
const inflected = (plain: string): string => {
  const length = [...plain].length
  if (/^\p{sc=Cyrillic}/u.test(plain)) {
    const stem = /[аяоеиь]$/u.test(plain) && length >= 3 ? plain.slice(0, -1) : null
    return stem ? `(?:${literal(plain)}|${literal(stem)}${CYRILLIC_ENDING})` : `${literal(plain)}(?:${CYRILLIC_ENDING})?`
  }
  if (/^\p{sc=Latin}/u.test(plain) && length >= 4) {
    const stem = plain.endsWith('a') && length >= 5 ? `|${literal(plain.slice(0, -1))}(?:y|i|e|u|o|ou|ie|ii)` : ''
    const vowels = length >= 5 ? '|a|u|y|e|i' : ''
    return `(?:${literal(plain)}${stem})(?=(?:(?:${LATIN_ENDINGS}${vowels})(?!\\p{sc=Latin}))|(?!\\p{sc=Latin}))`
  }
  return literal(plain)
}

const CYRILLIC_ENDING = '(?:[аяыиеуюоь]|[ое]и|[ое]ю|[оеая]м|[ая]ми|[ая]х|ов|ев|ин[аыуое]?|ов[аыуое]|ови|еви)'
const LATIN_ENDINGS =
  's|n|nak|nek|val|vel|hoz|hez|rol|tol|ert|lla|lle|lta|ssa|sta|ksi|nin|nun|in|un|ya|ye|yi|yu|dan|den|yla|yle|ow|owi|ovi|em|om'

/** Scripts that set words apart by spaces and do not hang case words on to them. Elsewhere a name goes on into the next word. */
const BOUND = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew']
const UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
/** 'And', 'to', 'with' and 'the' are written on to the name. */
const PREFIXES: Record<string, string> = { Arabic: '[وفبلك]{0,2}', Hebrew: '[והבכלמש]{0,3}' }

const patternOf = (name: string, plain: string, takesGenitive: boolean): RegExp => {
  const script = BOUND.find((candidate) => new RegExp(`^\\p{sc=${candidate}}`, 'u').test(plain))
  if (script) {
    const letter = `\\p{sc=${script}}`
    const before = [...plain].length === 1 ? `(?<![${letter}'])` : `(?<!${letter})`
    const genitive = takesGenitive && script === 'Latin' ? '(?:(?=s(?!\\p{sc=Latin}))|' : '(?:'
    const after = `${genitive}(?!${letter}))`
    const isInflected = name.includes('(?=')
    return new RegExp(`${before}${PREFIXES[script] ?? ''}(?<name>${name})${isInflected ? '' : after}`, 'dgu')
  }
  if (/^\p{N}/u.test(plain)) return new RegExp(`(?<!\\p{N})(?<name>${name})(?!\\p{N})`, 'dgu')
  if (UNSPACED.test(plain) || !/^\p{L}/u.test(plain)) return new RegExp(`(?<name>${name})`, 'dgu')
  return new RegExp(`(?<![\\p{L}\\p{M}])(?<name>${name})`, 'dgu')
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/\-]/g, '\\$&').replace(/'/g, "'?")
