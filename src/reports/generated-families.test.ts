import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLibrary, type Library } from '../guidance/library.ts'
import { loadCards } from '../guidance/load-cards.ts'
import type { TalkRow } from './data/talk.ts'
import { hearTalk } from './hear-talk.ts'
import { PARTS } from './rules/part-words.ts'
import { buildReport } from './rules/report.ts'
import type { Said } from './rules/said.ts'
import { type Tried, triedByTap } from './rules/tried.ts'
import { buildWorkbook } from './rules/workbook.ts'

const MONTH = '2026-10'
const ZONE = 'Europe/Berlin'

const ORDINARY = [
  'Bedtime takes two hours and she keeps coming out of her room',
  'He hits his little brother whenever I look away',
  'She only eats pasta and refuses every vegetable',
  'Homework ends in tears every afternoon',
  'Drop-off at nursery is awful, he clings to my leg',
  'He wakes up at five every morning',
  'She has no friends to play with at break',
  'Tantrums in the supermarket again',
]
const GOOD = [
  'The picture plan worked and she slept through.',
  'I am so proud, he got dressed all by himself.',
  'Dinner went really well tonight.',
]
const GRAVE = [
  'I want to kill myself, I cannot go on',
  'My son says he wants to die',
  'She swallowed a whole bottle of bleach and she is not breathing',
  'My husband hits me and I am afraid of what he does to the kids',
]

const cards = createLibrary(loadCards(join(import.meta.dirname, '../../content/guidance')))
/** All that may be good news is, so that as much as can be is told. */
const library: Library = { ...cards, news: () => 'good' }
const read = async (texts: string[]) => texts.map(() => new Float32Array())

const line = fc.record({
  kind: fc.oneof(
    { weight: 14, arbitrary: fc.constant('ordinary') },
    { weight: 3, arbitrary: fc.constant('good') },
    { weight: 1, arbitrary: fc.constant('grave') },
    { weight: 2, arbitrary: fc.constant('tap') },
  ),
  pick: fc.nat(7),
  /** Hours since 1 September. */
  hour: fc.nat(61 * 24 - 1),
  talk: fc.nat(3),
  child: fc.nat(1),
})
const family = fc.record({
  lines: fc.array(line, { minLength: 4, maxLength: 40 }),
  age: fc.constantFrom(0.5, 2.5, 4, 7, 11, 15),
})
type Family = typeof family extends fc.Arbitrary<infer T> ? T : never

/** A family's talk as the database gives it: each message with an answer after it. */
const rowsOf = (name: string, { lines }: Family): TalkRow[] =>
  lines
    .toSorted((a, b) => a.hour - b.hour)
    .flatMap(({ kind, pick, hour, talk, child }, index): TalkRow[] => {
      const at = new Date(Date.UTC(2026, 8, 1, hour))
      const pool = { good: GOOD, grave: GRAVE, ordinary: ORDINARY, tap: ['It worked'] }[kind] ?? ORDINARY
      const text = `${pool[pick % pool.length]} ${name}`
      const choice = kind === 'tap' ? `${pick % 2 ? 'worked' : 'failed'}:bedtime-battles-3-5` : null
      const common = {
        childId: `${name}-${child}`,
        conversationId: `${name}-${child}-${talk}`,
        kind: 'child',
        card: null,
      } as const
      return [
        { ...common, id: `${name}-${index}-q`, author: 'user', at, text, choice, guideNote: null },
        {
          ...common,
          id: `${name}-${index}-a`,
          author: 'assistant',
          at: new Date(at.getTime() + 1000),
          text: 'An answer',
          choice: null,
          guideNote: null,
        },
      ]
    })

const tried = (heard: Said[]): Tried[] => triedByTap(heard, (id) => library.card(id)?.about ?? null)

test('S85: over 100 families no sentence is without its messages, and none rests on what is grave, near it, or another family’s', async () => {
  let told = 0
  let skipped = 0
  await fc.assert(
    fc.asyncProperty(family, family, async (one, other) => {
      const rows = rowsOf('one', one)
      const whom = { name: 'Mia', age: one.age, ageMonths: Math.round(one.age * 12) }
      // Another family's talk is never read; if it were, nothing of it may be told.
      const heard = await hearTalk(library, read, whom, [...rows, ...rowsOf('other', other)])
      const grave = rows.filter(({ text }) => GRAVE.some((words) => text.startsWith(words)))
      skipped += grave.length
      for (const childId of ['one-0', 'one-1']) {
        const given = {
          childId,
          type: 'ENFP',
          pronoun: 'they',
          month: MONTH,
          zone: ZONE,
          messages: heard,
          tried: tried(heard),
          cards: library.cards,
          ageMonths: whom.ageMonths,
        } as const
        const report = buildReport({ ...given })
        const sentences = PARTS.flatMap((part) => report[part])
        told += sentences.length
        for (const { messageIds, passage } of sentences) {
          expect(messageIds.length).toBeGreaterThan(0)
          for (const id of messageIds) {
            const row = rows.find((each) => each.id === id)
            expect(row).toMatchObject({ childId, author: 'user' })
            for (const near of grave.filter((each) => each.conversationId === row?.conversationId))
              expect(Math.abs(near.at.getTime() - (row?.at.getTime() ?? 0))).toBeGreaterThan(
                24 * 60 * 60 * 1000,
              )
            if (passage) expect(GOOD).toContain(row?.text.slice(...passage).replace(/ one$/, ''))
          }
        }
        const book = buildWorkbook({ ...given })
        expect(book?.exercises).toHaveLength(4)
        for (const id of book?.messageIds ?? [])
          expect(rows.find((each) => each.id === id)?.childId).toBe(childId)
      }
    }),
    { numRuns: 100 },
  )
  expect(told).toBeGreaterThan(300)
  expect(skipped).toBeGreaterThan(50)
}, 120_000)
