import { describe, expect, test } from 'vitest'
import { cardsOf } from '../../account/rules.ts'
import type { StoredChild } from '../../contract.ts'
import {
  type ChildDraft,
  cardInput,
  childProblems,
  draftOf,
  isHalf,
  isUntouched,
  parentDraftOf,
  parentInput,
  parentNameProblem,
  rebased,
} from './account-form.ts'

const mia: StoredChild = {
  id: 'm',
  name: 'Mia',
  age: 0.4167,
  interests: ['mud', 'trains'],
  alsoCalled: [],
  usedMessages: 0,
  personalityProfile: null,
  personalityEvaluation: null,
  remainingMessages: 10,
  isFrozen: false,
  place: 0,
}
const saved = {
  name: 'Anna',
  email: 'anna@example.org',
  phone: '0151',
  address: '',
  bankName: null,
  bankAccount: '•••• 3000',
}
const typed = (draft: ChildDraft, values: Partial<ChildDraft['values']>): ChildDraft => ({
  ...draft,
  values: { ...draft.values, ...values },
})
const cardOf = (children: StoredChild[], draft: ChildDraft) => {
  const card = cardsOf(children, [draft]).find((one) => one.draft)
  if (!card) throw new Error('no card')
  return card
}

describe('what is sent of a child', () => {
  const about = draftOf(mia)
  const was = { name: 'Mia', age: 0.4167, interests: ['mud', 'trains'], alsoCalled: [] }
  test('nothing when nothing was changed', () => {
    expect(isUntouched(about)).toBe(true)
    expect(cardInput(cardOf([mia], about))).toBeNull()
  })
  test('a change with what was there, and an age that was left alone as exact as it is', () => {
    const card = cardOf([mia], typed(about, { name: ' Mia Sophie ' }))
    expect(cardInput(card)).toEqual({
      id: 'm',
      was,
      name: 'Mia Sophie',
      age: 0.4167,
      interests: was.interests,
      alsoCalled: [],
    })
  })
  test('months as a part of a year', () => {
    const card = cardOf([mia], typed(about, { age: '6' }))
    expect(cardInput(card)).toMatchObject({ age: 0.5 })
  })
  test('a new child once it has a name and an age', () => {
    const input = (values: object) => cardInput(cardOf([], typed(draftOf(null), values)))
    expect(input({ name: 'Leo', age: '2', interests: 'mud,, football ', alsoCalled: 'Leon, Lulu' })).toEqual({
      id: null,
      was: null,
      name: 'Leo',
      age: 2,
      interests: ['mud', 'football'],
      alsoCalled: ['Leon', 'Lulu'],
    })
    expect(input({})).toBeNull()
    expect(input({ name: 'Leo' })).toBeNull()
    expect(input({ name: '  ', age: '2' })).toBeNull()
    expect(input({ name: 'Leo', age: '0' })).toBeNull()
  })
  test('a child that was deleted elsewhere is added again', () => {
    expect(cardInput(cardOf([], typed(about, { name: 'Mine' })))).toMatchObject({ id: null, name: 'Mine' })
  })
  test('nothing of a child that was frozen meanwhile', () => {
    const card = cardOf([{ ...mia, isFrozen: true }], typed(about, { name: 'Mine' }))
    expect(cardInput(card)).toBeNull()
    expect(childProblems(card)).toEqual({})
  })
  test('after “Keep Mine” what is there now is what was there', () => {
    const theirs = { ...mia, name: 'Theirs' }
    const card = cardOf([theirs], rebased(typed(about, { name: 'Mine' }), theirs))
    expect(card.trouble).toBeNull()
    expect(cardInput(card)).toMatchObject({ name: 'Mine', was: { name: 'Theirs' } })
  })
})

describe('what stands in the way', () => {
  const problems = (values: object, child: StoredChild | null = null) =>
    childProblems(cardOf(child ? [child] : [], typed(draftOf(child), values)))
  test('nothing of a card that is not filled in yet', () => {
    expect(problems({ name: 'Leo' })).toEqual({})
    expect(isHalf(cardOf([], typed(draftOf(null), { name: 'Leo' })))).toBe(true)
    expect(isHalf(cardOf([mia], typed(draftOf(mia), { age: '' })))).toBe(false)
  })
  test.each([
    ['an age of zero', { name: 'Leo', age: '0' }, 'age'],
    ['a long name', { name: 'a'.repeat(81), age: '2' }, 'name'],
    ['too many nicknames', { name: 'Leo', age: '2', alsoCalled: Array(9).fill('x').join(',') }, 'alsoCalled'],
    ['too many interests', { name: 'Leo', age: '2', interests: Array(51).fill('x').join(',') }, 'interests'],
  ])('%s', (_, values, field) => expect(Object.keys(problems(values))).toEqual([field]))
  test('a child that has a name must keep one, and an age', () => {
    expect(Object.keys(problems({ name: ' ' }, mia))).toEqual(['name'])
    expect(Object.keys(problems({ age: '' }, mia))).toEqual(['age'])
  })
  test.each([
    ['', 'Please enter your name.'],
    ['a'.repeat(81), 'Please use at most 80 characters.'],
    ['👩‍👧'.repeat(80), null],
  ])('a parent named %j', (name, words) => expect(parentNameProblem(name)).toBe(words))
})

describe('what is sent of the parent', () => {
  const draft = parentDraftOf(saved)
  test.each([
    ['nothing while nothing is being changed', null, null],
    ['nothing when nothing was changed', draft, null],
    [
      'bank details only where they were touched',
      { ...draft, phone: '' },
      { name: 'Anna', phone: '', address: '' },
    ],
    [
      'blank ones to take them away',
      { ...draft, bankAccount: '' },
      { name: 'Anna', phone: '0151', address: '', bankAccount: '' },
    ],
  ])('%s', (_, given, expected) => expect(parentInput(given, saved)).toEqual(expected))
})
