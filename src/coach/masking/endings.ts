/** A folded name as it is looked for, and the part of it that stands in every form: what does not hold that need not be searched. */
export type Inflected = {
  /** What may be written on to the whole name; a pattern's alternatives. */
  endings: string
  /** Whole forms in which the end of the name gives way; a pattern's alternatives, without what stands in every form. */
  changed: { stem: string; ends: string } | null
}

type Script = {
  name: string
  /** What is written on to the beginning. */
  before?: string
  inflect: (plain: string) => Inflected
}

const nothing: Inflected = { endings: '', changed: null }

/** Diminutives: Hansel has a Hänschen, Juan a Juanito, Tom a Tommy. Long enough to make another word seldom. */
const LATIN_FOND = 'chen|lein|ito|ita|inho|inha|kins|ette|ulka|usia|cik|cigim'
const LATIN_FOND_LONGER = 'li|ek|ik|ka|ko|ke|je|tje|ie|ey|ina|ino'
/** Possessives and cases: Finnish, Hungarian, Turkish, Slavic, Baltic, Icelandic. */
const LATIN_CASES =
  's|n|nak|nek|val|vel|hoz|hez|rol|tol|ert|ban|ben|nal|nel|ra|re|lla|lle|lta|ssa|sta|ksi|nin|nun|in|un|ya|ye|yi|yu|da|de|ta|te|dan|den|tan|ten|yla|yle|ow|owi|ovi|em|om|ar|ot|et|at'
/** For names of five letters or more. */
const LATIN_VOWELS = 'a|u|y|e|i|o|t'

const latin = (plain: string): Inflected => {
  const doubled = plain.length >= 3 && /[bcdfgklmnprst]$/.test(plain) ? `|${plain.at(-1)}(?:y|ie|i)` : ''
  if (plain.length < 3) return { endings: 's', changed: null }
  if (plain.length < 4) return { endings: `s|(?:${LATIN_FOND}|ie${doubled})s?`, changed: null }
  const longer = plain.length < 5 ? '' : `|${LATIN_VOWELS}`
  return {
    endings: `(?:${LATIN_FOND}|${LATIN_FOND_LONGER}${doubled})s?|${LATIN_CASES}${longer}`,
    changed: latinChanged(plain),
  }
}

/** Marta, Martę, Martusia; Jonas, Jono; Marek, Marka; Freyþór stays. */
const latinChanged = (plain: string) => {
  if (/[^aeiou]e[klc]$/.test(plain) && plain.length >= 5)
    return { stem: plain.slice(0, -2), ends: `${plain.at(-1)}(?:a|u|i|owi|ovi|iem|em|om)` }
  if (/(?:[aiu]s|ur)$/.test(plain) && plain.length >= 5)
    return { stem: plain.slice(0, -2), ends: 'o|ui|iui|io|iu|ai|am|im|um|u|a|e|i|ar|ij?' }
  if (plain.endsWith('a'))
    return {
      stem: plain.slice(0, -1),
      ends: 'ou|ie|ii|ei|ej|om|ami|ach|ita|inha|usia|ulka|ette|chen|[yieuo]n?',
    }
  if (plain.endsWith('o') && plain.length >= 5) return { stem: plain.slice(0, -1), ends: 'ito|inho|[aeui]' }
  if (/[ey]$/.test(plain) && plain.length >= 5)
    return { stem: plain.slice(0, -1), ends: 'chen|lein|ie|ies|i|a|os|ei|iai' }
  return null
}

const CYRILLIC_CASES = '[аяыиеуюоьіє]|[оеіє]и|[ое]ю|[оеаяіє]м|[ая]ми|[ая]х|ов|ев|ов[аыуое]|ов[иі]|ев[иі]'
const CYRILLIC_FOND = '(?:чик|ик|ок|к|ушк|юшк|очк|ечк|еньк|оньк|уш|юш)(?:[аеиуоыі]|ои|ою|ом)?'

const cyrillic = (plain: string): Inflected => ({
  endings: plain.length < 3 ? CYRILLIC_CASES : `${CYRILLIC_CASES}|${CYRILLIC_FOND}`,
  changed:
    plain.length >= 3 && /[аяоеиь]$/.test(plain)
      ? { stem: plain.slice(0, -1), ends: `${CYRILLIC_CASES}|${CYRILLIC_FOND}` }
      : plain.length >= 5 && /[ео][лкнцвр]$/.test(plain)
        ? { stem: plain.slice(0, -2), ends: `${plain.at(-1)}(?:${CYRILLIC_CASES})` }
        : null,
})

const greek = (plain: string): Inflected => {
  const stem = plain.slice(0, -1)
  if (plain.endsWith('οσ'))
    return { endings: '', changed: { stem: plain.slice(0, -2), ends: 'ου?|ε|οι|ων|ακη?σ?|ακι' } }
  if (plain.endsWith('σ')) return { endings: '', changed: { stem, ends: 'υ?|δεσ' } }
  if (/[αη]$/.test(plain)) return { endings: 'σ', changed: { stem, ends: '(?:ουλα|ιτσα|ακι)σ?|εσ' } }
  return { endings: 'σ', changed: null }
}

/** Scripts that set words apart and let a name end where the word ends, with what is written on to it there. */
const SCRIPTS: Script[] = [
  { name: 'Latin', inflect: latin },
  { name: 'Cyrillic', inflect: cyrillic },
  { name: 'Greek', inflect: greek },
  {
    // 'And', 'to', 'with' and 'the' are written on to the name; so is Persian's 'my', 'dear' and 'and'.
    name: 'Arabic',
    before: '[وفبلك]{0,2}',
    inflect: (plain) => (plain.length < 3 ? nothing : { endings: 'م|ش|ت|ي|و|رو|جان|ها', changed: null }),
  },
  {
    name: 'Hebrew',
    before: '[והבכלמש]{0,3}',
    inflect: (plain) => (plain.length < 3 ? nothing : { endings: 'י|לה|וש|ושי|קה|יק', changed: null }),
  },
]

export const scriptOf = (plain: string): Script | undefined =>
  SCRIPTS.find(({ name }) => new RegExp(`^\\p{sc=${name}}`, 'u').test(plain))
