/** What people, and those who hide words from filters, do to letters. Undone before anything is read. */

// Each letter with the plain ones it is read as.
const LOOK_ALIKES = new Map(
  `аa вb еe ёe ѕs іi їi јj кk мm нh оo рp сc тt уy хx ԁd ɡg һh ӏl αa βb εe ηn ιi κk νv οo ρp τt υu
  χx łl øo đd ıi ßss æae œoe ɑa ɩi`
    .split(/\s+/)
    .map(([letter, ...plain]) => [letter, plain.join('')] as [string, string]),
)

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
  for (const letter of word) plain += LOOK_ALIKES.get(letter) ?? letter
  return plain
}
