import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cards, talk } from '../../../tests/guide-talk.ts'
import { loadPhrases } from './phrases.ts'

const { offer } = loadPhrases()
const FILE = join(import.meta.dirname, '../../../tests/evaluation/follow-ups.jsonl')
const rows: { card: string; text: string; right: string[] }[] = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const unanswered = rows.filter(({ right }) => right.length === 0)
const found = unanswered.map(async ({ card: id, text }) => {
  const card = cards.find((one) => one.id === id)
  if (!card) return []
  const before = [{ age: (card.ages.from + card.ages.to) / 24 }, card.situations[0] ?? '', text] as const
  const answer = (await talk(...before)).at(-1)
  const isOffer = offer.some((form) => answer?.text.includes(form))
  return isOffer && answer
    ? [{ before, named: [...answer.text.matchAll(/"([^"]+)"/g)].map(([, said]) => said) }]
    : []
})
const offered = (await Promise.all(found)).flat()

describe('a question without an answer', () => {
  test('is met, now and then, with questions near it that have one', () => {
    expect(offered.length).toBeGreaterThan(0)
  })

  test('names one to three questions, each of them clean and known', () => {
    const known = new Set(cards.flatMap((card) => card.follow_ups.map(({ said }) => said[0])))
    for (const { named } of offered) {
      expect(named.length).toBeGreaterThan(0)
      expect(named.length).toBeLessThanOrEqual(3)
      for (const said of named) {
        expect(known).toContain(said)
        expect(said).toMatch(/^\p{Lu}.*[.?!]$/u)
      }
    }
  })

  test('the one that is chosen is answered', async () => {
    const [one] = offered
    if (!one) throw new Error('nothing was offered')
    const [names, ...said] = one.before
    const chosen = (await talk(names, ...said, 'the first one')).at(-1)
    const answers = cards.flatMap((card) =>
      card.follow_ups.filter((followUp) => followUp.said[0] === one.named[0]).map(({ answer }) => answer),
    )
    const begins = answers.map((answer) => answer.split(/\{\w+\}/)[0] ?? '')
    expect(begins.some((begin) => chosen?.text.startsWith(begin))).toBe(true)
  })
})
