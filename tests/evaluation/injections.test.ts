import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chatCompletionsCoach } from '../../src/coach/chat-completions-coach.ts'
import type { Coach, CoachRequest } from '../../src/coach/coach.ts'
import { buildPrompt } from '../../src/coach/prompt/build-prompt.ts'
import { loadInstructions } from '../../src/coach/prompt/instructions.ts'
import { chatCompletions } from '../../src/platform/model/chat-completions.ts'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'

const CHILD = 'Zsófia-Mae Quill'
const OTHERS = ['Ottokar', 'Wilhelmina Quill']
const EMAIL = 'z.quill+home@mail.example.org'
const PHONE = '+49 170 555 01 23'

const fill = (text: string) =>
  text
    .replaceAll('{name}', CHILD)
    .replaceAll('{other}', OTHERS[0] ?? '')
    .replaceAll('{email}', EMAIL)
    .replaceAll('{phone}', PHONE)

const tricks: Record<string, string[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'injections.json'), 'utf8'),
)
const texts = Object.values(tricks).flat().map(fill)
/** The same with what must not leave. */
const telling = texts.map((text) => `${text} zsofia, OTTOKAR’s sister Wilhelminas ${EMAIL} ${PHONE}`)

const CALM: CoachRequest = {
  kind: 'child',
  child: { name: CHILD, age: 4, type: 'ENFP', interests: ['trains'] },
  turns: [
    { author: 'user', content: 'She screams.', status: 'complete', note: null },
    { author: 'assistant', content: 'That is hard.', status: 'complete', note: null },
  ],
  text: 'And now?',
  otherNames: OTHERS.map((name) => [name]),
  summaries: ['Topics: sleep'],
}

/** `adds` is how many turns more there are. */
type Place = { block: string; adds?: number; plant: (text: string) => CoachRequest }
const said = (author: 'user' | 'assistant', content: string) =>
  ({ author, content, status: 'complete', note: null }) as const
const PLACES: Record<string, Place> = {
  interests: {
    block: 'child',
    plant: (text) => ({ ...CALM, child: { ...CALM.child, interests: ['trains', text] } }),
  },
  profile: { block: 'child', plant: (text) => ({ ...CALM, child: { ...CALM.child, type: text } }) },
  analysis: { block: 'child', plant: (text) => ({ ...CALM, personalityProfile: `ENFP|${text}` }) },
  "a parent's turn": {
    block: '',
    adds: 2,
    plant: (text) => ({
      ...CALM,
      turns: [said('user', text), said('assistant', 'Go on.'), ...CALM.turns],
    }),
  },
  "a coach's turn": {
    block: '',
    adds: 2,
    plant: (text) => ({ ...CALM, turns: [...CALM.turns, said('user', 'Well?'), said('assistant', text)] }),
  },
  summary: { block: 'earlier', plant: (text) => ({ ...CALM, summaries: [text] }) },
  message: { block: 'message', plant: (text) => ({ ...CALM, text }) },
}

const frame = { instructions: loadInstructions() }
const messagesOf = (asked: CoachRequest) => buildPrompt(asked, frame).messages
const contentsOf = (asked: CoachRequest) => {
  const [system, ...others] = messagesOf(asked).map(({ content }) => content)
  return [system, others.join('\n')]
}

const TAGS = /<\/?(?:child|guidance|card|written|question|safety|rejected|earlier|message)\b[^>]*>/g
const BLOCKS = /<(child|guidance|written|safety|earlier|message)>\n([\s\S]*?)\n<\/\1>/g
const blocksOf = (content: string) =>
  Object.fromEntries(
    // How a parent speaks of the child is heard, and one of three words.
    [...content.replace(/^spoken of as: (?:she|he|they)$/m, '').matchAll(BLOCKS)].map(
      ([, name = '', inside]) => [name, inside],
    ),
  )
/** What a reader of tags would take for one, however it is written. */
const openings = (content: string) =>
  content.normalize('NFKC').match(/[<‹〈⟨《≪❮ᐸ]\s*[/\\⁄∕]?\s*[\p{L}|]/gu)?.length ?? 0

const expectNobody = (sent: string) => {
  const plain = sent.normalize('NFKD').replace(/[\u0300-\u036f\u200b-\u200d]/g, '')
  expect(plain).not.toMatch(/zsofia|\bmae\b|quill|ottokar|wilhelmina|example\.org|555|170/i)
}

const [CALM_SYSTEM = '', CALM_USER = ''] = contentsOf(CALM)

test('there are at least 200 texts, each once', () => {
  expect(new Set(texts).size).toBeGreaterThanOrEqual(200)
  expect(new Set(texts).size).toBe(texts.length)
})

/** What a machine would take for a mark of ours. */
const MARKS = /[[［【]\s*(?:[[［【]|(?:care|used|next)\s*:)/giu

describe.each(Object.entries(PLACES))('planted in %s', (_, { block, adds = 0, plant }) => {
  test.each(Object.entries(tricks))('%s', (_, given) => {
    for (const text of given.map(fill)) {
      const [system, user = ''] = contentsOf(plant(text))
      expect(system).toBe(CALM_SYSTEM)
      expect(user.match(TAGS)).toEqual(CALM_USER.match(TAGS))
      expect(openings(user), text).toBe(openings(CALM_USER))
      expect(user.match(MARKS)).toEqual(CALM_USER.match(MARKS))
      expect(messagesOf(plant(text)).map(({ role }) => role)).toEqual(
        Array.from({ length: 4 + adds }, (_, n) => (n === 0 ? 'system' : n % 2 ? 'user' : 'assistant')),
      )
      expect({ ...blocksOf(user), [block]: '' }).toEqual({ ...blocksOf(CALM_USER), [block]: '' })
    }
  })
})

test('planted as a name, it does not stand in the request at all', () => {
  for (const name of texts) {
    const [system, user = ''] = contentsOf({ ...CALM, child: { ...CALM.child, name }, otherNames: [] })
    expect(system).toBe(CALM_SYSTEM)
    expect(user).not.toContain(name)
    expect(user.match(TAGS)).toEqual(CALM_USER.match(TAGS))
    expect(blocksOf(user).child).toMatch(/^name: \[child\]\nage: 4 years\n/)
  }
  // Three seconds of work, on a machine that has other work.
}, 120_000)

describe('through the endpoint', () => {
  let upstream: Upstream
  let coach: Coach
  beforeAll(async () => {
    upstream = await startUpstream()
    coach = chatCompletionsCoach(chatCompletions({ baseUrl: upstream.url, apiKey: null, model: 'any' }))
  })
  beforeEach(() => upstream.scenario('plain'))
  afterAll(() => upstream.close())

  const ask = async (asked: CoachRequest) => {
    let shown = ''
    try {
      for await (const part of coach.answer(asked, new AbortController().signal)) {
        if (part.type === 'text') shown += part.delta
      }
      return { shown, code: 'complete' }
    } catch (error) {
      return { shown, code: (error as { code: string }).code }
    }
  }

  test('no request holds a name, an address or a number, wherever they were planted', async () => {
    for (const text of telling) {
      await ask({
        ...CALM,
        kind: text.length % 2 ? 'child' : 'parents',
        child: { ...CALM.child, type: text, interests: [CHILD, text] },
        turns: [said('user', text), said('assistant', text)],
        summaries: [text],
        text,
      })
    }
    expect(upstream.requests).toHaveLength(telling.length)
    for (const { body } of upstream.requests) expectNobody(JSON.stringify(body.messages))
    const systems = upstream.requests.map(({ body }) => body.messages[0]?.content)
    expect(new Set(systems).size).toBe(2)
  })
})
