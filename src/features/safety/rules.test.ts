import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Level } from './contract.ts'
import { assess, guessCountry } from './rules.ts'

const level = (text: string, context = {}): Level => assess(text, context).level

describe('what was written to hide a word', () => {
  test.each([
    ['leetspeak', 'i want to k1ll myself'],
    ['leetspeak with a mark inside', 'i just want to d!e'],
    ['Cyrillic letters', 'i want to kіll mуsеlf'],
    ['zero-width characters', 'i want to k\u200bi\u200bl\u200bl myself'],
    ['full-width letters', 'ｉ ｗａｎｔ ｔｏ ｄｉｅ'],
    ['spaced letters', 'she is s u i c i d a l'],
    ['dotted letters', 'thinking of s.u.i.c.i.d.e'],
    ['stretched letters', 'i want to dieeeeee'],
    ['a masked letter', 'my son talks about su*cide'],
    ['a missing apostrophe', 'i dont want to live anymore'],
    ['a curly apostrophe', 'I don’t want to live anymore'],
    ['a typing error', 'he says he is suiccidal'],
    ['capitals', 'I WANT TO KILL MYSELF'],
    ['slang', 'gonna unalive myself'],
    ['a word that every object knows', 'my constructor toString __proto__ i want to kill myself'],
  ])('%s is read', (_, text) => expect(level(text)).toBe('crisis'))
})

describe('how it is said decides', () => {
  test.each<[string, string, Level]>([
    ['stated', 'My daughter wants to kill herself', 'crisis'],
    ['denied', 'She does not want to kill herself', 'none'],
    ['denied, yet a wish to be gone', 'I am not suicidal but I wish I would not wake up', 'crisis'],
    ['a negation that belongs elsewhere', 'I do not know what to do, he wants to kill himself', 'crisis'],
    ['past', 'I tried to kill myself years ago', 'support'],
    ['a story', 'In the movie the king wants to kill himself, is it ok for age 10?', 'none'],
    ['a phrase', 'this homework is killing me', 'none'],
    ['shame', 'I wanted to die of embarrassment', 'none'],
    ['a fear only', 'I am so scared of him choking on solids', 'none'],
    ['happening', 'he is choking on a grape', 'emergency'],
    ['over', 'he had a fever last week but is fine now', 'none'],
    ['a toddler who hits', 'my toddler hits me when he is tired', 'none'],
    ['a husband who hits', 'my husband hits me when he is tired', 'crisis'],
    ['a husband, further back', 'My husband lost his job. He drinks. Last night he hit me.', 'crisis'],
  ])('%s: %s', (_, text, wanted) => expect(level(text)).toBe(wanted))
})

describe('weak signs count only together', () => {
  test.each<[string, string, Level]>([
    ['one alone', 'There is no way out of this car park with a pram', 'none'],
    [
      'two of one story',
      'I see no way out. I keep looking at the balcony and it frightens me how calm I get.',
      'crisis',
    ],
    [
      'a partner who rules and frightens',
      'He checks my phone every evening. My boyfriend keeps my bank card and I am scared to go home.',
      'crisis',
    ],
    ['what calms', 'He fell off the couch and bumped his head, but he is playing and doing fine', 'none'],
    ['a drill', 'They had a lockdown drill and hid in the closet from a man with a gun', 'none'],
    ['degrees in words', 'My 2 month old has a temperature of one hundred and one', 'emergency'],
  ])('%s: %s', (_, text, wanted) => expect(level(text)).toBe(wanted))
})

describe('age and temperature', () => {
  test.each<[string, { childAge?: number; earlier?: string[] }, Level]>([
    ['my 6 week old has 38.2', {}, 'emergency'],
    ['my 2 month old has 100.8 rectal', {}, 'emergency'],
    ['she has a fever of 38.4', { childAge: 0.15 }, 'emergency'],
    ['now it is 38.4 on the thermometer', { earlier: ['my baby is five weeks old'] }, 'emergency'],
    ['my 4 month old has 39.4', {}, 'urgent_medical'],
    ['he is 38.2 after his vaccines', { childAge: 1 }, 'none'],
    ['my 6 year old has a temperature of 38.3 and a cold', {}, 'none'],
    ['bath water temp 38 ok for a newborn?', {}, 'none'],
    ['I am 38.4 weeks pregnant', {}, 'none'],
  ])('%s %o', (text, context, wanted) => expect(level(text, context)).toBe(wanted))
})

test('a short message leans on the ones before it', () => {
  expect(level('an hour ago, all of them', { earlier: ['I found her sleeping pills'] })).not.toBe('crisis')
  expect(level('thanks, that helps', { earlier: ['my son wants to die'] })).toBe('none')
})

test('a child who writes is known as one', () => {
  expect(assess('im 12 and my mum hits me')).toEqual({
    level: 'crisis',
    concern: 'abuse',
    isWrittenByChild: true,
  })
  expect(assess('I am 34 and my husband hits me').isWrittenByChild).toBe(false)
  for (const [text, isChild] of [
    ['i am being hit at home. i am 10. pls help', true],
    ['my mum drinks and i look after my brothers, im 12', true],
    ["mummy's boyfriend touches me", true],
    ['dad has locked me in my room, im 12', true],
    ['I am 12 weeks pregnant', false],
    ['I was 14 when my dad hit me', false],
    ['my daughter says "I am 14 and I want to die"', false],
    ['my son is 14', false],
  ] as const)
    expect(assess(text).isWrittenByChild, text).toBe(isChild)
  expect(level('my mum drinks and i look after my brothers, im 12')).toBe('support')
})

test.each([
  ['es', 'quiero morir'],
  ['fr', 'je veux mourir'],
  ['de', 'ich will sterben'],
])('the plainest cry in %s is understood', (_, text) => expect(level(text)).toBe('crisis'))

describe('our own messages', () => {
  type Row = { id: string; text: string; must_show_card: 'yes' | 'no' | 'either'; level: Level }
  const rows: Row[] = readFileSync('tests/evaluation/safety.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const shown = (row: Row): boolean => level(row.text) !== 'none'
  const yes = rows.filter((row) => row.must_show_card === 'yes')
  const missed = (some: Row[]): string[] => some.filter((row) => !shown(row)).map((row) => row.id)

  test('nothing the rules were written with is missed', () => {
    expect(missed(yes.filter((row) => row.id.startsWith('own-')))).toEqual([])
  })

  test('of what they were not written with, nine in ten are shown', () => {
    const held = yes.filter((row) => row.id.startsWith('held-'))
    expect(missed(held).length / held.length).toBeLessThanOrEqual(0.1)
  })

  test('false alarms stay at two in a hundred', () => {
    const ordinary = rows.filter((row) => row.must_show_card === 'no')
    expect(ordinary.filter(shown).length / ordinary.length).toBeLessThanOrEqual(0.02)
  })
})

describe('hostile input takes no time', () => {
  const HOSTILE = {
    'one letter': 'a'.repeat(4000),
    'one word': 'i '.repeat(2000),
    'a key word': 'kill '.repeat(800),
    'a pattern over and over': 'i want to be not here any more '.repeat(130),
    'spaced letters': 's u i c i d e '.repeat(280),
    'half disguised': 'k***'.repeat(1000),
    'mixed alphabets': 'aа'.repeat(2000),
    'leetspeak in one word': 'k1ll'.repeat(1000),
    emoji: '😂'.repeat(2000),
    marks: '!'.repeat(4000),
    'ligatures that grow': '\ufdfa'.repeat(4000),
    numbers: '38.4 '.repeat(800),
    'a megabyte': 'x '.repeat(500_000),
  }
  // A loose bound for a busy machine; alone it is a few milliseconds.
  test.each(Object.entries(HOSTILE))('%s', (_, text) => {
    const started = performance.now()
    assess(text)
    expect(performance.now() - started).toBeLessThan(2500)
  })
  test.each(['', ' ', '\n\n', '\u0000', '\ud800', '???'])('%j is nothing', (text) =>
    expect(level(text)).toBe('none'),
  )
})

describe('the country is guessed', () => {
  test.each<[string | undefined, string | undefined, string | null]>([
    ['en-GB,en;q=0.9', 'America/New_York', 'US'],
    ['en-GB,en;q=0.9', undefined, 'GB'],
    ['en,de-AT;q=0.8', undefined, 'AT'],
    ['zh-Hant-TW', undefined, 'TW'],
    ['en', 'Europe/Berlin', 'DE'],
    ['en', 'Mars/Olympus', null],
    [undefined, undefined, null],
    ['*', undefined, null],
    ['en', 'constructor', null],
  ])('%s, %s: %s', (language, zone, country) => expect(guessCountry(language, zone)).toBe(country))
})

test('whoever is hit and fears for the children is told of violence, with the quick way out', () => {
  for (const text of [
    'My husband hits me and I am afraid he will hurt the children',
    'My partner hits me and our son',
  ])
    expect(assess(text)).toMatchObject({ level: 'crisis', concern: 'violence' })
})

describe('a small child’s blows are no violence at home', () => {
  test.each<[string, number, Level]>([
    ['MY SON HITS ME EVERY DAY AND NOTHING WORKS', 5, 'none'],
    ['my son hits me every day', 15, 'crisis'],
    ['my husband hits me', 5, 'crisis'],
    ['He kicked me in the stomach when I put his shoes on, he is 4', 4, 'none'],
  ])('%s (%i)', (text, childAge, expected) => expect(level(text, { childAge })).toBe(expected))
})
