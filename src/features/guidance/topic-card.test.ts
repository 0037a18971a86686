import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TOPICS, type Topic } from './contract.ts'
import { createGuide } from './guide.ts'
import { loadCards } from './load-cards.ts'
import { namedTopic } from './rules/named-topic.ts'
import type { Talk } from './talk.ts'

const cards = loadCards(join(import.meta.dirname, '../../../content/guidance'))
const guide = createGuide(cards)
const byId = new Map(cards.map((card) => [card.id, card]))

test.each([
  ['ok. and screen time at this age?', 'screen time'],
  ['and food?', 'food'],
  ['what about sleep', 'sleep'],
  ['thanks. and homework?', 'homework'],
  ['how about the potty', 'potty'],
  ['and now?', null],
  ['and then?', null],
  ['and if she lies?', null],
  ['what about me', null],
  ['and he hits', null],
  ['really?', null],
])('%j names %j', (plain, name) => expect(namedTopic(plain)).toBe(name))

/** What a parent might call each topic. */
const NAMES: Record<Topic, string> = {
  behavior: 'behaviour',
  challenge: 'challenges',
  progress: 'praise',
  school: 'school',
  sleep: 'sleep',
  eating: 'food',
  emotion: 'feelings',
  friend: 'friends',
  sibling: 'siblings',
  development: 'development',
}
const BANDS = [
  ['0-1', 0.5],
  ['1-3', 2],
  ['3-5', 4],
  ['6-8', 7],
  ['9-12', 10],
  ['13-17', 15],
] as const

test.each(TOPICS.flatMap((topic) => BANDS.map(([band, age]) => [topic, band, age] as const)))(
  'a bare name opens a card on %s at %s',
  (topic, band, age) => {
    const here = cards.filter(({ id, topics }) => id.endsWith(`-${band}`) && topics[0] === topic)
    if (here.length === 0) return
    const child = { name: 'Robin', age, type: null, interests: [] }
    const first = guide({ child, turns: [], text: 'he is mean to the dog' })
    const turns: Talk['turns'] = [
      { author: 'user', content: 'he is mean to the dog', note: null },
      { author: 'assistant', content: first.text, note: first.note },
    ]
    const { note } = guide({ child, turns, text: `ok. and ${NAMES[topic]}?` })
    const card = byId.get(note.cardId ?? '')
    expect(card?.topics, `${note.cardId}`).toContain(topic)
    expect(card?.id).toMatch(new RegExp(`-${band}$`))
  },
)

test.each(['and screens?', 'ok. and screen time at this age?', 'what about the tablet'])(
  '%s opens the screens card of every age',
  (text) => {
    for (const [band, age] of BANDS) {
      const { note } = guide({ child: { name: 'Robin', age, type: null, interests: [] }, turns: [], text })
      expect(note.cardId).toMatch(new RegExp(`^(screens|phones|gaming|first-phone)[a-z-]*-${band}$`))
    }
  },
)
