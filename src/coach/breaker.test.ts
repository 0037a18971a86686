import { expect, test } from 'vitest'
import { ModelError } from '../platform/model/model.ts'
import { UnsafeAnswer } from './answer-check.ts'
import { withBreaker } from './breaker.ts'
import { type Coach, CoachFailure, type CoachRequest } from './coach.ts'

const REQUEST: CoachRequest = {
  kind: 'child',
  child: { name: 'Mia', age: 4, type: null, interests: [] },
  turns: [],
  text: 'Help',
}

const DOWN = new CoachFailure('coach_failed', new ModelError('unreachable'))
const rejected = (isEndpointFault: boolean) =>
  new CoachFailure('coach_failed', new ModelError('rejected', null, { isEndpointFault }))

const setUp = (failure: Error | null = DOWN) => {
  let now = 0
  let current = failure
  let asked = 0
  const inner: Coach = {
    name: 'chat-completions',
    answer: async function* () {
      asked += 1
      if (current) throw current
      yield { type: 'text', delta: 'Hello' }
    },
  }
  const coach = withBreaker(inner, () => new Date(now))
  const ask = async () => {
    let text: string | null = null
    try {
      for await (const part of coach.answer(REQUEST, new AbortController().signal))
        if (part.type === 'text') text = part.delta
    } catch (error) {
      return (error as CoachFailure).code
    }
    return text
  }
  return {
    ask,
    asked: () => asked,
    answerWith: (next: Error | null) => {
      current = next
    },
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('after five faults in half a minute nobody is sent there for half a minute', async () => {
  const coach = setUp()
  for (let n = 0; n < 5; n++) expect(await coach.ask()).toBe('coach_failed')
  expect(await coach.ask()).toBe('coach_unreachable')
  expect(coach.asked()).toBe(5)
  coach.pass(30_001)
  expect(await coach.ask()).toBe('coach_failed')
  expect(await coach.ask()).toBe('coach_unreachable')
})

test.each([
  ['a timeout', new CoachFailure('coach_timeout', new ModelError('timeout'))],
  ['5xx and 429', rejected(true)],
])('%s opens it', async (_, failure) => {
  const coach = setUp(failure)
  for (let n = 0; n < 5; n++) await coach.ask()
  coach.answerWith(null)
  expect(await coach.ask()).toBe('coach_unreachable')
})

test.each([
  ['a refused message', rejected(false)],
  ['a content filter', new CoachFailure('coach_withdrawn', new ModelError('withheld'))],
  ['a withdrawn answer', new CoachFailure('coach_withdrawn', new UnsafeAnswer(['dose']))],
  ['an empty answer', new CoachFailure('coach_empty', new ModelError('empty'))],
  ['a broken answer', new CoachFailure('coach_failed', new ModelError('broken'))],
  ['a fault of ours', new TypeError('x is not a function')],
])('S45: %s closes it to nobody, however often', async (_, failure) => {
  const coach = setUp(failure)
  for (let n = 0; n < 20; n++) await coach.ask()
  coach.answerWith(null)
  expect(await coach.ask()).toBe('Hello')
})

test('faults far apart do not add up', async () => {
  const coach = setUp()
  for (let n = 0; n < 8; n++) {
    expect(await coach.ask()).toBe('coach_failed')
    coach.pass(10_000)
  }
})

test.each([
  ['an answer', null],
  ['a refusal of one message', rejected(false)],
])('once it is back, which %s shows, everybody is let in again', async (_, sign) => {
  const coach = setUp()
  for (let n = 0; n < 5; n++) await coach.ask()
  coach.pass(30_001)
  coach.answerWith(sign)
  await coach.ask()
  coach.answerWith(null)
  expect(await coach.ask()).toBe('Hello')
  coach.answerWith(DOWN)
  for (let n = 0; n < 4; n++) expect(await coach.ask()).toBe('coach_failed')
})
