/**
 * A text as words are compared: small letters, no accents, no invisible characters, one kind of apostrophe and hyphen. `at` gives for every
 * folded character where it began in the text, and one more for the end.
 */
export const fold = (text: string): { folded: string; at: number[] } => {
  let folded = ''
  const at: number[] = []
  let index = 0
  for (const character of text) {
    const plain = foldCharacter(character)
    for (let n = 0; n < plain.length; n++) at.push(index)
    folded += plain
    index += character.length
  }
  at.push(index)
  return { folded, at }
}

/** One character in its folded form, which may be several, or none. */
export const foldCharacter = (character: string): string => {
  if (character < '\u0080' && character !== '`') return character.toLowerCase()
  const known = cache.get(character)
  if (known !== undefined) return known
  if (cache.size >= CACHED) cache.clear()
  const small = character.toLowerCase()
  const plain =
    SAME.get(small) ??
    [...small.normalize('NFKD').toLowerCase()].map((part) => SAME.get(part) ?? part).join('')
  const folded = plain.replace(LEFT_OUT, '').normalize('NFC')
  cache.set(character, folded)
  return folded
}

// Only marks that a writer may leave out. Vowel signs of Indian and Thai script are marks too, and are the name.
const LEFT_OUT =
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u115f\u1160\u17b4\u17b5\u180b-\u180d\ufe00-\ufe0f\p{Cf}\u{e0100}-\u{e01ef}]/gu

/** Letters that Unicode does not take apart, and marks that are typed in many ways. */
const SAME = new Map(
  Object.entries({
    ß: 'ss',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    æ: 'ae',
    œ: 'oe',
    ı: 'i',
    ħ: 'h',
    ς: 'σ',
    // Typed without the marks of Azerbaijani, Hausa and Twi.
    ə: 'e',
    ɛ: 'e',
    ɔ: 'o',
    ɓ: 'b',
    ɗ: 'd',
    ƙ: 'k',
    // Persian and Arabic keyboards have letters of their own for the same.
    ی: 'ي',
    ى: 'ي',
    ک: 'ك',
    ة: 'ه',
  }),
)
for (const mark of "’‘‛ʼ`´＇ʻ′'") SAME.set(mark, "'")
for (const mark of '‐‑‒–—−－') SAME.set(mark, '-')

const CACHED = 20_000
const cache = new Map<string, string>()
