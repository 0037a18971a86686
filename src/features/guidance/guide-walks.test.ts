import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createGuide } from './guide.ts'
import { loadCards } from './load-cards.ts'
import type { Talk } from './talk.ts'

const cards = loadCards(join(import.meta.dirname, '../../../content/guidance'))
const guide = createGuide(cards)
const situations = cards.flatMap((card) => card.situations)

const FOLLOW_UPS =
  'tell me more|why?|that did not work|tried that|he still does it|and now?|what next|ok|thank you|yes|no|about two hours|mostly at night|it makes it worse|this is useless|are you a real person|hi|help|I am so tired|what should I say|is that normal|should I see a doctor|he also hits his sister|recipe for soup|???|ok we did it|she refuses|anything else?|bye'.split(
    '|',
  )

const child = fc.record({
  name: fc.constantFrom(
    'Mia',
    'Jean-Luc',
    'Zoë',
    'Ali',
    'Anne Marie',
    'your child',
    '{name}',
    ' ',
    'Ягмур',
    '小明',
  ),
  age: fc.constantFrom(0.1, 0.5, 1, 1.5, 2.5, 3, 4, 5.5, 7, 9, 11, 14, 17.5, 30),
  type: fc.constantFrom(null, 'ENFP', 'ISTJ', 'INTP', 'esfj', 'XX'),
  interests: fc.constant<string[]>([]),
})
const message = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...FOLLOW_UPS) },
  { weight: 2, arbitrary: fc.constantFrom(...situations) },
  { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
)

const sentences = (text: string) => text.split(/(?<=[.!?])["']?\s+|:\s/)
const times = (text: string, part: string) => text.split(part).length - 1

test('whatever is said, every answer can stand', () => {
  fc.assert(
    fc.property(child, fc.array(message, { minLength: 1, maxLength: 9 }), (who, texts) => {
      const turns: Talk['turns'] = []
      const given = new Set<string>()
      for (const text of texts) {
        const { text: answer, note } = guide({ child: who, turns, text })
        for (const index of note.given) {
          expect(given.has(`${note.cardId} ${index}`), `given twice: ${note.cardId} ${index}`).toBe(false)
          given.add(`${note.cardId} ${index}`)
        }
        expect(answer).not.toMatch(/[{}*_#<>]|undefined|null|NaN/)
        expect(answer).toMatch(/[.!?]["']?$/)
        expect(answer).not.toMatch(/ {2}|\n{3}| [,;]| \.(?!\.)|[^ .]\.\.[^.]|^\s|\s$/)
        expect(answer.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS)
        const name = who.name.trim()
        if (name.length > 2 && !/[{}]|^your/.test(name))
          for (const sentence of sentences(answer))
            expect(times(sentence, name), sentence).toBeLessThanOrEqual(1)
        for (const paragraph of answer.split('\n\n')) expect(paragraph).toMatch(/^["'\p{Lu}\p{Lo}]/u)
        turns.push(
          { author: 'user', content: text, note: null },
          { author: 'assistant', content: answer, note },
        )
      }
    }),
    { numRuns: 200, seed: 7 },
  )
}, 60_000)

test('the same talk gets the same answer', () => {
  const talk = {
    child: { name: 'Mia', age: 4, type: 'ENFP', interests: [] },
    turns: [],
    text: 'she will not go to bed',
  }
  expect(guide(talk)).toEqual(guide(talk))
})

const MOST_WORDS = 200
