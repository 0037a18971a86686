import { expect, test } from 'vitest'
import { conversationKinds } from '../src/coach/contract.ts'
import { startersFor } from '../src/conversation/screens/composer/starters.ts'
import { asFamiliesMeetIt as guide, talk } from './people/guide-talk.ts'

/** Ages at both ends of each band, in years. */
const AGES = [1 / 12, 11 / 12, 1, 2.9, 3, 5, 6, 8, 9, 12, 13, 17]

test.each(conversationKinds.flatMap((kind) => AGES.map((age) => [kind, age] as const)))(
  'every starter of the %s chat at age %d finds guidance of its own',
  async (kind, age) => {
    const starters = startersFor(kind, age)
    const cards = await Promise.all(
      starters.map(
        async (text) =>
          (await talk({ age, guide, kind: kind === 'parents' ? 'parents' : 'child' }, text))[0]?.note
            .cardId ?? null,
      ),
    )
    const found = Object.fromEntries(starters.map((starter, place) => [starter, cards[place]]))
    expect(Object.values(found), JSON.stringify(found)).not.toContain(null)
    expect(new Set(cards).size, JSON.stringify(found)).toBe(starters.length)
    expect(starters.length).toBeGreaterThanOrEqual(4)
  },
)
