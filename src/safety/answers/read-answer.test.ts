import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerChecker, checkAnswer } from '../check-answer.ts'
import { type Sentence, sentenceReader } from './read-answer.ts'

const ANSWER = `That is hard. Here is what helps:
- Lay her on her back. Keep the cot empty!
2. Give 3.5 minutes, and wait "a little." Then go on

Never do any of these. They are dangerous:
- shake him
- put her on her tummy. Use pillows.
Good night 😴…  Sleep well`

const sentencesOf = (pieces: string[]): Sentence[] => {
  const hear = sentenceReader()
  const heard = pieces.map((piece) => hear(piece))
  const last = heard.at(-1)?.open
  return [...heard.flatMap(({ ended }) => ended), ...(last ? [last] : [])]
}

const cutAt = (text: string, places: number[]): string[] => {
  const sorted = [0, ...places.map((place) => place % text.length).sort((a, b) => a - b), text.length]
  return sorted.slice(1).map((end, at) => text.slice(sorted[at], end))
}

test('an answer has the same sentences whole and in any pieces', () => {
  const whole = sentencesOf([ANSWER])
  expect(whole.map(({ written }) => written)).toEqual([
    'That is hard.',
    'Here is what helps:',
    'Lay her on her back.',
    'Keep the cot empty!',
    'Give 3.5 minutes, and wait "a little."',
    'Then go on',
    'Never do any of these.',
    'They are dangerous:',
    'shake him',
    'put her on her tummy.',
    'Use pillows.',
    'Good night 😴…',
    'Sleep well',
  ])
  expect(whole.filter(({ plain }) => plain.startsWith('never ')).length).toBe(4)
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 60 }), (places) => {
      expect(sentencesOf(cutAt(ANSWER, places))).toEqual(whole)
    }),
  )
})

test('S79: what a whole answer may not say is found in pieces too, and a baby told of late counts for what came before', () => {
  const bad = 'I see. Put her to sleep on her tummy. That helps. A newborn likes it, and you have ADHD.'
  const kinds = checkAnswer(bad).map(({ kind }) => kind)
  expect(kinds).toContain('unsafe_sleep')
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 30 }), (places) => {
      const read = answerChecker()
      const found = cutAt(bad, places).flatMap((piece) => read(piece).map(({ kind }) => kind))
      expect(new Set(found).isSupersetOf(new Set(kinds))).toBe(true)
    }),
  )
})

test('a sentence is judged once, however many pieces follow it', () => {
  const read = answerChecker({ age: 0.3 })
  expect(read('Put her to sleep on her tummy.')).toHaveLength(1)
  expect(['', ' ', 'Then', ' rest.', '\n'].flatMap((piece) => read(piece))).toEqual([])
})
