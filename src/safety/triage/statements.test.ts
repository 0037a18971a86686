import { describe, expect, test } from 'vitest'
import { sentencesOf } from '../../language/sentences.ts'
import { STATEMENTS_FILE } from './read-triage.ts'
import { compilePattern } from './statement-pattern.ts'
import { plainStatements, readStatements, statementsIn } from './statements.ts'

const statements = readStatements(STATEMENTS_FILE)
const told = (text: string) =>
  plainStatements(sentencesOf(text), statements).map(({ statement }) => statement.meaning)

const made = (text: string) =>
  statementsIn(sentencesOf(text), statements).map(({ statement }) => statement.meaning)

describe.each(statements)('$meaning', ({ meaning, yes, no }) => {
  test.each(yes)('hears: %s', (sentence) => expect(made(sentence)).toContain(meaning))
  test.each(no)('passes: %s', (sentence) => expect(told(sentence)).toEqual([]))
})

test('one sign of exploitation is not heard, two are', () => {
  expect(told('there is a second phone under her pillow')).toEqual([])
  expect(told('There is a second phone under her pillow. She stayed away overnight again.')).toHaveLength(2)
})

test('at most two hundred', () => expect(statements.length).toBeLessThanOrEqual(200))

describe('what must bring no card of crisis or emergency', () => {
  // Everyday sentences that share their words with danger.
  test.each([
    "He won't tell me anything about his day",
    "she doesn't tell me when she needs a wee",
    'What is the easiest way to get him to brush his teeth',
    'Bedtime is so much easier once I put my phone away',
    'She wrote her last letter to Santa',
    'what if nursery kicks him out',
    'should i throw the toys away',
    'how do i explain why daddy doesnt live here any more',
    'Does he have to say goodbye to his friends?',
    'should i use a timer to end it',
    'How can I beat my competition at work?',
    'this homework is killing me',
    'he is scared of choking on solids',
    'In the movie the king wants to kill himself, is it ok for age 10?',
    'I wanted to die of embarrassment',
  ])('%s', (text) => expect(told(text)).toEqual([]))
})

describe('what was written to hide a word', () => {
  test.each([
    ['Cyrillic letters', 'i want to kіll mуsеlf'],
    ['zero-width characters', 'i want to k\u200bi\u200bl\u200bl myself'],
    ['full-width letters', 'ｉ ｗａｎｔ ｔｏ ｄｉｅ'],
    ['dotted letters', 'she is s.u.i.c.i.d.a.l'],
    ['a missing apostrophe', 'i dont want to live anymore'],
    ['a curly apostrophe', 'I don’t want to live anymore'],
    ['capitals', 'I WANT TO KILL MYSELF'],
    ['slang', 'gonna unalive myself'],
  ])('%s is read', (_, text) => expect(told(text)).not.toEqual([]))
})

describe('the little language of patterns', () => {
  const stands = (pattern: string, text: string, next = '') =>
    compilePattern(pattern, { who: 'he|she' }).stands(` ${text} `, ` ${text} ${next} `)
  test.each([
    ['a|b c', 'x b c', true],
    ['a c', 'a b c', false],
    ['a .. c', 'a b b c', true],
    ['a .. c', 'a not b c', false],
    ['a .. c', 'a b b b b b c', false],
    ['kill*', 'she was killing it', true],
    ['two_words', 'the two words', true],
    ['a b? c', 'a c', true],
    ['{who} a', 'she a', true],
    ['a', 'ab', false],
  ])('%s in "%s": %s', (pattern, text, expected) => expect(stands(pattern, text)).toBe(expected))
  test('both parts may stand in two sentences', () => {
    expect(stands('a & b', 'x a', 'b x')).toBe(true)
    expect(stands('a & b', 'x a', 'c x')).toBe(false)
  })
  test('a class that is not there is told', () =>
    expect(() => compilePattern('{nobody} a', {})).toThrow('no class {nobody}'))
})
