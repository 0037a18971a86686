import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCards } from '../load-cards.ts'
import { createSearch } from './search.ts'

const { query } = createSearch(loadCards(join(import.meta.dirname, '../../../content/guidance')))

test('of a long message the sentence that says what it is about is read for its meaning', () => {
  const text =
    'Hello everybody. We have had a lot going on lately, and it is nice to have found this place where so many people write. She bites the other children at nursery. Thanks for any advice, from whoever may read this at whatever hour of the day it happens to be where they are!'
  expect(query(text).heart.join(' ')).toContain('she bites the other children at nursery.')
  expect(query(text).heart.join(' ').length).toBeLessThanOrEqual(200)
})

test('a short message is read whole, and an empty one is no trouble', () => {
  expect(query('he wont sleep').heart).toEqual(["he won't sleep"])
  expect(query('  ').heart).toEqual([])
})

test('S76: of the longest message only a little is read for its meaning, however it is made up', () => {
  for (const text of ['word '.repeat(800), 'a'.repeat(4000), '. '.repeat(2000), 'tantrum! '.repeat(450)])
    expect(query(text).heart.join(' ').length).toBeLessThanOrEqual(220)
})
