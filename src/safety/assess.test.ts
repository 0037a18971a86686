import { describe, expect, test } from 'vitest'
import { processorMs } from '../../tests/processor-time.ts'
import { assess, assessByMeaning } from './assess.ts'
import type { Level } from './contract.ts'

const level = (text: string, context = {}): Level => assess(text, context).level

describe('one result', () => {
  test('says what it is about, who is in danger, why, and how sure it is', () => {
    expect(assess('I want to kill myself')).toMatchObject({
      level: 'crisis',
      concern: 'suicide',
      who: 'writer',
      loud: true,
    })
    expect(assess('my son says he wants to die')).toMatchObject({ concern: 'suicide', who: 'child' })
    expect(assess('my husband hit me last night')).toMatchObject({ concern: 'violence', who: 'writer' })
    expect(assess('im 12 and my dad hits me')).toMatchObject({ concern: 'abuse', who: 'young writer' })
  })
  test('says nothing of an ordinary day', () =>
    expect(assess('he wont put his shoes on')).toMatchObject({ level: 'none', concern: null, because: [] }))
  test('why never holds words of the message', () =>
    expect(JSON.stringify(assess('Zebedee wants to kill himself').because)).not.toMatch(/zebedee/i))
  test('support is quiet', () => expect(assess('I think I have postnatal depression').loud).toBe(false))
})

describe('what was said before', () => {
  test('a short message leans on it', () => {
    expect(level('now it is 38.4 on the thermometer', { earlier: ['my baby is five weeks old'] })).toBe(
      'emergency',
    )
    expect(level('thanks, that helps', { earlier: ['my son wants to die'] })).toBe('none')
  })
  test('the age of the child counts', () => {
    expect(level('she has a temperature of 38.4', { childAge: 0.15 })).toBe('emergency')
    expect(level('she has a temperature of 38.4', { childAge: 7 })).toBe('none')
  })
})

describe('meanings', () => {
  const vectors = (texts: string[]) => Promise.resolve(texts.map(() => new Float32Array(512).fill(0.04)))
  test('plain statements count whatever is meant', async () => {
    expect(await assessByMeaning('I want to kill myself', {}, vectors)).toMatchObject({
      level: 'crisis',
      loud: true,
    })
  })
  test('without a reader, or with one that fails, words alone count', async () => {
    const text = 'my husband hit me last night'
    expect(await assessByMeaning(text, {}, null)).toEqual(assess(text))
    expect(await assessByMeaning(text, {}, async () => null)).toEqual(assess(text))
  })
  test('S76: only so much of a long text is read for its meaning', async () => {
    let read = 0
    await assessByMeaning(
      'He sleeps. She eats. We play. '.repeat(130).replace(/\w+\./g, (word) => `${word}${read}`),
      {},
      async (texts) => {
        read += texts.length
        return vectors(texts)
      },
    )
    expect(read).toBeLessThanOrEqual(2)
  })
})

describe('hostile input takes no time', () => {
  const HOSTILE = {
    'one letter': 'a'.repeat(4000),
    'one word': 'i '.repeat(2000),
    'a key word': 'kill '.repeat(800),
    'a pattern over and over': 'i want to be not here any more '.repeat(130),
    'many sentences': 'i. '.repeat(1300),
    'mixed alphabets': 'aа'.repeat(2000),
    emoji: '😂'.repeat(2000),
    'ligatures that grow': '\ufdfa'.repeat(4000),
    numbers: '38.4 '.repeat(800),
    'a megabyte': 'x '.repeat(500_000),
  }
  test.each(Object.entries(HOSTILE))('%s', (_, text) => {
    expect(processorMs(() => assess(text))).toBeLessThan(1000)
  })
  test.each(['', ' ', '\n\n', '\u0000', '\ud800', '???'])('%j is nothing', (text) =>
    expect(level(text)).toBe('none'),
  )
})
