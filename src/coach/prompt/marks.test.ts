import { describe, expect, test } from 'vitest'
import { readMarks, withoutMarks } from './marks.ts'

const read = (tokens: string[]) => {
  const reader = readMarks()
  const shown = tokens.map((token) => reader.feed(token)).join('') + reader.flush()
  return { shown, ...reader.marks }
}

const ANSWER =
  '[[care:urgent]]\nRing your doctor now. Keep [child] cool.\n\n[[used:fever-0-1,fever-1-2]][[next:n1, n3]]'

describe('marks', () => {
  const whole = {
    shown: 'Ring your doctor now. Keep [child] cool.',
    care: 'urgent_medical',
    used: ['fever-0-1', 'fever-1-2'],
    next: ['n1', 'n3'],
    remember: [],
  }
  test.each(Array.from(ANSWER, (_, at) => at))('an answer cut at character %i', (at) => {
    expect(read([ANSWER.slice(0, at), ANSWER.slice(at)])).toEqual(whole)
  })

  test('letter by letter, and in threes', () => {
    expect(read([...ANSWER])).toEqual(whole)
    expect(read(ANSWER.match(/.{1,3}/gs) ?? [])).toEqual(whole)
  })

  test('S64: an answer that ends at any character shows no piece of a mark', () => {
    for (let at = 0; at <= ANSWER.length; at++) {
      const { shown } = read([...ANSWER.slice(0, at)])
      // A bracket that nothing follows is only that.
      expect(`${whole.shown}\n\n[`).toContain(shown)
      expect(shown).not.toMatch(/\[\[|care|used|next/)
    }
  })
})

test.each([
  ['none', 'none'],
  ['support', 'support'],
  ['urgent', 'urgent_medical'],
  ['crisis', 'crisis'],
  ['emergency', 'emergency'],
])('%s is heard', (word, level) => {
  for (const line of [
    `[[care:${word}]]`,
    `\n[[ CARE : ${word.toUpperCase()} ]]`,
    `**[[care:${word}]]**`,
    `\`[[care:${word}]]\``,
    `[care: ${word}]`,
    `［［care:${word}］］`,
  ])
    for (const tokens of [[`${line}\nWell.`], [...`${line}\nWell.`]])
      expect(read(tokens), line).toMatchObject({ care: level, shown: 'Well.' })
})

test.each([
  ['missing', 'Well. [child] is [tired].', 'Well. [child] is [tired].'],
  ['late', 'Well.\n[[care:crisis]]\nGo on.', 'Well.\n\nGo on.'],
  ['the whole list', '[[care:none|support|urgent|crisis|emergency]]\nWell.', 'Well.'],
  ['an unknown word', '[[care:dangerous]]\nWell.', 'Well.'],
  ['not closed', '[[care:crisis\nWell.', 'Well.'],
  ['not closed, on the same line', '[[care:crisis Well.', 'Well.'],
  ['without a level', '[[care]]\nWell.', 'Well.'],
  ['cut off', '[[car', ''],
])('a care line that is %s changes nothing', (_, text, shown) => {
  for (const tokens of [[text], [...text]])
    expect(read(tokens)).toEqual({ shown, care: null, used: [], next: [], remember: [] })
})

test('the first line counts, not a second one', () => {
  expect(read(['[[care:none]]\n[[care:crisis]]\nWell.'])).toMatchObject({ care: 'none', shown: 'Well.' })
})

test.each([
  'a [list] of [things]',
  '[[wiki]]',
  'x [ y',
  'careful [[careful]] next: [nextdoor]',
  '**Bold** start',
  '*a*',
])('%s is no mark', (text) => expect(read([...text]).shown).toBe(text))

test('a broken tail is taken off, and one within it is read', () => {
  expect(read(['Well. [[used:a-b, c', '[[used:a-b]]'])).toMatchObject({ shown: 'Well.', used: ['a-b'] })
  expect(withoutMarks('[[care:none]]Well.\n[[used: a-b, c-d')).toBe('Well.')
})

test('brackets that never end hold nothing back for long', () => {
  const reader = readMarks()
  expect(reader.feed(`[[used:${'x '.repeat(300)}`)).not.toBe('')
})

test('S64: what a model would remember is read, two at most, and never shown', () => {
  const text =
    'Well.\n[[used:a-b]] [[remember:routine:bath at seven]][[remember: hard: the dark]][[remember:person:Ann]][[remember:mood:sad]]'
  for (const tokens of [[text], [...text]])
    expect(read(tokens)).toMatchObject({
      shown: 'Well.',
      used: ['a-b'],
      remember: [
        { kind: 'routine', words: 'bath at seven' },
        { kind: 'hard', words: 'the dark' },
      ],
    })
  for (let at = 8; at <= text.length; at++) expect(read([...text.slice(0, at)]).shown).toBe('Well.')
})
