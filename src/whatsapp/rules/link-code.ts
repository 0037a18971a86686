/** Without letters and digits that look or sound alike. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const CODE_CHARS = 8
export const CODE_MS = 10 * 60 * 1000

/** Eight signs from random bytes, in two halves: 'K7MP-2QXR'. */
export const codeFrom = (bytes: Uint8Array): string => {
  const signs = [...bytes.slice(0, CODE_CHARS)].map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length])
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`
}

const INTRODUCED = new RegExp(
  `connect me to kinwise\\W+([${CODE_LETTERS}]{4})[\\s-]?([${CODE_LETTERS}]{4})\\b`,
  'i',
)
const ALONE = new RegExp(`^\\W*([${CODE_LETTERS}]{4})[\\s-]([${CODE_LETTERS}]{4})\\W*$`, 'i')
/** Two words of four letters in any writing would be a code too: alone it needs its dash, capitals or a digit. */
const LOOKS_MADE = /\d|^[^a-z]*$|-/

/** The code in a message: behind the words that our link brings, or standing alone. Null where there is none. */
export const codeIn = (text: string): string | null => {
  const match = INTRODUCED.exec(text) ?? (LOOKS_MADE.test(text) ? ALONE.exec(text) : null)
  return match ? `${match[1]}-${match[2]}`.toUpperCase() : null
}

/** What a person says beside the code, or nothing. Random letters can look like a cry for help. */
export const wordsBesideCode = (text: string): string =>
  codeIn(text) === null ? text : text.replace(INTRODUCED, ' ').replace(ALONE, ' ').trim()

export const greetingWith = (code: string): string => `Connect me to Kinwise: ${code}`

/** Opens WhatsApp with the message written, to be sent by one tap. */
export const linkTo = (number: string, text?: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`

/** A phone as its own family may see it: the last two digits. */
export const shownPhone = (waId: string | null): string =>
  waId ? `•• ${waId.slice(-2)}` : 'a phone without a number'
