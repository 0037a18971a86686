import { expect, test } from 'vitest'
import { gramsOf } from '../../src/safety/triage/features.ts'
import { dot, sampleOf } from '../../src/safety/triage/sample.ts'
import { rarityIn } from './corpus.ts'
import { fit } from './fit.ts'

const dangerous = ['he hit me', 'he hit me again', 'my husband hit me', 'he hit us']
const ordinary = [
  'he ate peas',
  'she ate peas again',
  'my husband ate us out of house',
  'he sleeps',
  'we sleep',
]
const rarity = rarityIn([...dangerous, ...ordinary])
const sample = (text: string) => sampleOf(gramsOf(text), rarity, null)
const learn = () =>
  fit(
    [...dangerous, ...ordinary].map((text) => ({
      sample: sample(text),
      isPositive: dangerous.includes(text),
      cost: 1,
    })),
    0.1,
  )

test('tells two kinds of text apart, the same way every time', () => {
  const weights = learn()
  for (const text of dangerous) expect(dot(weights, sample(text))).toBeGreaterThan(0)
  for (const text of ordinary) expect(dot(weights, sample(text))).toBeLessThan(0)
  expect(dot(weights, sample('my husband hit us'))).toBeGreaterThan(dot(weights, sample('my husband sleeps')))
  expect(learn()).toEqual(weights)
})
