import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../tests/new-folder.ts'
import { concerns } from './contract.ts'
import { loadLines } from './load-lines.ts'

const lines = loadLines('content/crisis-lines')
const all = [...lines.byCountry.values()].flat().concat(lines.anywhere)

test('every country that has lines has been read', () => {
  expect(lines.byCountry.size).toBeGreaterThan(45)
  expect(lines.byCountry.get('US')?.map((line) => line.href)).toContain('tel:988')
})

test('no number is dialled with a country code', () => {
  expect(all.filter((line) => line.href !== null && !/^tel:\d{2,12}$/.test(line.href))).toEqual([])
})

test('what is dialled is what is shown', () => {
  const digits = (text: string | null) => text?.replace(/\D/g, '') ?? ''
  expect(all.filter((line) => !digits(line.call).startsWith(digits(line.href)))).toEqual([])
})

test('every line says where and when it was read', () => {
  expect(all.filter((line) => line.source === '' || line.seenOn === '')).toEqual([])
})

test('every concern has words for a grown-up', () => {
  const spoken = lines.cards.filter((card) => card.voice === 'adult').map((card) => card.concern)
  expect(concerns.filter((concern) => !spoken.includes(concern))).toEqual([])
})

test.each([
  ['+1988', '"href": "tel:+1988"', 'XX.json: lines.0.href'],
  ['a level that is not confirmed', '"level": "D"', 'XX.json: lines.0.level'],
  ['an unknown category', '"category": "pizza"', 'XX.json: lines.0.category'],
  ['no source', '"source": ""', 'XX.json: lines.0.source'],
])('%s is refused by file and field', (_, wrong, message) => {
  const line = {
    category: 'emergency',
    name: 'Emergency',
    call: '112',
    href: 'tel:112',
    text: null,
    url: null,
    hours: null,
    note: null,
    level: 'A',
    source: 'a page',
    seenOn: '2026-11-20',
    liveVerifiedOn: null,
  }
  const folder = newFolder()
  const broken = { ...line, ...JSON.parse(`{${wrong}}`) }
  writeFileSync(join(folder, 'XX.json'), JSON.stringify({ country: 'XX', name: 'X', lines: [broken] }))
  expect(() => loadLines(folder)).toThrow(message)
})
