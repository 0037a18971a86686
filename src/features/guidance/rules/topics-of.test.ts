import { describe, expect, test } from 'vitest'
import { topicsOf } from './topics-of.ts'

test.each([
  ['My son is three weeks old and groans in his bassinet', true],
  ['my toddler hates the snow and the weather here', true],
  ['28 weeks pregnant with our first, what do we need?', true],
  ['she bites', true],
  ['my stepdaughter ignores me', true],
  ['who won the match last night', false],
  ['I was adopted at birth and look for my birth mother', false],
  ['', false],
])('is about bringing up children: %s', (text, isParenting) =>
  expect(topicsOf(text).isParenting).toBe(isParenting),
)

test('a long or hostile text is read in one go', () => {
  for (const part of ['my ', 'a 1 ', "i'm a ", 'trying ', 'x'])
    expect(topicsOf(part.repeat(20_000)).topics).toEqual([])
})

describe('the ten topics', () => {
  test.each([
    ['she wakes up every night and will not sleep', 'sleep'],
    ['he only eats pasta', 'eating'],
    ['tantrums and hitting all day', 'behavior'],
    ['his teacher says the homework is never done', 'school'],
    ['she is anxious and scared of everything', 'emotion'],
    ['he has no friends and nobody invites him to play dates', 'friend'],
    ['my twins fight with their brother', 'sibling'],
    ['not crawling yet, are the milestones late', 'development'],
    ['the sticker chart worked, he made progress', 'progress'],
    ['I am overwhelmed and at my wits end', 'challenge'],
  ])('%s', (text, topic) => expect(topicsOf(text).topics[0]).toBe(topic))
})
