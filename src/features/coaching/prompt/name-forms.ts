import { fold } from './fold.ts'
import { isOrdinary, isParticle } from './ordinary-words.ts'

/** One way in which a name stands in a text: the group `name` of its pattern is what must go. */
export type NameForm = {
  pattern: RegExp
  /** Whether it is looked for in the folded text or in the text as it is written. */
  over: 'folded' | 'written'
  /** Null, or the only spelling that counts: an ordinary word is a name only where it is written like one. */
  exact: string | null
}

/** Every way a name is looked for: whole, each part of two or more letters, and the usual other spellings. */
export const formsOf = (name: string): NameForm[] => {
  const parts = name
    .normalize('NFC')
    .split(/[\s\-‐‑–·・.,;:]+/u)
    .filter((part) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(part))
  const alone = parts.filter(
    (part, n) => parts.length === 1 || ([...part].length >= 2 && (n === 0 || !standsBetween(part))),
  )
  const pairs = parts.slice(1).map((part, n) => [parts[n] ?? '', part])
  return [
    ...[parts, ...pairs].flatMap(formOfRow),
    ...alone.flatMap((part) => [part, ...givenNameIn(part)]).flatMap(formsOfPart),
  ]
}

const standsBetween = (part = ''): boolean => isParticle(fold(part).folded) && part === part.toLowerCase()

/** Several parts of a name in a row, as one word or as many. */
const formOfRow = (row: string[]): NameForm[] => {
  const plain = row.map((part) => fold(part).folded)
  if (row.length >= 2 && plain.some(isOrdinary) && !plain.every(isOrdinary)) return writtenRow(row)
  if (row.length < 2 || plain.some(isOrdinary) || standsBetween(row.at(0)) || standsBetween(row.at(-1)))
    return []
  const together = plain.map(literal).join("[\\s\\-.·・,']{0,3}")
  return [
    { pattern: patternOf(plain.join(''), together, endingsOf(plain.join(''))), over: 'folded', exact: null },
  ]
}

/** A row that holds an ordinary word is a name where each part is written like one: Mathilda Rose, MATHILDA ROSE. */
const writtenRow = (row: string[]): NameForm[] =>
  [row.map(capitalised), row.map((part) => part.toUpperCase())].map((parts) => ({
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?<name>${parts.map(literal).join("[\\s\\-.·・,']{0,3}")})(?!\\p{L})`,
      'dgu',
    ),
    over: 'written',
    exact: null,
  }))

const formsOfPart = (part: string): NameForm[] => {
  const plain = fold(part).folded
  const over = 'folded'
  if (isOrdinary(plain) || /^\p{L}$/u.test(plain)) {
    const exact = hasCapitals(part) ? capitalised(part) : null
    return [{ pattern: patternOf(plain, literal(plain), ''), over, exact }]
  }
  const forms = spellings(part, plain).map((spelling): NameForm => {
    const pattern = patternOf(spelling, literal(spelling), endingsOf(spelling), stemOf(spelling))
    return { pattern, over, exact: null }
  })
  return hasCapitals(part) && plain.length >= 3 ? [...forms, gluedForm(part)] : forms
}

/** #MiaSleeps, MiaTom: no word ends there, but a capital begins the next. */
const gluedForm = (part: string): NameForm => ({
  pattern: new RegExp(
    `(?<name>${literal(capitalised(part))}(?=\\p{Lu})|(?<=\\p{Ll})${literal(capitalised(part))}(?!\\p{Ll}))`,
    'dgu',
  ),
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

/** Scripts that set words apart and let a name end where the word ends, with what is written on to it there. */
type Script = { name: string; before?: string; endings?: string }
const SCRIPTS: Script[] = [
  { name: 'Latin' },
  {
    name: 'Cyrillic',
    endings: '[аяыиеуюоь]|[ое]и|[ое]ю|[оеая]м|[ая]ми|[ая]х|ов|ев|ов[аыуое]|ови|еви',
  },
  { name: 'Greek', endings: 'σ' },
  // 'And', 'to', 'with' and 'the' are written on to the name.
  { name: 'Arabic', before: '[وفبلك]{0,2}' },
  { name: 'Hebrew', before: '[והבכלמש]{0,3}' },
]
const UNSPACED =
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

const patternOf = (plain: string, name: string, endings: string, stem: string | null = null): RegExp => {
  const script = scriptOf(plain)
  if (script) {
    const letter = `\\p{sc=${script.name}}`
    // A name of one letter would be found in every don't and isn't.
    const left = [...plain].length === 1 ? `[${letter}']` : letter
    const whole = `${name}(?=(?:${endings})?(?!${letter}))`
    const other = stem ? `|${stem}(?!${letter})` : ''
    return new RegExp(`(?<!${left})${script.before ?? ''}(?<name>${whole}${other})`, 'dgu')
  }
  if (/^\p{N}/u.test(plain)) return new RegExp(`(?<!\\p{N})(?<name>${name})(?!\\p{N})`, 'dgu')
  if (UNSPACED.test(plain) || !/^\p{L}/u.test(plain)) return new RegExp(`(?<name>${name})`, 'dgu')
  return new RegExp(`(?<![\\p{L}\\p{M}])(?<name>${name})`, 'dgu')
}

const scriptOf = (plain: string) =>
  SCRIPTS.find(({ name }) => new RegExp(`^\\p{sc=${name}}`, 'u').test(plain))

/** What a name may end in within a sentence. Only endings that seldom make another word; a short name takes the genitive alone. */
const endingsOf = (plain: string): string => {
  const script = scriptOf(plain)
  if (script?.name !== 'Latin') return script?.endings ?? ''
  if (plain.length < 4) return 's'
  return plain.length < 5 ? LATIN_ENDINGS : `${LATIN_ENDINGS}|a|u|y|e|i`
}

const LATIN_ENDINGS =
  's|n|nak|nek|val|vel|hoz|hez|rol|tol|ert|lla|lle|lta|ssa|sta|ksi|nin|nun|in|un|ya|ye|yi|yu|dan|den|yla|yle|ow|owi|ovi|em|om'

/** Where an ending takes the place of the last letter: Маша, Машу; Marta, Martę; Γιώργος, Γιώργου. */
const stemOf = (plain: string): string | null => {
  const script = scriptOf(plain)
  const stem = literal(plain.slice(0, -1))
  if (script?.name === 'Cyrillic' && plain.length >= 3 && /[аяоеиь]$/.test(plain)) {
    return `${stem}(?:${script.endings})`
  }
  if (script?.name === 'Greek' && plain.endsWith('σ')) return `${stem}υ?`
  if (script?.name === 'Latin' && plain.length >= 5 && plain.endsWith('a'))
    return `${stem}(?:ou|ie|ii|[yieuo])`
  return null
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/'/g, "'?")
