import { expect, test } from 'vitest'
import { newsIn } from './news.ts'
import { normalise } from './normalise.ts'

test.each([
  'No biting today!!',
  'I tried it on sunday. She cried for 20 minutes and then came on my lap. First time without a fight',
  'He told me by himself tonight that he got a bad mark. First time ever!',
  'last night I left a small lamp on and he slept till 5',
  'we were on time today for once',
  'only one accident, and I was so proud',
  'we went at ten instead. Not one scream!',
  'the meeting was ok',
  'it went a bit better last night',
  'today was better',
  'better tonight, only one hour',
])('good news: %s', (text) => expect(newsIn(normalise(text))).toBe('good'))

test.each([
  'First night went ok, he slept at 10.30. But this morning he had the old tablet in bed',
  'It was better. But now she does not want to go to her dad any more',
  'we tried it and he liked it. But he says his voice goes away',
])('good news with something else beside it: %s', (text) => expect(newsIn(normalise(text))).toBe('mixed'))

test.each([
  'he cries when he has to go to his dads',
  'it is the first time he hit me',
  'was it better?',
  'it was better for two days, now it is worse again',
  'it did not go well',
  'I wish it would be better',
  'she screamed all night',
  `it was better ${'and then it was not '.repeat(40)}`,
])('no good news: %s', (text) => expect(newsIn(normalise(text))).toBeNull())
