import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CARD, isDrawnOfThis, signed } from './card.ts'

test('the committed card is drawn of the words, icon and font that are here', () => {
  expect(isDrawnOfThis(readFileSync(CARD))).toBe(true)
})

test('a card that was drawn of something else is noticed', () => {
  const card = readFileSync(CARD)
  const place = card.indexOf('Drawn of') + 20
  card.writeUInt8(card.readUInt8(place) ^ 1, place)
  expect(isDrawnOfThis(card)).toBe(false)
  expect(isDrawnOfThis(signed(card))).toBe(true)
})
