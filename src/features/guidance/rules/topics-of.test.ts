import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { topicsOf } from './topics-of.ts'

const posts = readFileSync(join(import.meta.dirname, '../../../../tests/evaluation/topics.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { text: string; is_parenting: boolean })

test.each(posts)('$text', ({ text, is_parenting }) => expect(topicsOf(text).isParenting).toBe(is_parenting))

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
