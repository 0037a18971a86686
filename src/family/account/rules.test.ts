import { describe, expect, test } from 'vitest'
import { cardsOf, fillOf } from './rules.ts'

const mia = { id: 'm', name: 'Mia', age: 4, interests: ['mud'], alsoCalled: [] }
const leo = { id: 'l', name: 'Leo', age: 2, interests: [], alsoCalled: [] }
const draft = (key: string, was: typeof mia | null) => ({ key, was, values: key })

describe('the cards of the page', () => {
  test('are the children in their order, then those being added', () => {
    const cards = cardsOf([mia, leo], [draft('new', null), draft('about leo', leo)])
    expect(cards.map(({ key, child, draft, trouble }) => [key, child?.name, draft?.values, trouble])).toEqual(
      [
        ['m', 'Mia', undefined, null],
        ['l', 'Leo', 'about leo', null],
        ['new', undefined, 'new', null],
      ],
    )
  })
  test('say where a child was changed or deleted since the change began', () => {
    const cards = cardsOf([{ ...mia, age: 5 }], [draft('a', mia), draft('b', leo)])
    expect(cards.map(({ child, draft, trouble }) => [child?.age, draft?.values, trouble])).toEqual([
      [5, 'a', 'changed'],
      [undefined, 'b', 'gone'],
    ])
  })
})

test.each([
  ['', '', 'blank'],
  [' ', '\t', 'blank'],
  ['Mia', '', 'half'],
  ['', '4', 'half'],
  ['Mia', '4', 'whole'],
  ['Mia', '0', 'whole'],
] as const)('name %j and age %j are %s', (name, age, expected) => expect(fillOf(name, age)).toBe(expected))
