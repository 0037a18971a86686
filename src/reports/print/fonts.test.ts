import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fontsFor, readFont } from './fonts.ts'

const NAMES = readFileSync(join(import.meta.dirname, '../../../tests/people/names.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))

/** Names as they're written in other places, and what parents put beside them. */
const MORE = [
  'ひかり',
  '다은',
  '小明',
  'ཀརྨ',
  'မေသူ',
  'ሰላም',
  'ᎠᎹ',
  'ދިވެހި',
  'ⵜⴰⵎⴰ',
  'মায়া',
  'ਸਿਮਰਨ',
  'ಮಾಯಾ',
  'മായ',
  'මායා',
  'ມາຍາ',
  '🎉',
]

test('each letter of every name is in a font of ours: nothing depends on what a machine has', () => {
  const letters = new Map<string, Set<number>>()
  const inFont = (font: string) => {
    const known = letters.get(font) ?? lettersOf(readFont(font))
    letters.set(font, known)
    return known
  }
  const missing = [...NAMES, ...MORE].filter((name) => {
    const fonts = fontsFor(name)
    return [...name].some((letter) => !fonts.some((font) => inFont(font).has(letter.codePointAt(0) ?? 0)))
  })
  expect(missing).toEqual([])
})

test('the two large fonts are read only where somebody writes so', () => {
  expect(fontsFor('Mia and Zoë, Ελένη, Јован')).toEqual(['latin', 'latin-bold'])
  expect(fontsFor('小明')).toContain('han')
  expect(fontsFor('민서')).toContain('hangul')
})

/** The code points a font has, from its `cmap` table (formats 4 and 12). */
const lettersOf = (font: Buffer): Set<number> => {
  const count = font.readUInt16BE(4)
  const records = Array.from({ length: count }, (_, place) => 12 + place * 16)
  const record = records.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0
  const cmap = font.readUInt32BE(record + 8)
  const found = new Set<number>()
  for (let table = 0; table < font.readUInt16BE(cmap + 2); table++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + table * 8 + 4)
    const format = font.readUInt16BE(at)
    const ranges = format === 12 ? longRanges(font, at) : format === 4 ? shortRanges(font, at) : []
    for (const [first, last] of ranges) for (let code = first; code <= last; code++) found.add(code)
  }
  return found
}

const longRanges = (font: Buffer, at: number): [number, number][] =>
  Array.from({ length: font.readUInt32BE(at + 12) }, (_, group) => {
    const start = at + 16 + group * 12
    return [font.readUInt32BE(start), font.readUInt32BE(start + 4)]
  })

const shortRanges = (font: Buffer, at: number): [number, number][] => {
  const doubled = font.readUInt16BE(at + 6)
  return Array.from({ length: doubled / 2 }, (_, segment): [number, number] => [
    font.readUInt16BE(at + 16 + doubled + segment * 2),
    font.readUInt16BE(at + 14 + segment * 2),
  ]).filter(([first]) => first !== 0xffff)
}
