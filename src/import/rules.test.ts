import { describe, expect, test } from 'vitest'
import { documentsIn, UnreadableExport } from './read-documents.ts'
import { childOf, emailOf, placeOf, timeOf, UNKNOWN_TIME } from './rules.ts'

const AT = '2025-03-01T10:00:00.500Z'
const SECONDS = Date.parse(AT) / 1000 - 0.5

test.each([
  [AT, AT],
  [{ seconds: SECONDS, nanoseconds: 500_000_000 }, AT],
  [{ _seconds: SECONDS, _nanoseconds: 500_000_000 }, AT],
  [{ __time__: AT }, AT],
  [Date.parse(AT), AT],
])('%j is a time', (given, expected) => expect(timeOf(given)?.toISOString()).toBe(expected))

test.each([[null], [undefined], ['soon'], [{}], [[]], [{ seconds: 'x' }], [true], [1e20], [-5]])(
  '%j is none',
  (given) => expect(timeOf(given)).toBeNull(),
)

test.each([
  ['Anna@Example.ORG ', 'anna@example.org'],
  ['anna', null],
  ['a b@example.org', null],
  [7, null],
  [null, null],
  [`${'x'.repeat(300)}@example.org`, null],
])('the address %j is %j', (given, expected) => expect(emailOf(given)).toBe(expected))

const read = (data: Record<string, unknown>) => {
  const noted: string[] = []
  const child = childOf(data, UNKNOWN_TIME, 10, (field) => noted.push(field))
  return { ...child, noted }
}

const answers = Object.fromEntries(
  [...'eisntfjp'].flatMap((letter) => [1, 2, 3].map((n) => [`${letter}${n}`, 3])),
)

describe('a child', () => {
  test.each([
    [
      { name: 'Mia', age: 0 },
      { age: 0, noted: [] },
    ],
    [
      { name: 'Mia', age: 99 },
      { age: 99, noted: [] },
    ],
    [
      { name: 'Mia', age: '7' },
      { age: 7, noted: [] },
    ],
    [
      { name: 'Mia', age: 100 },
      { age: 0, noted: ['age'] },
    ],
    [
      { name: 'Mia', age: 'old' },
      { age: 0, noted: ['age'] },
    ],
    [{ age: 4 }, { name: 'Unnamed Child', noted: [] }],
    [
      { name: { first: 'Mia' }, age: 4 },
      { name: 'Unnamed Child', noted: ['name'] },
    ],
    [{ age: 4, remainingMessages: -1 }, { remainingMessages: -1 }],
    [
      { age: 4, remainingMessages: -2 },
      { remainingMessages: 10, noted: ['remainingMessages'] },
    ],
    [{ age: 4 }, { remainingMessages: 10 }],
    [{ age: 4, isFrozen: true }, { isFrozen: true }],
    [{ age: 4, interests: 'trains, , kites ' }, { interests: ['trains', 'kites'] }],
    [{ age: 4, interests: ['trains', 7, '', null] }, { interests: ['trains', '7'] }],
    [
      { age: 4, interests: { a: 1 } },
      { interests: [], noted: ['interests'] },
    ],
    [{ age: 4, alsoCalled: 'Teddy, Bear' }, { alsoCalled: ['Teddy', 'Bear'] }],
    [
      { age: 4, alsoCalled: Array(9).fill('Ted') },
      { alsoCalled: Array(8).fill('Ted'), noted: ['alsoCalled'] },
    ],
    [{ age: 4, personalityProfile: 'enfp|Warm.' }, { personalityProfile: 'ENFP|Warm.' }],
    [
      { age: 4, personalityProfile: 'XXXX|Warm.' },
      { personalityProfile: null, noted: ['personalityProfile'] },
    ],
    [
      { age: 4, type: 'INTJ' },
      { personalityProfile: 'INTJ', personalityEvaluation: null },
    ],
    [
      { age: 4, type: 'INTJ', answers },
      { personalityProfile: 'INTJ', personalityEvaluation: { type: 'INTJ', responses: answers } },
    ],
    [
      { age: 4, type: 'INTJ', answers: { e1: 9 } },
      { personalityProfile: 'INTJ', noted: ['answers'] },
    ],
    [
      {
        age: 4,
        personalityEvaluation: { type: 'ENFP', enhancedProfile: 'Warm.', responses: answers, timestamp: AT },
      },
      { personalityProfile: 'ENFP|Warm.', personalityEvaluation: { type: 'ENFP', timestamp: AT } },
    ],
  ])('%j', (data, expected) => expect(read(data)).toMatchObject(expected))
})

test.each([
  [7, -1],
  [0, -1],
  [-1, -1],
  [undefined, -1],
  ['many', -1],
])('%o messages left on an unlimited plan are %i', (remainingMessages, expected) => {
  const child = childOf({ age: 4, remainingMessages }, UNKNOWN_TIME, -1, () => {})
  expect(child.remainingMessages).toBe(expected)
})

test.each([
  ['users/u1', { collection: 'users', parent: null, id: 'u1' }],
  ['users/u1/children/local_2', { collection: 'users/children', parent: 'users/u1', id: 'local_2' }],
  ['users', null],
  ['users//children/1', null],
])('the place %s', (path, expected) => expect(placeOf(path)).toEqual(expected))

test('every shape gives the same documents', () => {
  const message = { content: 'Hi', type: 'user' }
  const flat = {
    'users/u1': { email: 'a@b.de' },
    'users/u1/children/c1': { name: 'Mia' },
    'users/u1/children/c1/chatSessions/s1': { title: 'T' },
    'users/u1/children/c1/chatSessions/s1/messages/m1': message,
  }
  const nested = {
    users: {
      u1: {
        email: 'a@b.de',
        children: {
          c1: { name: 'Mia', chatSessions: [{ id: 's1', title: 'T', messages: { m1: message } }] },
        },
      },
    },
  }
  const marked = {
    __collections__: {
      users: {
        u1: {
          email: 'a@b.de',
          __collections__: {
            children: {
              c1: {
                name: 'Mia',
                __collections__: {
                  chatSessions: { s1: { title: 'T', __collections__: { messages: { m1: message } } } },
                },
              },
            },
          },
        },
      },
    },
  }
  const list = Object.entries(flat).map(([path, data]) => ({
    path: `projects/p/databases/d/documents/${path}`,
    data,
  }))
  const paths = (whole: unknown) => [...documentsIn(whole)].map(({ path }) => path)
  for (const whole of [flat, nested, marked, list]) expect(paths(whole)).toEqual(Object.keys(flat))
  expect([...documentsIn(nested)][1]?.data).toEqual({ name: 'Mia' })
  for (const bad of [null, 7, 'x']) expect(() => [...documentsIn(bad)]).toThrow(UnreadableExport)
})
