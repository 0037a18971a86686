import { expect, test } from 'vitest'
import { planIdOf, priceOf } from './prices.ts'

test.each(['family', 'two-words', 'a-500-usd'])('%s: a price knows its plan', (id) => {
  const { key } = priceOf({ id, name: 'Family', priceCents: 1200, currency: 'usd' })
  expect(planIdOf(key)).toBe(id)
})

test.each(['', 'family', 'another-family-1200-usd', 'kinwise--'])('%s is no price of ours', (key) => {
  expect(planIdOf(key)).toBeNull()
})
