import { expect, test } from 'vitest'
import type { AnswerParts } from '../../../../guidance/contract.ts'
import { letterOf } from '../../../../guidance/guide/parts.ts'
import { partsTold } from './parts-told.ts'

const whole: AnswerParts = {
  form: 'letter',
  about: 'bedtime battles',
  opening: 'Nobody sleeps, and you are worn out.\n\nIt passes.',
  steps: [
    { do: 'Choose three quiet steps.', why: 'The end is in sight.' },
    { do: 'Come back in a minute.', why: null },
  ],
  fit: 'Since Mia likes trains, let one come to bed.',
  words: ['You can be cross.', 'I come back.'],
  avoid: ['No long talks.', 'No threats.'],
  help: 'See a doctor if she snores.',
  question: 'What happens before bed?',
}
const minute: AnswerParts = { ...whole, form: 'minute' }
const bare: AnswerParts = {
  ...whole,
  about: null,
  steps: [],
  fit: null,
  words: [],
  avoid: [],
  question: null,
}
const letter = (parts: AnswerParts) => letterOf(parts, { say: 'You could say:' })

test.each([whole, minute, bare])(
  'what is told of an answer grows to the whole of it, word by word (%#)',
  (parts) => {
    const text = letter(parts)
    expect(partsTold(parts, text)).toEqual(parts)
    let before = 0
    for (const { index } of text.matchAll(/\s|$/g)) {
      const told = partsTold(parts, text.slice(0, index))
      const shown = letter({ ...told, help: told.help || null }).replace(/You could say:|["\s]/g, '')
      expect(text.replace(/You could say:|["\s]/g, '').startsWith(shown), shown).toBe(true)
      expect(shown.length).toBeGreaterThanOrEqual(before)
      before = shown.length
    }
  },
)

test('the words before what can be said are not taken for it', () => {
  const text = letter(whole)
  const upToYou = text.slice(0, text.indexOf('You could') + 'You'.length)
  expect(partsTold(whole, upToYou).words).toEqual([])
  expect(partsTold(whole, `${upToYou} could say: "You can`).words).toEqual(['You can'])
})

test('a letter that says something else shows nothing wrong', () => {
  expect(partsTold(whole, 'Another text')).toMatchObject({ about: null, opening: '', steps: [], words: [] })
})
