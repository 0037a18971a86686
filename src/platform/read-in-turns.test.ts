import { expect, test } from 'vitest'
import { readInTurns } from './read-in-turns.ts'

const meaningOf = (text: string) => Float32Array.of(text.length)

test('S51: each text is read by itself, once while it is remembered, and answered in its place', async () => {
  const asked: string[][] = []
  const read = readInTurns(async (texts) => {
    asked.push(texts)
    return texts.map(meaningOf)
  })
  expect(await read('guest')(['bite', 'sleeping', 'bite'])).toEqual(
    ['bite', 'sleeping', 'bite'].map(meaningOf),
  )
  expect(await read('first')(['sleeping', 'hi'])).toEqual(['sleeping', 'hi'].map(meaningOf))
  expect(asked).toEqual([['bite'], ['sleeping'], ['hi']])
})

test('what was asked for longest ago is forgotten first', async () => {
  const asked: string[] = []
  const read = readInTurns(async (texts) => {
    asked.push(...texts)
    return texts.map(meaningOf)
  })('first')
  await read(['kept', 'gone'])
  for (let n = 0; n < 499; n++) await read([`other ${n}`, 'kept'])
  asked.length = 0
  await read(['kept', 'gone'])
  expect(asked).toEqual(['gone'])
})

test('without a reader nothing is known, and nothing is remembered of that', async () => {
  let isThere = false
  const read = readInTurns(async (texts) => (isThere ? texts.map(meaningOf) : null))('first')
  expect(await read(['bite'])).toBeNull()
  isThere = true
  expect(await read(['bite'])).toEqual([meaningOf('bite')])
})
