import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import type { PrintedReport } from './printed-report.ts'
import { createPrinter } from './printer.ts'

const NAMES = readFileSync(join(import.meta.dirname, '../../../tests/people/names.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))

const printer = createPrinter()
afterAll(() => printer.stop())

const reportOf = (names: string[]): PrintedReport => ({
  monthName: 'October 2026',
  children: names.map((name) => ({
    name,
    note: null,
    weeks: ['1–7', '8–14'],
    topics: [{ name: 'sleep', counts: [2, 0] }],
    parts: [{ heading: 'What went well', sentences: [{ text: `“${name} slept.”`, rests: '3 Oct' }] }],
  })),
})

const bookOf = (name: string) => ({
  ...{ month: '2026-10', monthName: 'October 2026' },
  children: [
    {
      ...{ childId: 'one', name, place: 0, goal: `More sleep for ${name || 'your child'}` },
      exercises: [1, 2, 3, 4].map((week) => ({
        ...{ cardId: 'a', title: `Card ${week}`, steps: ['Dim the lights.', 'Read.'], why: 'It calms.' },
        ...{ fit: null, words: ["I'm here."] },
      })),
      fridge: { steps: ['Dim the lights.'], words: ["I'm here."], avoid: "Don't shout." },
    },
  ],
})

describe('S86: every name prints in letters of a font, none as an empty box', () => {
  const some = Math.ceil(NAMES.length / 4)
  test.each([0, 1, 2, 3])('quarter %i of 852 names in 71 locales', async (quarter) => {
    const names = NAMES.slice(quarter * some, (quarter + 1) * some)
    expect(names.length).toBeGreaterThan(200)
    // PDF/UA refuses a letter that no font has.
    const { isUa } = await printer.print({ template: 'report', data: reportOf([names.join(', ')]) }, 'a4')
    expect(isUa).toBe(true)
  })

  test('letters that no font has still print, without that promise', async () => {
    const { isUa, pdf } = await printer.print({ template: 'report', data: reportOf(['Mia \u0378']) }, 'a4')
    expect(isUa).toBe(false)
    expect(tagsOf(pdf)).toContain('H1')
  })
})

test.each([
  ['a4', '[0 0 595.2756 841.8898]'],
  ['us-letter', '[0 0 612 792]'],
] as const)('a report on %s has its size and is tagged', async (paper, box) => {
  const { pdf } = await printer.print({ template: 'report', data: reportOf(['Mia', 'محمد']) }, paper)
  const text = objectsOf(pdf)
  expect(text).toContain(box)
  expect(text).toMatch(/\/MarkInfo<<[^>]*\/Marked true/)
  expect(text).toMatch(/\/Lang\(en\)/)
  const tags = tagsOf(pdf)
  for (const tag of ['H1', 'H2', 'H3', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'P']) expect(tags).toContain(tag)
  expect(tags.filter((tag) => tag === 'H2')).toHaveLength(2)
})

test('a workbook is tagged, and its shared version has no name', async () => {
  const named = await printer.print({ template: 'workbook', data: bookOf('Mia') }, 'a4')
  const tags = tagsOf(named.pdf)
  expect(tags.filter((tag) => tag === 'H3')).toHaveLength(7)
  expect(tags).toContain('L')
  const shared = await printer.print({ template: 'workbook', data: bookOf('') }, 'us-letter')
  expect(shared.isUa).toBe(true)
})

test('what looks like a command of the page language is printed as it stands', async () => {
  const hostile = '#panic("x") $ x $ = A @ref <b> {name} \\u{0} */ // `'
  const { isUa } = await printer.print({ template: 'report', data: reportOf([hostile]) }, 'a4')
  expect(isUa).toBe(true)
})

/** A PDF's objects as text, those in compressed streams too. */
const objectsOf = (pdf: Uint8Array): string => {
  const bytes = Buffer.from(pdf)
  const plain = bytes.toString('latin1')
  const streams = [...plain.matchAll(/stream\r?\n/g)].map(({ index, 0: { length } }) => {
    const end = plain.indexOf('endstream', index)
    try {
      return inflateSync(bytes.subarray(index + length, end)).toString('latin1')
    } catch {
      return ''
    }
  })
  return [plain, ...streams]
    .join('\n')
    .replace(/\s*\n\s*/g, '')
    .replace(/(?<=[/\])>\w]) (?=[/[(<])/g, '')
}

/** The kinds of the elements of its tag tree. */
const tagsOf = (pdf: Uint8Array): string[] => {
  const objects = objectsOf(pdf)
  expect(objects).toContain('/StructTreeRoot')
  return [...objects.matchAll(/\/Type\/StructElem\/S\/(\w+)/g)].map(([, tag]) => tag ?? '')
}
