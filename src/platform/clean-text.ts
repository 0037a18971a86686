/** Control characters that no text of a person needs, marks that turn the direction of what stands beside them, and byte order marks. */
const UNWANTED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** More marks on one letter than any language puts there: no screen is wide or high enough for hundreds, and none can break them. */
const MARKS_BEYOND_ANY_LANGUAGE = /(\p{M}{8})\p{M}+/gu

/**
 * A text as it is stored: NFC, without NUL, controls, halves of surrogate pairs and direction overrides, and with eight marks on a letter at
 * most; lines and tabs stay.
 */
export const cleanText = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .toWellFormed()
    .replace(UNWANTED, '')
    .normalize('NFC')
    .replace(MARKS_BEYOND_ANY_LANGUAGE, '$1')

/** The same for a field of one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim()

/** A text's beginning, at most so many characters, never half of one: half a pair cannot be stored as JSON. */
export const firstChars = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** Whether nothing of it can be seen: spaces, zero width signs and marks without a letter. */
export const isBlank = (text: string): boolean => !/[^\p{C}\p{Z}\p{M}]/u.test(text)

/** Letters as a reader counts them: a flag or a letter with its accent is one. */
export const graphemes = (text: string): number => [...new Intl.Segmenter().segment(text)].length
