import { fold } from './fold.ts'

/**
 * A person's text as every reader of words takes it: folded, with straight quotes, single spaces, a point in '38.5', and without what hides a
 * word from a filter. Line breaks become spaces, so split sentences first.
 */
export const normalise = (text: string): string =>
  fold(text.replace(/[–—]/g, ' - ').replace(/[“”„«»]/g, '"'))
    .folded.replace(/https?:\S+|www\.\S+/g, ' link ')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/\S+/g, latinised)
    .replace(/(?<![a-z])(?:[a-z][.\-_*~]){2,14}[a-z](?![a-z])/g, (spelt) => spelt.replace(/[^a-z]/g, ''))
    .replace(/(\d),(\d)(?!\d)/g, '$1.$2')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

// One or two Cyrillic or Greek letters among Latin ones are a disguise; a whole word of them is a language.
const latinised = (word: string): string =>
  /[^\x00-\x7f]/.test(word) && /[a-z]/.test(word)
    ? Array.from(word, (letter) => LOOK_ALIKES.get(letter) ?? letter).join('')
    : word

// Each letter with the plain one it is read as, where folding does not find it.
const LOOK_ALIKES = new Map(
  'аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy хx ԁd ɡg һh ӏl αa βb εe ηn ιi κk νv οo ρp τt υu χx ɑa ɩi'
    .split(' ')
    .map(([letter = '', plain = '']) => [letter, plain]),
)
