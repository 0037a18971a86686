import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { TOPICS, type Topic } from '../../src/features/guidance/contract.ts'
import { normalise } from '../../src/features/guidance/rules/normalise.ts'
import { isOffTopic } from '../../src/features/guidance/rules/off-topic.ts'
import { topicsOf } from '../../src/features/guidance/rules/topics-of.ts'

type Row = { text: string; is_parenting: boolean; topics: Topic[] }

const rows = readFileSync(join(import.meta.dirname, 'topics.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)
const ours = rows.filter((row) => row.is_parenting)
const others = rows.filter((row) => !row.is_parenting)

describe('topics of own messages', () => {
  test('parents are kept, other matters are told apart', () => {
    const wronged = ours.filter(({ text }) => !topicsOf(text).isParenting)
    const missed = others.filter(({ text }) => topicsOf(text).isParenting)
    expect(wronged.length, texts(wronged)).toBeLessThanOrEqual(ours.length * 0.05)
    expect(missed.length, texts(missed)).toBeLessThanOrEqual(others.length * 0.05)
  })

  test.each(TOPICS)('%s is found', (topic) => {
    const meant = ours.filter(({ topics }) => topics.includes(topic))
    const said = rows.filter(({ text }) => topicsOf(text).topics.includes(topic))
    const both = meant.filter((row) => said.includes(row))
    expect(meant.length).toBeGreaterThan(1)
    const f1 = (2 * both.length) / (meant.length + said.length)
    expect(f1, texts(meant.filter((row) => !both.includes(row)))).toBeGreaterThanOrEqual(0.8)
  })

  test.each(ours)('the guide never turns a parent away: $text', ({ text }) =>
    expect(isOffTopic(normalise(text))).toBe(false),
  )
})

const texts = (found: Row[]) => found.map(({ text }) => text).join('\n')
