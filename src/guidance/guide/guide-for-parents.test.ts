import { describe, expect, test } from 'vitest'
import { library, talk } from '../../../tests/people/guide-talk.ts'
import { BETWEEN_PARENTS } from '../search/card-family.ts'
import { createGuide } from './guide.ts'

const BATTLES = 'she screams every night at bedtime and i am exhausted'

describe('Dad & Mom Mode', () => {
  test('begins with the first minute: one step and words', async () => {
    const answer = (await talk({ kind: 'parents' }, BATTLES))[0]
    expect(answer?.parts?.form).toBe('minute')
    const [step, words, opening] = [
      answer?.parts?.steps[0]?.do,
      answer?.parts?.words[0],
      answer?.parts?.opening,
    ].map((part) => answer?.text.indexOf(part ?? '?'))
    expect([step, words, opening]).toEqual([step, words, opening].toSorted((a = 0, b = 0) => a - b))
  })

  test('puts disagreements between parents first', async () => {
    const text = 'my husband is too strict and i am too soft, we argue about it in front of him'
    expect((await talk({ kind: 'parents' }, text))[0]?.note.cardId).toBe(
      'disagreeing-with-other-parent-parent',
    )
  })
})

describe('the family chat', () => {
  const QUARREL = 'we argue about bedtime, he is too strict and i am too soft'
  const cardOf = async (kind: 'child' | 'family') =>
    (
      await createGuide(library)({
        kind,
        child: { name: 'Mia', age: 4, type: null, interests: [] },
        turns: [],
        text: QUARREL,
      })
    ).note.cardId

  test('speaks of disagreeing first, where a child’s chat would speak of bedtime', async () => {
    expect(await cardOf('family')).toBe('disagreeing-with-other-parent-parent')
  })

  test('has a card behind every id that comes first there', () => {
    for (const id of BETWEEN_PARENTS) expect(library.card(id)?.id).toBe(id)
  })
})
