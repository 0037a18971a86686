import { expect, test } from 'vitest'
import { isAnswer, sentenceWith } from './sentences.ts'

const SAID =
  'Bath is at seven, then two books. I don’t think she likes the dark. Why is that?\nGran Ann lives with us!'

test.each([
  ['at seven, then two', 'Bath is at seven, then two books.'],
  ['BATH IS AT SEVEN', 'Bath is at seven, then two books.'],
  ['likes the dark', 'I don’t think she likes the dark.'],
  ["don't think", 'I don’t think she likes the dark.'],
  ['Gran Ann lives', 'Gran Ann lives with us!'],
])('S84: %s is kept as the whole sentence it stands in', (words, sentence) => {
  expect(sentenceWith(SAID, words)).toBe(sentence)
})

test.each([
  'bath at seven',
  'two books. I don’t',
  'loves the dark',
  'dark',
  '',
  'ran Ann liv',
  'why is that',
  '[child] likes',
])('S84: %s does not stand in the message, or says too little, and is dropped', (words) => {
  expect(sentenceWith(SAID, words)).toBeNull()
})

test('a sentence that is too long is no memory', () => {
  expect(sentenceWith(`she naps at noon ${'and '.repeat(80)}`, 'she naps at')).toBeNull()
})

test.each([
  ['Mostly snacks and then cartoons', true],
  ['And what about weekends?', false],
  ['no', false],
  ['a '.repeat(200), false],
])('%s may be an answer: %s', (text, may) => {
  expect(isAnswer(text)).toBe(may)
})
