import { expect, test } from 'vitest'
import { library, talk } from '../../../tests/people/guide-talk.ts'
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
