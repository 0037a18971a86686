import { describe, expect, test } from 'vitest'
import { likePattern, passageOf, patternOf, piecesOf, searchPlan } from './rules.ts'

describe('searchPlan', () => {
  test.each([
    ['bed', "('bed':* | 'Bed':* | 'BED':*)"],
    ['at night', "('at' | 'At' | 'AT') & ('night':* | 'Night':* | 'NIGHT':*)"],
    ["don't", "('don':* | 'Don':* | 'DON':*) & ('t':* | 'T':*)"],
    [
      "'); drop table message; --",
      "('drop':* | 'Drop':* | 'DROP':*) & ('table':* | 'Table':* | 'TABLE':*) & ('message':* | 'Message':* | 'MESSAGE':*)",
    ],
    ['a & b | !c:*', "('a' | 'A') & ('b' | 'B') & ('c':* | 'C':*)"],
    ['نوم', "('نوم':*)"],
  ])('%s', (query, tsquery) => {
    expect(searchPlan(query)).toMatchObject({ by: 'words', tsquery })
  })

  test.each(['', '   ', '\n'])('%j is nothing', (query) => expect(searchPlan(query)).toBeNull())

  test.each(['睡觉', 'นอน', '😀', '!?', '%'])('%s is looked for letter by letter', (query) => {
    expect(searchPlan(query)).toEqual({ by: 'letters', text: query })
  })

  test.each(['-', '--', '.*+?^$()|[]{}\\/-', '</>', '$&'])('%s stands for itself', (query) => {
    const plan = searchPlan(query)
    expect(plan && piecesOf(`a ${query} b`, patternOf(plan))).toEqual([
      { text: 'a ', isHit: false },
      { text: query, isHit: true },
      { text: ' b', isHit: false },
    ])
  })

  test('of many words the first count', () => {
    const plan = searchPlan('word '.repeat(60))
    expect(plan?.by === 'words' && plan.words.length).toBe(12)
  })
})

test.each([
  ['100%', '%100\\%%'],
  ['a_b', '%a\\_b%'],
  ['\\', '%\\\\%'],
])('likePattern of %s is %s', (text, pattern) => expect(likePattern(text)).toBe(pattern))

describe('passageOf', () => {
  const marked = (content: string, query: string) =>
    passageOf(content, searchPlan(query))
      .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
      .join('')

  test.each([
    ['She screams at bedtime', 'BED', 'She screams at [bed]time'],
    ['Embed the bed', 'bed', 'Embed the [bed]'],
    ['Ärger mit Ödipus', 'ärger', '[Ärger] mit Ödipus'],
    ['他不想睡觉了', '睡觉', '他不想[睡觉]了'],
    ['مشكلة النوم كل ليلة', 'النوم', 'مشكلة [النوم] كل ليلة'],
    ['<b>bed</b> & more', 'bed', '<b>[bed]</b> & more'],
    ['100% (sure) a+b', '(sure)', '100% ([sure]) a+b'],
    ['Nothing here', 'else', 'Nothing here'],
    ['', 'x', ''],
  ])('%j for %s', (content, query, shown) => expect(marked(content, query)).toBe(shown))

  test('cuts around the match at words, and never a letter in two', () => {
    const content = `${'before '.repeat(50)}tantrum ${'after '.repeat(80)}`
    const shown = marked(content, 'tantrum')
    expect(shown).toMatch(/^… before .*\[tantrum\] after .* …$/)
    expect(shown.length).toBeLessThan(230)
    for (let n = 0; n < 4; n++) {
      const smiles = marked(`${'x'.repeat(n)}${'😀'.repeat(300)} bed`, 'bed')
      expect(smiles.isWellFormed()).toBe(true)
    }
  })
})

test('pieces put together are the text again', () => {
  const plan = searchPlan('a b')
  const text = 'A banana, b and a'
  expect(
    plan &&
      piecesOf(text, patternOf(plan))
        .map((piece) => piece.text)
        .join(''),
  ).toBe(text)
})
