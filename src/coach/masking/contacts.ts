export type Found = { start: number; end: number; placeholder: string }

/** E-mail addresses, phone numbers and other long numbers of a text, in order. Dates, times and short amounts stay. */
export const findContacts = (text: string): Found[] => {
  const mails = [EMAIL, SPELLED_EMAIL].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => found(match, '[email]')),
  )
  const numbers = [...text.matchAll(NUMBERS)].flatMap((match) => {
    const placeholder = kindOf(match[0])
    return placeholder ? [found(match, placeholder)] : []
  })
  let end = 0
  return [...mails, ...numbers]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((span) => {
      if (span.start < end) return false
      end = span.end
      return true
    })
}

const found = (match: RegExpExecArray, placeholder: string): Found => ({
  start: match.index,
  end: match.index + match[0].length,
  placeholder,
})

// A sentence's end is no name before a spaced @.
// Begins only where no address goes on, or a long word without an @ is searched once for each of its letters.
const EMAIL =
  /(?<![\p{L}\p{M}\p{N}._%+'-])[\p{L}\p{M}\p{N}._%+'-]+(?:[@＠﹫][\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*|(?<![.%+'])\s?[@＠﹫]\s?[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+)/gu
const SPELLED_EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(?<![.%+])\s*[([]?\s?\b(?:at|ät)\b\s?[)\]]?\s*[\p{L}\p{N}-]+(?:\s*[([]?\s?\b(?:dot|punkt|punto|point)\b\s?[)\]]?\s*|\.)(?:com|net|org|edu|de|at|ch|uk|fr|es|it|nl|pl|eu|io|info|me|co)\b(?:\.\p{L}{2,3})?/giu

/** Digits with what people set between them, six or more. */
const NUMBERS =
  /(?:[+＋][ \t]?)?[(（]?\p{Nd}(?:[ \t\u00a0\u2009\u202f\u3000()（）./\\\-‐‑‒–—―−－_·•]{0,3}\p{Nd}){5,}/gu

const kindOf = (run: string): string | null => {
  const digits = run.replace(/\P{Nd}/gu, '')
  const isCompact = digits.length === run.length
  if (digits.length > 15) return '[number]'
  if (isCompact && digits.length < 7) return '[number]'
  if (digits.length < 7 && !/^[+＋]/.test(run)) return null
  if (DATES_AND_TIMES.test(run)) return null
  return '[phone]'
}

const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const YEAR = '(?:19|20)\\d\\d'
const DATE = `(?:${DAY}[./-]${DAY}[./-](?:${YEAR}|\\d\\d)|${YEAR}[./-]${DAY}[./-]${DAY})`
const TIME = '(?:[01]?\\d|2[0-3])[.][0-5]\\d'
const DATES_AND_TIMES = new RegExp(
  `^(?:${DATE}(?:[ T]\\d{1,2})?|${TIME}|${YEAR})(?:\\s*[-–—\\s]\\s*(?:${DATE}(?:[ T]\\d{1,2})?|${TIME}|${YEAR}))*$`,
)
