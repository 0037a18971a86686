import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const FOLDER = join(import.meta.dirname, '../../../content/fonts')

/** What every page needs: Latin, Greek and Cyrillic. */
const ALWAYS = ['latin', 'latin-bold']

/** A script's letters by the file that has them. The two large ones are read only where somebody writes so. */
const BY_SCRIPT: [file: string, letters: RegExp][] = [
  ['arabic', /\p{Script=Arabic}/u],
  ['armenian', /\p{Script=Armenian}/u],
  ['bengali', /\p{Script=Bengali}/u],
  ['canadianaboriginal', /\p{Script=Canadian_Aboriginal}/u],
  ['cherokee', /\p{Script=Cherokee}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['ethiopic', /\p{Script=Ethiopic}/u],
  ['georgian', /\p{Script=Georgian}/u],
  ['gujarati', /\p{Script=Gujarati}/u],
  ['gurmukhi', /\p{Script=Gurmukhi}/u],
  ['han', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['kannada', /\p{Script=Kannada}/u],
  ['khmer', /\p{Script=Khmer}/u],
  ['lao', /\p{Script=Lao}/u],
  ['malayalam', /\p{Script=Malayalam}/u],
  ['mongolian', /\p{Script=Mongolian}/u],
  ['myanmar', /\p{Script=Myanmar}/u],
  ['nko', /\p{Script=Nko}/u],
  ['oriya', /\p{Script=Oriya}/u],
  ['sinhala', /\p{Script=Sinhala}/u],
  ['syriac', /\p{Script=Syriac}/u],
  ['tamil', /\p{Script=Tamil}/u],
  ['telugu', /\p{Script=Telugu}/u],
  ['thaana', /\p{Script=Thaana}/u],
  ['thai', /\p{Script=Thai}/u],
  ['tibetan', /\p{Script=Tibetan}/u],
  ['tifinagh', /\p{Script=Tifinagh}/u],
  ['emoji', /\p{Extended_Pictographic}/u],
]

/** The files of content/fonts that a text needs, always in the same order. */
export const fontsFor = (text: string): string[] => [
  ...ALWAYS,
  ...BY_SCRIPT.filter(([, letters]) => letters.test(text)).map(([file]) => file),
]

export const readFont = (name: string): Buffer =>
  brotliDecompressSync(readFileSync(join(FOLDER, `${name}.ttf.br`)))
