import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf, sentencesOf } from './sentences.ts'

test.each([
  ['He bites. She cries! Why?', ['He bites.', 'She cries!', 'Why?']],
  ['"No." Then he ran', ['"No."', 'Then he ran']],
  ['i want to d!e at 38.5', ['i want to d!e at 38.5']],
  ['first line\n\n second   line', ['first line', 'second line']],
  ['she fell; now she is floppy', ['she fell;', 'now she is floppy']],
  ['Try toys, e.g. a train. Dr. May agrees', ['Try toys, e.g. a train.', 'Dr. May agrees']],
  ['', []],
])('%j', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences))

test('a text without full stops is cut into parts of at most 35 words', () => {
  expect(sentencesOf('and then '.repeat(50)).map((part) => part.split(' ').length)).toEqual([34, 34, 32])
})

test('pieces put together are the text again', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '.', '!', '"', ' ', '\n', '。', ';') })
  fc.assert(fc.property(text, (written) => piecesOf(written).join('') === written))
})
