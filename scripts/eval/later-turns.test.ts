import { expect, test } from 'vitest'
import { openGuide } from './guide.ts'
import { followUpCounts } from './later-turns.ts'

test('later in a talk the right written answer is given or one tap away, and seldom another one, even by words alone', async () => {
  const { library, guide } = openGuide({ byWords: true })
  const { given, offered, other, neither } = (await followUpCounts(library, guide)).answerable
  const all = given + offered + other + neither
  expect((given + offered) / all).toBeGreaterThanOrEqual(0.8)
  expect(other / all).toBeLessThanOrEqual(0.06)
}, 120_000)
