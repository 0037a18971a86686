import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cards, readSentences, talk } from '../../../tests/guide-talk.ts'
import { createFinder } from './find-cards.ts'
import { SURE_FOLLOW_UP } from './follow-ups.ts'
import { type MeaningOf, WORDS_ALONE } from './meanings.ts'
import { normalise } from './rules/normalise.ts'
import { understood } from './understand.ts'

const finder = createFinder(cards)

type Row = { card: string; text: string; right: string[]; batch: string }
const FILE = join(import.meta.dirname, '../../../tests/evaluation/follow-ups.jsonl')
const rows: Row[] = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

test('of the follow-ups of every fourth card the last wording leads to its own, in six of seven', () => {
  const some = cards.filter((_, at) => at % 4 === 0)
  const lost = some.flatMap((card) =>
    card.follow_ups.filter(
      (followUp) => finder.followUpOf([card], normalise(followUp.said.at(-1) ?? ''))?.followUp !== followUp,
    ),
  )
  const all = some.flatMap((card) => card.follow_ups)
  const names = lost.slice(0, 40).map(({ said }) => said.at(-1))
  expect(lost.length / all.length, names.join('\n')).toBeLessThan(1 / 7)
})

const byId = new Map(cards.map((card) => [card.id, card]))
const lookUp = (row: Row, meaningOf: MeaningOf) => {
  const card = byId.get(row.card)
  const hit = card ? finder.withMeaning(meaningOf).followUpOf([card], normalise(row.text)) : null
  return { ...row, hit: hit?.followUp.said[0], likeness: hit?.likeness ?? 0 }
}
const byWords = rows.map((row) => lookUp(row, WORDS_ALONE))
const byMeaning = await Promise.all(
  rows.map((row) => understood((meaningOf) => lookUp(row, meaningOf), readSentences)),
)

describe.each([
  ['words alone', byWords, 0.5],
  ['their meaning too', byMeaning, 0.6],
])('messages written before any follow-up was read, by %s', (_, found, most) => {
  const answered = found.filter(({ hit }) => hit !== undefined)
  const sure = answered.filter(({ likeness }) => likeness >= SURE_FOLLOW_UP)
  const right = (some: typeof found) => some.filter(({ hit, right }) => right.includes(hit ?? '')).length

  test('an answer that is given for sure is the right one in five of six', () => {
    expect(right(sure) / sure.length).toBeGreaterThan(5 / 6)
  })

  test('one that is called the nearest there is, in three of four with the sure ones', () => {
    expect(right(answered) / answered.length).toBeGreaterThan(0.75)
  })

  test(`more than ${most * 100} in a hundred of those that have an answer get it`, () => {
    const have = found.filter((row) => row.right.length > 0)
    expect(right(answered) / have.length).toBeGreaterThan(most)
  })
})

test('a follow-up is answered at once, in the middle of a talk and later, and once', async () => {
  const question = 'should i wake him for a feed'
  const [first, second, third] = await talk({ age: 0.1 }, 'he wont sleep at night', question, question)
  expect(first?.note.cardId).toBe('newborn-sleep-0-1')
  expect(second?.text).toMatch(/^In the first weeks, yes/)
  expect(second?.sources.length).toBeGreaterThan(0)
  expect(third?.text).not.toBe(second?.text)
})
