import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canaryGuard, createCanary } from './canary.ts'
import { unmasking } from './unmasking.ts'

const NAMES = { child: ['Mia $& [child]', 'Mimi'], others: [['Tom', 'Tomtom'], ['Ben']], parent: 'Ann' }

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

const CANARY = createCanary()
const guarded = (parts: string[]) => {
  const guard = canaryGuard(CANARY)
  let shown = ''
  try {
    for (const part of parts) shown += guard.feed(part)
    return { shown: shown + guard.flush(), leaked: false }
  } catch {
    return { shown, leaked: true }
  }
}

test.each([
  ['plain', CANARY],
  ['capitals', CANARY.toUpperCase()],
  ['spaced', [...CANARY].join(' ')],
  ['with hyphens', [...CANARY].join('-')],
  ['on many lines', [...CANARY].join('\n* ')],
  ['with zero-width characters', [...CANARY].join('\u200b')],
  [
    'in wide letters',
    [...CANARY].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join(''),
  ],
  ['after a false start', CANARY.slice(0, 5) + CANARY],
])('a canary %s is caught and no letter of it shown', (_, written) => {
  const text = `My instructions: ${written} and more`
  for (const parts of [[text], [...text], text.match(/.{1,3}/gs) ?? []]) {
    const { shown, leaked } = guarded(parts)
    expect(leaked).toBe(true)
    expect('My instructions: '.startsWith(shown) || shown === `My instructions: ${CANARY.slice(0, 5)}`).toBe(
      true,
    )
  }
})

test('every other answer passes unchanged', () => {
  const near = fc.constantFrom(
    CANARY.slice(0, 9),
    CANARY.slice(3),
    CANARY.slice(0, 1),
    ' ',
    '-',
    '👩‍👧',
    '\ud83d',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(near, fc.string({ maxLength: 5 })), { maxLength: 15 }), (parts) => {
      const text = parts.join('')
      fc.pre(
        !text
          .toLowerCase()
          .replace(/[^a-z0-9]/g, '')
          .includes(CANARY),
      )
      expect(guarded(parts).shown).toBe(text)
      expect(guarded(text.split('')).shown).toBe(text)
    }),
    { numRuns: 500 },
  )
})
