import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { trialWords } from '../../content/trial/words.ts'
import { type CoachedApp, startCoachedApp } from '../../tests/app/coached-app.ts'
import { type Step, said } from '../../tests/fakes/upstream-scenarios.ts'
import { eventsOf } from '../../tests/people/factories.ts'
import { ask, buildVisitor } from '../../tests/people/visitors.ts'

let product: CoachedApp
beforeAll(async () => {
  product = await startCoachedApp()
})
beforeEach(() => product.upstream.scenario('plain'))
afterAll(() => product.stop())

const answerWith = (...steps: Step[]) => product.upstream.scenario('scripted', { script: () => steps })

test('S45: NUL and halves of characters in an answer cost a visitor nothing but themselves', async () => {
  const visitor = buildVisitor(product.app)
  answerWith(said({ content: 'Try \u0000this \ud83d' }), said({ content: '\ude34\ud800' }, 'stop'))
  const { answer } = await ask(visitor, 'Help')
  const content = `Try this 😴\ufffd\n\n${trialWords.disclaimer}`
  expect(answer).toMatchObject({ status: 'complete', content })
  expect((await visitor.read()).messages.at(-1)?.content).toBe(content)
})

test.each<[string, string, Step[]]>([
  ['a content filter', 'coach_withdrawn', [said({ content: 'Try this' }), said({}, 'content_filter')]],
  ['nothing but spaces', 'coach_empty', [said({ content: ' \n' }, 'stop')]],
  ['nothing but thinking', 'coach_empty', [said({ content: '<think>Hm</think>' }, 'stop')]],
])('an answer that is %s is none, and shows the fixed words alone', async (_, error, steps) => {
  answerWith(...steps)
  const { answer } = await ask(buildVisitor(product.app), 'Help')
  expect(answer).toMatchObject({ status: 'failed', error, content: trialWords.failure })
})

test('an answer that reached its limit twice is kept and marked', async () => {
  const visitor = buildVisitor(product.app)
  answerWith(said({ content: 'Try this' }, 'length'))
  const { answer, remaining } = await ask(visitor, 'Help')
  expect(remaining).toBe(4)
  expect(answer).toMatchObject({
    status: 'complete',
    error: 'coach_cut',
    content: `Try this Try this\n\n${trialWords.disclaimer}`,
  })
})

test('S46: a visitor has only so many readers of an answer, and each hears its end', async () => {
  product.upstream.scenario('held')
  const visitor = buildVisitor(product.app)
  const clientId = randomUUID()
  const writing = await visitor.say('Help', clientId)
  const readers = await Promise.all(Array.from({ length: 23 }, () => visitor.say('Help', clientId)))
  expect(readers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(20)
  product.upstream.release()
  await writing.text()
  for (const reader of readers.filter(({ ok }) => ok))
    expect((await eventsOf(reader)).at(-1)).toMatchObject({ type: 'ended', answer: { status: 'complete' } })
})

test('a model that hears danger raises a visitor’s card, and gives the message back', async () => {
  const visitor = buildVisitor(product.app)
  product.upstream.scenario('plain', { tokens: ['[[care:crisis]]\nI am ', 'with you.\n[[used:]]'] })
  const events = await eventsOf(
    await visitor.say('She was very quiet today and went to bed early', randomUUID()),
  )
  expect(events[0]).toMatchObject({ message: { card: null }, remaining: 4 })
  expect(events.find(({ type }) => type === 'card')).toMatchObject({ card: { level: 'crisis', loud: true } })
  expect(events.at(-1)).toMatchObject({ remaining: 5, card: { level: 'crisis' } })
  expect(JSON.stringify(events)).not.toMatch(/\[\[\w|care:|used:/)
  const { messages, remaining } = await visitor.read()
  expect(remaining).toBe(5)
  expect(messages.at(-2)?.card).toMatchObject({ level: 'crisis' })
})
