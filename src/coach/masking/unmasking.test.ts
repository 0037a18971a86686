import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unmasking } from './unmasking.ts'

const NAMES = {
  child: ['Mia $& [child]', 'Mimi'],
  others: [['Tom', 'Tomtom'], ['Ben']],
  parent: 'Ann',
  otherParents: ['Bob', 'Cem'],
}

const streamed = (pieces: string[]): string => {
  const back = unmasking(NAMES)
  return pieces.map((piece) => back.feed(piece)).join('') + back.flush()
}

test.each([
  ['[child] sleeps', 'Mia $& [child] sleeps'],
  ["[Child]'s bed and [ CHILD ]", "Mia $& [child]'s bed and Mia $& [child]"],
  ['[sibling 1] and [Sibling2] and [sibling_2]', 'Tom and Ben and Ben'],
  ['[sibling 7] [child [[child]] [chil] [', '[sibling 7] [child [Mia $& [child]] [chil] ['],
  ['[email] [1] [', '[email] [1] ['],
  ['Dear [Parent], [par [parents]', 'Dear Ann, [par [parents]'],
  ['[parent 2], [Parent3] and [ parent_2 ]', 'Bob, Cem and Bob'],
  ['[parent 1] [parent 9] [parent 2', '[parent 1] [parent 9] [parent 2'],
])('%s', (answer, shown) => {
  expect(streamed([answer])).toBe(shown)
  expect(streamed([...answer])).toBe(shown)
})

test('only the beginning of a placeholder is held back', () => {
  const back = unmasking(NAMES)
  expect(['Ask [', 'chi', 'me] [', 'x'].map((piece) => back.feed(piece))).toEqual([
    'Ask ',
    '',
    '[chime] ',
    '[x',
  ])
})

const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(
      '[',
      ']',
      '[child]',
      '[ Child ]',
      '[sibling 1]',
      '[parent]',
      'par',
      'sib',
      'ling',
      'chi',
      'ld',
      ' ',
      '\n',
      '1',
      '23',
      '［child］',
    ),
    fc.string({ maxLength: 4 }),
  ),
  { maxLength: 20 },
)

test('any split of any text gives the same as the whole', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const whole = streamed([parts.join('')])
      expect(streamed(parts)).toBe(whole)
      expect(streamed(parts.join('').split(''))).toBe(whole)
    }),
    { numRuns: 1000 },
  )
})
