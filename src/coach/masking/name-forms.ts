import { fold } from '../../language/fold.ts'
import { scriptOf } from './endings.ts'
import { isOrdinary, isParticle } from './ordinary-words.ts'

/** One way in which a name stands in a text: the group `name`, which ends the pattern's match, is what must go. */
export type NameForm = {
  pattern: RegExp
  /** Stands in every match: a text that does not hold it need not be searched, which is what most texts cost. */
  needle: string
  /** The name as it is folded, where it may be another word with one of its endings. */
  plain: string | null
  /** Whether it is looked for in the folded text or in the text as it is written. */
  over: 'folded' | 'written'
  /** Null, or the only spelling that counts: an ordinary word is a name only where it is written like one. */
  exact: string | null
}

/** Every way a name is looked for: whole, each part of two or more letters, and the usual other spellings. */
export const formsOf = (name: string): NameForm[] => {
  const parts = partsOf(name)
  const pairs = parts.slice(1).map((part, n) => [parts[n] ?? '', part])
  return [
    ...[parts, ...pairs].flatMap(formOfRow),
    ...standingAlone(parts)
      .flatMap((part) => [part, ...givenNameIn(part)])
      .flatMap(formsOfPart),
  ]
}

/** The parts of a name that are looked for by themselves, folded. */
export const plainPartsOf = (name: string): string[] =>
  standingAlone(partsOf(name)).map((part) => fold(part).folded)

const partsOf = (name: string): string[] =>
  name
    .normalize('NFC')
    .split(/[\s\-‐‑–·・.,;:]+/u)
    .filter((part) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(part))

const standingAlone = (parts: string[]): string[] =>
  parts.filter(
    (part, n) => parts.length === 1 || ([...part].length >= 2 && (n === 0 || !standsBetween(part))),
  )

const standsBetween = (part = ''): boolean => isParticle(fold(part).folded) && part === part.toLowerCase()

/** Several parts of a name in a row, as one word or as many. */
const formOfRow = (row: string[]): NameForm[] => {
  const plain = row.map((part) => fold(part).folded)
  if (row.length >= 2 && plain.some(isOrdinary) && !plain.every(isOrdinary)) return writtenRow(row)
  if (row.length < 2 || plain.some(isOrdinary) || standsBetween(row.at(0)) || standsBetween(row.at(-1)))
    return []
  const together = plain.map(literal).join("[\\s\\-.·・,']{0,3}")
  const { endings = '' } = scriptOf(plain.join(''))?.inflect(plain.join('')) ?? {}
  const pattern = patternOf(plain.join(''), together, endings)
  return [{ pattern, needle: needleIn(plain[0] ?? ''), plain: null, over: 'folded', exact: null }]
}

/** A row that holds an ordinary word is a name where each part is written like one: Mathilda Rose, MATHILDA ROSE. */
const writtenRow = (row: string[]): NameForm[] =>
  [row.map(capitalised), row.map((part) => part.toUpperCase())].map((parts) => ({
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?<name>${parts.map(literal).join("[\\s\\-.·・,']{0,3}")})(?!\\p{L})`,
      'gu',
    ),
    needle: needleIn(parts[0] ?? ''),
    plain: null,
    over: 'written',
    exact: null,
  }))

const formsOfPart = (part: string): NameForm[] => {
  const plain = fold(part).folded
  if (isOrdinary(plain) || /^\p{L}$/u.test(plain)) {
    const exact = hasCapitals(part) ? capitalised(part) : null
    const pattern = patternOf(plain, literal(plain), '')
    return [{ pattern, needle: needleIn(plain), plain: null, over: 'folded', exact }]
  }
  const forms = spellings(part, plain).map(formOfSpelling)
  return hasCapitals(part) && plain.length >= 3 ? [...forms, gluedForm(part)] : forms
}

const formOfSpelling = (plain: string): NameForm => {
  const { endings, changed } = scriptOf(plain)?.inflect(plain) ?? { endings: '', changed: null }
  const stem = changed?.stem ?? plain.replace(VIRAMA, '')
  const other = changed ? `${literal(changed.stem)}(?:${changed.ends})` : null
  const name = literal(changed ? plain : stem)
  return {
    pattern: patternOf(plain, name, endings, other),
    needle: needleIn(stem),
    plain,
    over: 'folded',
    exact: null,
  }
}

/** A Tamil name's last mark gives way to the vowel of its case. */
const VIRAMA = /\u0bcd$/

/** #MiaSleeps, MiaTom: no word ends there, but a capital begins the next. */
const gluedForm = (part: string): NameForm => ({
  pattern: new RegExp(
    `(?<name>${literal(capitalised(part))}(?=\\p{Lu})|(?<=\\p{Ll})${literal(capitalised(part))}(?!\\p{Ll}))`,
    'gu',
  ),
  needle: needleIn(capitalised(part)),
  plain: null,
  over: 'written',
  exact: null,
})

const hasCapitals = (part: string) => part.toLowerCase() !== part.toUpperCase()

const capitalised = (part: string): string => {
  const [first = '', ...rest] = part
  return first.toUpperCase() + rest.join('').toLowerCase()
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

const UNSPACED =
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

const patternOf = (plain: string, name: string, endings: string, other: string | null = null): RegExp => {
  const script = scriptOf(plain)
  if (script) {
    const letter = `\\p{sc=${script.name}}`
    // A name of one letter would be found in every don't and isn't.
    const left = [...plain].length === 1 ? `[${letter}']` : letter
    const whole = `${name}(?=(?:${endings})?(?!${letter}))`
    const inflected = other ? `|${other}(?!${letter})` : ''
    return new RegExp(`(?<!${left})${script.before ?? ''}(?<name>${whole}${inflected})`, 'gu')
  }
  if (/^\p{N}/u.test(plain)) return new RegExp(`(?<!\\p{N})(?<name>${name})(?!\\p{N})`, 'gu')
  if (UNSPACED.test(plain) || !/^\p{L}/u.test(plain)) return new RegExp(`(?<name>${name})`, 'gu')
  return new RegExp(`(?<![\\p{L}\\p{M}])(?<name>${name})`, 'gu')
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/'/g, "'?")

/** An apostrophe may be left out: up to there. */
const needleIn = (text: string): string => text.split("'", 1)[0] ?? ''
