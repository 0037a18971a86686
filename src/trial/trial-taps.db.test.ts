import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trialWords } from '../../content/trial/words.ts'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { clientOf, eventsOf } from '../../tests/people/factories.ts'
import { newNetwork } from '../../tests/people/networks.ts'
import { ask, buildVisitor } from '../../tests/people/visitors.ts'
import type { Choice } from '../guidance/contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ coach: null })
})
afterAll(() => app.stop())

const BATTLES = 'My son is 4 and fights bedtime for two hours every night'
const HELP = 'help:bedtime-battles-3-5'
const has = (choices: Choice[] | undefined, id: string) => choices?.some((one) => one.id === id)
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { error: { code: string } }).error.code,
]

test('in the trial every typed message counts, and taps are free, also with none left', async () => {
  const visitor = buildVisitor(app)
  const { answer, remaining } = await ask(visitor, BATTLES)
  expect(remaining).toBe(4)
  expect(answer?.parts ?? null).toBeNull()
  expect(has(answer?.choices, HELP)).toBe(true)
  for (const text of ['thanks', 'thanks', 'thanks', 'thanks']) await ask(visitor, text)
  expect((await visitor.read()).remaining).toBe(0)
  const events = await eventsOf(await visitor.tap(HELP))
  const last = events.at(-1)
  expect(last).toMatchObject({ type: 'ended', remaining: 0 })
  expect(last?.type === 'ended' && last.answer?.content).toContain(trialWords.disclaimer)
  const { messages } = await visitor.read()
  expect(messages.at(-2)).toMatchObject({ content: 'When to get help', choice: HELP })
  expect(messages.at(-1)?.choices?.length).toBeGreaterThan(0)
})

test('only what this browser was offered can be tapped', async () => {
  const visitor = buildVisitor(app)
  expect(await codeOf(await visitor.tap(HELP))).toEqual([422, 'not_offered'])
  await ask(visitor, BATTLES)
  expect(await codeOf(await buildVisitor(app).tap(HELP))).toEqual([422, 'not_offered'])
  expect(await codeOf(await visitor.tap('say:self-harm-13-17'))).toEqual([422, 'not_offered'])
  const clientId = randomUUID()
  const [once, again] = [await visitor.tap(HELP, clientId), await visitor.tap(HELP, clientId)]
  const answers = [await eventsOf(once), await eventsOf(again)].map((events) => {
    const last = events.at(-1)
    return last?.type === 'ended' ? [last.answer, last.remaining] : null
  })
  expect(answers[0]?.[0]).toBeTruthy()
  expect(answers[1]).toMatchObject(answers[0] ?? [])
})

test('the demo offers the same, and knows a tap among what came before', async () => {
  const network = newNetwork()
  const send = (body: object) =>
    clientOf(app, '').call('POST', '/api/demo/messages', { clientId: randomUUID(), ...body }, network)
  const first = (await eventsOf(await send({ text: BATTLES, earlier: [] }))).at(-1)
  expect(first?.type === 'ended' && has(first.answer?.choices, HELP)).toBe(true)
  const tapped = (await eventsOf(await send({ text: 'x', earlier: [BATTLES], choice: HELP }))).at(-1)
  expect(tapped?.type === 'ended' && tapped.answer?.content).toMatch(/doctor|health visitor/)
  const after = { text: 'and now?', earlier: [BATTLES, 'When to get help'] }
  const next = (await eventsOf(await send(after))).at(-1)
  expect(next?.type === 'ended' && has(next.answer?.choices, HELP)).toBe(false)
  expect(await codeOf(await send({ text: 'x', earlier: [], choice: HELP }))).toEqual([422, 'not_offered'])
})
