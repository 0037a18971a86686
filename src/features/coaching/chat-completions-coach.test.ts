import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startUpstream, type Upstream } from '../../../tests/fakes/upstream.ts'
import { chatCompletions } from '../../platform/model/chat-completions.ts'
import { chatCompletionsCoach } from './chat-completions-coach.ts'
import type { Coach, CoachRequest } from './coach.ts'
import { InstructionsLeaked } from './prompt/canary.ts'

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

const ask = async () => {
  const parts = []
  try {
    for await (const part of coach.answer(REQUEST, new AbortController().signal)) parts.push(part)
    return { parts, text: textOf(parts), error: null }
  } catch (error) {
    return { parts, text: textOf(parts), error: error as { code: string; cause: unknown } }
  }
}
const textOf = (parts: { type: string; delta?: string }[]) => parts.map((part) => part.delta ?? '').join('')

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

test('an answer that carries the check word is stopped at once and says why', async () => {
  await ask()
  const canary = upstream.requests.at(-1)?.body.messages[0]?.content.slice(0, 14) ?? ''
  const left = upstream.disconnected(upstream.counts.disconnected + 1)
  const tokens = ['Sure: ', canary.slice(0, 7), '-', canary.slice(7).toUpperCase(), ' more']
  upstream.scenario('slow', { tokens: [...tokens, ...Array(50).fill(' and more')], spacingMs: 5 })
  const { text, error } = await ask()
  await left
  expect(text).toBe('Sure: ')
  expect(error).toMatchObject({ code: 'coach_failed' })
  expect(error?.cause).toBeInstanceOf(InstructionsLeaked)
})
