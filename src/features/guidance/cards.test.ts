import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { TOPICS } from './contract.ts'
import { createGuide } from './guide.ts'
import { loadCards } from './load-cards.ts'

const cards = loadCards(join(import.meta.dirname, '../../../content/guidance'))
const guide = createGuide(cards)

const answerTo = (text: string, months: number) =>
  guide({ child: { name: 'Robin', age: months / 12, type: null, interests: [] }, turns: [], text })

describe('every card', () => {
  test('keeps to content/guidance/README.md', () => {
    expect(cards.length).toBeGreaterThan(200)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
  })

  test.each(cards.map((card) => [card.id, card] as const))('%s is found by what parents type', (id, card) => {
    const months = Math.min(Math.floor((card.ages.from + card.ages.to) / 2), 200)
    const found = card.situations.map((situation) => answerTo(situation, months).note.cardId)
    expect(found).toContain(id)
  })
})

test('every topic is spoken of in every age band that has a card on it', () => {
  for (const topic of TOPICS) {
    for (const band of ['0-1', '1-3', '3-5', '6-8', '9-12', '13-17']) {
      const here = cards.filter((card) => card.topics.includes(topic) && card.id.endsWith(`-${band}`))
      const spoken = here.some((card) => {
        const months = Math.floor((card.ages.from + card.ages.to) / 2)
        return card.situations.some((text) => {
          const { cardId } = answerTo(text, months).note
          return cards.find(({ id }) => id === cardId)?.topics.includes(topic)
        })
      })
      if (here.length > 0) expect(spoken, `${topic} at ${band}`).toBe(true)
    }
  }
})

test('an answer is a matter of milliseconds', () => {
  const texts = cards.flatMap(({ situations }) => situations).filter((_, index) => index % 12 === 0)
  const start = performance.now()
  for (const text of texts) answerTo(text, 40)
  expect((performance.now() - start) / texts.length).toBeLessThan(300)
})
