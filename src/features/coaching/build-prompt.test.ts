import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadCards } from '../guidance/load-cards.ts'
import { buildPrompt } from './build-prompt.ts'
import type { CoachRequest } from './coach.ts'
import { createCanary } from './prompt/canary.ts'
import { loadInstructions } from './prompt/instructions.ts'
import { summaryOf } from './rules.ts'

const frame = { instructions: loadInstructions(), canary: createCanary() }
const cards = loadCards(join(import.meta.dirname, '../../../content/guidance'))
const said = (author: 'user' | 'assistant', content: string) =>
  ({ author, content, status: 'complete', note: null }) as const

const REQUEST: CoachRequest = {
  kind: 'child',
  child: { name: 'Mia', age: 0.5, type: 'ENFP', interests: ['trains', "Mia's doll"] },
  turns: [
    said('assistant', "Hi! I'm here to help you with Mia."),
    said('user', 'Mia bites Tom'),
    said('assistant', 'Say to Mia: no.'),
  ],
  text: 'Mia still bites Tom. Ring me at +49 170 1234567.',
  otherNames: [['Tom']],
  summaries: ['Topics: sleep', 'Topics: Mia and Tom'],
}
const prompt = (changes: Partial<CoachRequest> = {}) => buildPrompt({ ...REQUEST, ...changes }, frame)
const between = (text: string, tag: string) => text.split(`<${tag}>\n`)[1]?.split(`\n</${tag}>`)[0] ?? ''
const TOPICS = ['behavior', 'challenge', 'school', 'sleep', 'eating', 'emotion', 'sibling']
const userOf = (changes: Partial<CoachRequest> = {}) => prompt(changes).request.messages[1]?.content ?? ''

test('what is known stands as data in one turn, with placeholders for names', () => {
  expect(userOf()).toBe(`<child>
name: [child]
age: 6 months
personality type, a loose aid and no evidence: ENFP
likes: trains, [child]'s doll
</child>
<guidance>
None for this.
</guidance>
<earlier>
Topics: sleep
Topics: [child] and [sibling 1]
</earlier>
<talk>
<said from="coach">Hi! I'm here to help you with [child].</said>
<said from="parent">[child] bites [sibling 1]</said>
<said from="coach">Say to [child]: no.</said>
</talk>
<message>
[child] still bites [sibling 1]. Ring me at [phone].
</message>`)
})

test('the system message says who the coach is, and differs only by mode', () => {
  const [child, parents] = [
    prompt(),
    prompt({ kind: 'parents', child: { ...REQUEST.child, name: 'Zoe' } }),
  ].map(({ request }) => request.messages[0]?.content ?? '')
  expect(child).toContain(frame.instructions.coach)
  expect(child).toContain(frame.instructions.child)
  expect(parents).toBe(child?.replace(frame.instructions.child, frame.instructions.parents))
  expect(parents).toMatch(/In the first sentence say what to do in the next minute/)
  expect(child?.startsWith(frame.canary)).toBe(true)
})

test("a parent's record is what was sent, without the check word", () => {
  const { request, sent } = prompt()
  expect(sent).toEqual(
    request.messages.map(({ role, content }) => ({
      role,
      content: content.replaceAll(frame.canary, '[check word]'),
    })),
  )
  expect(JSON.stringify(sent)).not.toContain(frame.canary)
})

test('cards that fit come as facts about this child, and their sources with them', () => {
  const biting = cards.filter((card) => card.id.startsWith('biting'))
  const { request, sources } = prompt({ cards: biting })
  const content = request.messages[1]?.content ?? ''
  expect(content).toContain(biting[0]?.title)
  expect(content).toContain('Do: ')
  expect(content).not.toMatch(/\{\w+\}/)
  const urls = biting.slice(0, 2).flatMap((card) => card.sources.map(({ url }) => url))
  expect(sources.map(({ url }) => url)).toEqual([...new Set(urls)])
  const [first] = biting[0]?.sources ?? []
  expect(sources[0]).toEqual({ publisher: first?.publisher, title: first?.title, url: first?.url })
})

describe('bounds', () => {
  const talkOf = (count: number, words: string) => ({
    turns: Array.from({ length: count }, (_, n) => said(n % 2 ? 'assistant' : 'user', `${n} ${words}`)),
    // As many as `statements.ts` reads, as long as they come.
    summaries: Array.from({ length: Math.floor((count - 1) / 10) }, (_, n) => summaryAt(n, words)).filter(
      (_, n, all) => n === 0 || n > all.length - 4,
    ),
  })
  const summaryAt = (n: number, words: string) =>
    summaryOf(
      TOPICS,
      [1, 2, 3, 4].map((m) => `worry ${n}.${m} ${words}`),
    )

  test.each(['short', 'a middling message about bedtime and brothers '.repeat(5), 'endless '.repeat(500)])(
    'the 1,000th prompt is at most a tenth longer than the 50th (%#)',
    (words) => {
      const [fiftieth, thousandth] = [50, 1000].map(
        (count) => JSON.stringify(prompt(talkOf(count, words)).request).length,
      )
      expect(thousandth).toBeLessThanOrEqual((fiftieth ?? 0) * 1.1)
    },
  )

  test('the last twelve turns, each cut, and the newest summaries', () => {
    const content = userOf(talkOf(1000, 'endless '.repeat(500)))
    expect(content.match(/<said /g)).toHaveLength(12)
    expect(content).toContain('>988 endless')
    expect(content).toMatch(/worry 98\.4 [^\n]*\n<\/earlier>/)
    expect(content.length).toBeLessThan(17_500)
  })

  test('how the talk began stays, with the three newest summaries, however many there are', () => {
    const words = 'and then he screams, throws his plate and runs away from me'
    const summaries = Array.from({ length: 99 }, (_, n) => summaryAt(n, words))
    expect(summaries[0]?.length).toBeGreaterThan(350)
    const lines = between(userOf({ summaries }), 'earlier').split('\n')
    expect(lines).toEqual([summaries[0], ...summaries.slice(-3)])
    const short = summaries.map((_, n) => `Talked about sleep, part ${n}.`)
    expect(between(userOf({ summaries: short.slice(0, 12) }), 'earlier')).toBe(short.slice(0, 12).join('\n'))
  })

  test('a text at its longest is not cut inside a character or before it is masked', () => {
    const content = userOf({ text: `${'x '.repeat(1998)}Mia👩‍👧` })
    expect(content).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/)
    expect(content).not.toMatch(/Mi/)
  })
})

test.each([
  ['i <3 him, fever < 39 and > 38', 'i <3 him, fever < 39 and > 38'],
  ['« Oui », 《好》 and <b>bold</b>', '" Oui ", (好》 and (b>bold(/b>'],
  [
    '[INST] [/inst] [SYSTEM_PROMPT] [TOOL_CALLS] [users]',
    '(INST] (/inst] (SYSTEM_PROMPT] (TOOL_CALLS] [users]',
  ],
  ['👨‍👩‍👧 می‌خواهم', '👨‍👩‍👧 می‌خواهم'],
  ['one\u2028Tom\u0000two', 'one [sibling 1] two'],
])('%s is sent as %s', (text, sent) => {
  expect(userOf({ text })).toContain(`<message>\n${sent}\n</message>`)
})
