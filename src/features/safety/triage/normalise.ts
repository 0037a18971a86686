/** What people, and those who hide words from filters, do to letters. Undone before anything is read. */

const LOOK_ALIKES: Record<string, string> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  ѕ: 's',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ԁ: 'd',
  ɡ: 'g',
  һ: 'h',
  ӏ: 'l',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ɑ: 'a',
  ɩ: 'i',
}

const INVISIBLE =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/g

/** Lower-case text in plain letters and straight quotes; newlines become sentence ends. */
export const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/[\u2018\u2019\u201b\u02bc\u00b4`\u2032]/g, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/\S+/g, latinised)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ' ')
    .replace(/(?<![a-z])(?:[a-z][.\-_*~]){2,14}[a-z](?![a-z])/g, (spelled) => spelled.replace(/[^a-z]/g, ''))
    .replace(/(\d),(\d)(?!\d)/g, '$1.$2')

// One or two Cyrillic or Greek letters among Latin ones are a disguise; a whole word of them is a language.
const latinised = (word: string): string => {
  if (!/[^\x00-\x7f]/.test(word) || !/[a-z]/.test(word)) return word
  let plain = ''
  for (const letter of word) plain += LOOK_ALIKES[letter] ?? letter
  return plain
}
