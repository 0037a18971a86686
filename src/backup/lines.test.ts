import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowCounter } from './count-rows.ts'
import { inPieces, linesOf } from './lines.ts'

const all = async <T>(given: AsyncIterable<T>): Promise<T[]> => {
  const read: T[] = []
  for await (const one of given) read.push(one)
  return read
}

const lines = fc.array(fc.string().map((text) => text.replaceAll('\n', '')))

test('lines are the same wherever the bytes between them are cut', async () => {
  await fc.assert(
    fc.asyncProperty(lines, fc.array(fc.nat({ max: 40 }), { minLength: 1 }), async (given, sizes) => {
      const bytes = Buffer.from(given.map((line) => `${line}\n`).join(''))
      const pieces: Buffer[] = []
      for (let at = 0, n = 0; at < bytes.length; n++) {
        const size = (sizes[n % sizes.length] ?? 0) + 1
        pieces.push(bytes.subarray(at, at + size))
        at += size
      }
      const read = await all(linesOf(Readable.from(pieces)))
      expect(read.map(String)).toEqual(given)
      const again = await all(inPieces(Readable.from(read), 16))
      expect(Buffer.concat(again).equals(bytes)).toBe(true)
    }),
  )
})

test('the sum of rows doesn’t depend on their order, and tells one changed letter', () => {
  const sumOf = (rows: string[]) => {
    const counter = rowCounter()
    for (const row of rows) counter.add(Buffer.from(row))
    return counter.content()
  }
  expect(sumOf(['a', 'b', 'b'])).toEqual(sumOf(['b', 'a', 'b']))
  expect(sumOf(['a', 'b'])).not.toEqual(sumOf(['a', 'c']))
  expect(sumOf(['a', 'b', 'b']).checksum).not.toBe(sumOf(['a']).checksum)
  expect(sumOf([])).toEqual({ rows: 0, checksum: '0'.repeat(32) })
})
