import { describe, expect, test } from 'vitest'
import { goodNewsIn } from './rules/good-news.ts'
import {
  dayIn,
  dueMonth,
  isMonth,
  knownZone,
  monthAfter,
  monthBefore,
  spanOf,
  weeksOf,
} from './rules/month.ts'
import { type Said, speakable } from './rules/said.ts'
import { tellChanges } from './rules/topics.ts'
import { latest, type Tried, tellTried } from './rules/tried.ts'

describe('months', () => {
  test.each([
    ['2026-01', '2025-12', '2026-02'],
    ['2026-12', '2026-11', '2027-01'],
  ])('%s stands between %s and %s', (month, before, after) => {
    expect([monthBefore(month), monthAfter(month)]).toEqual([before, after])
  })

  test('February has four weeks, and a leap year’s a fifth of one day', () => {
    expect(weeksOf('2026-02').map(({ until }) => until.slice(8))).toEqual(['07', '14', '21', '28'])
    expect(weeksOf('2028-02').at(-1)).toEqual({ from: '2028-02-29', until: '2028-02-29' })
  })

  test('a day is the family’s own', () => {
    const time = new Date('2026-10-31T23:30:00Z')
    expect([dayIn('Europe/Berlin', time), dayIn('America/New_York', time)]).toEqual([
      '2026-11-01',
      '2026-10-31',
    ])
    const { from, until } = spanOf('2026-10')
    expect([from.toISOString().slice(0, 10), until.toISOString().slice(0, 10)]).toEqual([
      '2026-08-31',
      '2026-11-02',
    ])
  })

  test.each([
    ['2026-10', true],
    ['2026-13', false],
    ['1999-01', false],
    ['2026-1', false],
    ['', false],
  ])('%j is a month: %s', (text, expected) => expect(isMonth(text)).toBe(expected))

  test('a zone nobody knows is UTC', () => {
    expect([knownZone('Nowhere/At all'), knownZone(null), knownZone('Asia/Kolkata')]).toEqual([
      'UTC',
      'UTC',
      'Asia/Kolkata',
    ])
  })

  // The last digits of an id decide the hour: 0 is the first, 5 the last.
  test.each([
    ['0000', '2026-11-01T05:59:00Z', null],
    ['0000', '2026-11-01T06:00:00Z', '2026-10'],
    ['0005', '2026-11-01T10:59:00Z', null],
    ['0005', '2026-11-01T11:00:00Z', '2026-10'],
    ['0005', '2026-11-07T23:59:00Z', '2026-10'],
    ['0005', '2026-11-08T00:00:00Z', null],
    ['0005', '2026-10-31T23:59:00Z', null],
  ])('for a family …%s at %s %s is due', (end, now, expected) => {
    expect(dueMonth(`00000000-0000-7000-8000-00000000${end}`, 'UTC', new Date(now))).toBe(expected)
  })
})

describe('good news', () => {
  test.each([
    'The picture plan worked and she slept through.',
    'I am so proud of him.',
    'He got dressed all by himself',
    'Homework without a fight today!',
    'She has found a new friend.',
  ])('%s', (text) => expect(goodNewsIn(`Hello. ${text}`)).toEqual([7, 7 + text.length]))

  test.each([
    'It never worked.',
    'Is he better now?',
    'I wish she slept through.',
    'The chart worked for a week but now she screams.',
    'She won’t sleep all night, nothing helped',
    'He hits her when she plays by herself.',
    'I need a good night',
    '',
  ])('none in: %s', (text) => expect(goodNewsIn(text.replace('’', "'"))).toBeNull())

  test('a long letter without an end is no sentence to quote', () => {
    expect(goodNewsIn(`${'and then '.repeat(200)} it worked`)).toBeNull()
  })
})

const said = (id: number, more: Partial<Said> = {}): Said => ({
  ...{
    id: String(id).padStart(3, '0'),
    childId: 'c',
    conversationId: 't',
    author: 'user',
    text: '',
    choice: null,
  },
  ...{
    at: new Date(Date.UTC(2026, 9, 1 + id * 3)),
    isGrave: false,
    goodNews: null,
    topics: [],
    cardIds: [],
    ...more,
  },
})

describe('S85: what may be spoken of', () => {
  test('nothing beside what is grave: three messages before it and three after', () => {
    const talk = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => said(n, { isGrave: n === 4 }))
    expect(speakable(talk).map(({ id }) => id)).toEqual(['000', '008'])
  })

  test('nothing of that conversation within a day of it; another conversation is not touched', () => {
    const at = (hours: number) => new Date(Date.UTC(2026, 9, 10, hours))
    const talk = [0, 1, 2, 3, 4, 5, 6].map((n) => said(n, { at: at(n * 5), isGrave: n === 0 }))
    const other = said(7, { conversationId: 'other', at: at(1) })
    expect(speakable([...talk, other]).map(({ id }) => id)).toEqual(['007', '005', '006'])
  })
})

const tried = (n: number, more: Partial<Tried>): Tried => ({
  ...{ childId: 'c', cardId: 'bedtime', step: null, about: 'bedtime battles', outcome: 'worked' },
  ...{ at: new Date(n), messageIds: [`m${n}`], ...more },
})

test('of what was tried the newest word counts', () => {
  const all = [tried(2, { outcome: 'worked' }), tried(1, { outcome: 'not' })]
  expect(latest(all)).toEqual([all[0]])
  expect(tellTried(all)).toEqual([{ text: 'What you tried for bedtime battles helped.', messageIds: ['m2'] }])
  expect(tellTried([tried(1, { step: { id: 's', text: 'Dim the lights.' }, outcome: null })])).toEqual([
    { text: "You set out to try this, and we don't know yet how it went:", stepId: 's', messageIds: ['m1'] },
  ])
})

test('changes are told where they are clear, with the messages of both months', () => {
  const topic = (name: 'sleep' | 'school', ids: string[]) => ({ topic: name, messageIds: ids })
  const now = [topic('sleep', ['a'])]
  expect(tellChanges(now, [])).toEqual([])
  expect(tellChanges(now, [topic('sleep', ['b', 'c'])])).toEqual([])
  expect(tellChanges(now, [topic('sleep', ['b', 'c', 'd']), topic('school', ['e', 'f'])])).toEqual([
    {
      text: 'You wrote less about sleep than last month: once, after 3 times.',
      messageIds: ['a', 'b', 'c', 'd'],
    },
    { text: "You didn't write about school this month. Last month you did twice.", messageIds: ['e', 'f'] },
  ])
})
