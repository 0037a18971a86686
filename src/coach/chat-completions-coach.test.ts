import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startUpstream, type Upstream } from '../../tests/fakes/upstream.ts'
import { said } from '../../tests/fakes/upstream-scenarios.ts'
import { loadCards } from '../guidance/load-cards.ts'
import { chatCompletions } from '../platform/model/chat-completions.ts'
import { chatCompletionsCoach } from './chat-completions-coach.ts'
import type { Coach, CoachPart, CoachRequest } from './coach.ts'

const REQUEST: CoachRequest = {
  kind: 'child',
  child: { name: 'Mia', age: 4, type: null, interests: [] },
  turns: [],
  text: 'Mia hits Tom',
  otherNames: [['Tom']],
}

let upstream: Upstream
let coach: Coach
beforeAll(async () => {
  upstream = await startUpstream()
  coach = chatCompletionsCoach(chatCompletions({ baseUrl: upstream.url, apiKey: null, model: 'any' }))
})
beforeEach(() => upstream.scenario('plain'))
afterAll(() => upstream.close())

const ask = async (asked = REQUEST) => {
  const parts: CoachPart[] = []
  try {
    for await (const part of coach.answer(asked, new AbortController().signal)) parts.push(part)
    return { parts, text: textOf(parts), error: null }
  } catch (error) {
    return { parts, text: textOf(parts), error: error as { code: string; cause: unknown } }
  }
}
const textOf = (parts: CoachPart[]) => parts.map((part) => (part.type === 'text' ? part.delta : '')).join('')

test('names come back while the answer streams, however it is cut', async () => {
  upstream.scenario('plain', { tokens: ['Hold [', 'chi', 'ld', ']', "'s hand, and [Sibling", ' 1]s. ['] })
  const { text, parts } = await ask()
  expect(text).toBe("Hold Mia's hand, and Toms. [")
  expect(JSON.stringify(upstream.requests.at(-1)?.body)).not.toMatch(/\b(Mia|Tom)\b/)
  expect(parts.at(0)).toMatchObject({ type: 'basis', sent: [{ role: 'system' }, { role: 'user' }] })
  expect(parts.at(-1)).toMatchObject({ type: 'basis', sources: [], note: null })
})

test('what was held back when the endpoint breaks is not lost', async () => {
  upstream.scenario('error-in-the-middle', { tokens: ['Hold [chi', 'never'], after: 1 })
  const { text, error } = await ask()
  expect(text).toBe('Hold [chi')
  expect(error).toMatchObject({ code: 'coach_failed' })
})

describe('marks', () => {
  const [first, second] = loadCards(join(import.meta.dirname, '../../content/guidance'))
  const given = { ...REQUEST, cards: first && second ? [first, second] : [] }

  test('only what was used stands under an answer, and no mark is in it', async () => {
    const tail = `[[used:${second?.id},made-up]][[next:n1]]`
    upstream.scenario('plain', { tokens: ['[[care:', 'crisis]]\n', 'Stay [ch', 'ild].\n[', tail.slice(1)] })
    const { parts, text } = await ask(given)
    expect(text).toBe('Stay Mia.')
    expect(parts.filter(({ type }) => type === 'care')).toEqual([{ type: 'care', level: 'crisis' }])
    expect(parts.findIndex(({ type }) => type === 'care')).toBeLessThan(
      parts.findIndex(({ type }) => type === 'text'),
    )
    const urls = second?.sources.map(({ url }) => url)
    expect(parts.at(-1)).toMatchObject({ note: { cardId: second?.id } })
    expect(sourcesOf(parts)).toEqual([...new Set(urls)])
  })

  test('without marks an answer rests on nothing', async () => {
    upstream.scenario('plain', { tokens: ['Stay ', 'close.'] })
    const { parts } = await ask(given)
    expect(parts.at(-1)).toMatchObject({ sources: [], note: null, choices: [] })
    expect(parts.some(({ type }) => type === 'care')).toBe(false)
  })

  test('a continued answer is asked for without its marks', async () => {
    upstream.scenario('scripted', {
      script: (_, turn) =>
        turn % 2
          ? [said({ content: '[[care:none]]\nStay' }, 'length')]
          : [said({ content: ' close.\n[[used:]]' }, 'stop')],
    })
    upstream.counts.answered = 0
    const { text } = await ask(given)
    expect(text).toBe('Stay close.')
    expect(upstream.requests.at(-1)?.body.messages.at(-2)).toEqual({ role: 'assistant', content: 'Stay' })
  })
})

const sourcesOf = (parts: CoachPart[]) =>
  parts.flatMap((part) => (part.type === 'basis' ? part.sources.map(({ url }) => url) : []))
