import { expect, test } from 'vitest'
import { last, library, talk } from '../../../tests/people/guide-talk.ts'
import { loadHazards } from '../../safety/triage/hazards.ts'

const NODDING = 'she wakes every hour all night. i nod off in the armchair while feeding her'
const SEAT = 'dangerous places to fall asleep with a baby'

test('what endangers a baby is said before the answer, once in a talk, and its card is offered', async () => {
  const [first, second] = await talk({ age: 0.3 }, NODDING, 'i nodded off in the chair again last night')
  expect(first?.parts?.opening).toContain(SEAT)
  expect(first?.text.indexOf(SEAT)).toBeLessThan(first?.text.indexOf(first.parts?.steps[0]?.do ?? '') ?? 0)
  expect(first?.sources.map(({ url }) => url)).toEqual([...new Set(first?.sources.map(({ url }) => url))])
  expect(first?.choices.map(({ id }) => id)).toContain('card:safe-sleep-0-1')
  expect(second?.text).not.toContain(SEAT)
})

test('before a reply that answers nothing as well', async () => {
  const [answer] = await talk({ age: 0.3 }, 'hm. i nodded off in the armchair holding her')
  expect(answer?.text).toContain(SEAT)
})

test('not of an older child', async () => {
  const [answer] = await talk({ age: 4 }, NODDING)
  expect(answer?.text).not.toContain(SEAT)
})

test.each(loadHazards().map((one) => [one.meaning, one] as const))(
  '%s has sources',
  (_, { card, sources }) => {
    expect(card === null ? sources : (library.card(card)?.sources ?? [])).not.toEqual([])
  },
)

test.each([
  ['low_mood', 15, 'low-mood-13-17'],
  ['self_harm', 14, 'self-harm-13-17'],
  ['violence', 6, null],
  ['medical', 1, null],
])('below a loud card of %s stand calm words, and guidance where it fits', async (concern, age, cardId) => {
  const care = { level: 'crisis', concern, loud: true } as const
  const answer = last(await talk({ age, care }, 'it is all too much'))
  expect(answer).toMatchObject({ isFree: true, note: { cardId } })
  expect(answer.parts?.opening.split(/[.!?] /).length).toBeGreaterThanOrEqual(3)
})

test.each([
  ['I want to die', 4, null],
  ['I want to die', 0, null],
  ['I want to die', 0.5, 'low-mood-after-birth-parent'],
  ['I have been so low since the birth of the baby, I want to die', 4, 'low-mood-after-birth-parent'],
])('a card about the time after a birth is for that time: %s, at %s years', async (text, age, cardId) => {
  const care = { level: 'crisis', concern: 'suicide', loud: true } as const
  const answer = last(await talk({ age, care }, text))
  expect(answer.note).toEqual({ cardId })
  expect(answer.parts?.opening).toContain('You were right to write this')
})

test('a quiet one changes nothing', async () => {
  const care = { level: 'crisis', concern: 'low_mood', loud: false } as const
  const [quiet, plain] = [
    await talk({ care }, 'she screams at bedtime'),
    await talk({}, 'she screams at bedtime'),
  ]
  expect(quiet).toEqual(plain)
})
