import { describe, expect, test } from 'vitest'
import { buildCard } from './build-card.ts'
import { type Concern, concerns, type Level } from './contract.ts'
import { loadLines } from './load-lines.ts'

const lines = loadLines('content/crisis-lines')
const card = (level: Level, concern: Concern, country: string | null = 'GB', isWrittenByChild = false) =>
  buildCard(
    { level, concern, loud: true, ...(isWrittenByChild ? { who: 'young writer' as const } : {}) },
    country,
    false,
    lines,
  )
const hrefs = (...asked: Parameters<typeof card>) => card(...asked).lines.map((line) => line.href)

const LEVELS = ['emergency', 'crisis', 'urgent_medical', 'support'] as const

test('every concern at every level in every country has words and a way to reach help', () => {
  for (const country of [...lines.byCountry.keys(), null]) {
    for (const concern of concerns) {
      for (const level of LEVELS) {
        const { steps, lines: found } = card(level, concern, country)
        expect(steps.length).toBeGreaterThan(2)
        expect(found.some((line) => line.call !== null)).toBe(true)
      }
    }
  }
})

describe('which line comes first', () => {
  test('in an emergency the emergency number', () => expect(hrefs('emergency', 'suicide')[0]).toBe('tel:999'))
  test('in a crisis the fitting line, the emergency number after it', () => {
    expect(hrefs('crisis', 'suicide')[0]).toBe('tel:116123')
    expect(hrefs('crisis', 'suicide').at(-1)).toBe('tel:999')
  })
  test('for a child the child helpline', () =>
    expect(hrefs('crisis', 'abuse', 'GB', true)[0]).toBe('tel:08001111'))
  test('for violence the police before the ambulance', () =>
    expect(hrefs('emergency', 'violence', 'JP')[0]).toBe('tel:110'))
  test('for poisoning the poison line', () =>
    expect(hrefs('urgent_medical', 'poisoning', 'US')[0]).toBe('tel:18002221222'))
  test('one number once', () => {
    const numbers = hrefs('urgent_medical', 'poisoning')
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

describe('an unknown country', () => {
  test('gets 112, 911 and the directory', () => {
    const { lines: found, country } = card('crisis', 'suicide', null)
    expect(found.map((line) => line.href ?? line.url)).toEqual([
      'https://findahelpline.com',
      'tel:112',
      'tel:911',
    ])
    expect(country).toBeNull()
  })
  test('one that we have no lines for is not named', () =>
    expect(card('crisis', 'suicide', 'XX').country).toBeNull())
  test('a guess is labelled as one', () => {
    expect(
      buildCard({ level: 'crisis', concern: 'suicide', loud: true }, 'GB', true, lines).countryIsGuess,
    ).toBe(true)
    expect(card('crisis', 'suicide').countryIsGuess).toBe(false)
  })
})

describe('the words', () => {
  test('abuse never sends to the other parent', () => {
    const words = lines.cards.filter(({ concern }) => concern === 'abuse').flatMap(({ steps }) => steps)
    expect(words.join(' ')).not.toMatch(/other parent/i)
  })
  test('poisoning says not to make the child vomit and to keep the packet', () => {
    expect(card('emergency', 'poisoning').steps.join(' ')).toMatch(
      /not make the child vomit[\s\S]*keep the packet/,
    )
  })
  test('nothing is promised to stay secret', () => {
    expect(JSON.stringify(lines.cards)).not.toMatch(/confidential|anonymous|nobody will know/i)
  })
  test('violence and abuse can be left quickly', () => {
    expect([card('crisis', 'violence').quickExit, card('crisis', 'abuse').quickExit]).toEqual([true, true])
    expect(card('emergency', 'medical').quickExit).toBe(false)
  })
})

test('nothing to warn of is no card', () => {
  expect(() => buildCard({ level: 'none', concern: null, loud: false }, 'GB', false, lines)).toThrow(
    'nothing',
  )
})
