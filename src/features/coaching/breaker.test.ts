import { expect, test } from 'vitest'
import { withBreaker } from './breaker.ts'
import { type Coach, CoachFailure, type CoachRequest } from './coach.ts'

const REQUEST: CoachRequest = {
  kind: 'child',
  child: { name: 'Mia', age: 4, type: null, interests: [] },
  turns: [],
  text: 'Help',
}

const setUp = () => {
  let now = 0
  let isDown = true
  let asked = 0
  const inner: Coach = {
    name: 'chat-completions',
    answer: async function* () {
      asked += 1
      if (isDown) throw new CoachFailure('coach_failed')
      yield { type: 'text', delta: 'Hello' }
    },
  }
  const coach = withBreaker(inner, () => new Date(now))
  const ask = async () => {
    try {
      for await (const part of coach.answer(REQUEST, new AbortController().signal))
        if (part.type === 'text') return part.delta
    } catch (error) {
      return (error as CoachFailure).code
    }
    return null
  }
  return {
    ask,
    asked: () => asked,
    mend: () => {
      isDown = false
    },
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('after five failures in half a minute nobody is sent there for half a minute', async () => {
  const coach = setUp()
  for (let n = 0; n < 5; n++) expect(await coach.ask()).toBe('coach_failed')
  expect(await coach.ask()).toBe('coach_unreachable')
  expect(coach.asked()).toBe(5)
  coach.pass(30_001)
  expect(await coach.ask()).toBe('coach_failed')
  expect(await coach.ask()).toBe('coach_unreachable')
})

test('failures far apart do not add up', async () => {
  const coach = setUp()
  for (let n = 0; n < 8; n++) {
    expect(await coach.ask()).toBe('coach_failed')
    coach.pass(10_000)
  }
})

test('once it is back, everybody is let in again', async () => {
  const coach = setUp()
  for (let n = 0; n < 5; n++) await coach.ask()
  coach.mend()
  coach.pass(30_001)
  expect(await coach.ask()).toBe('Hello')
  expect(await coach.ask()).toBe('Hello')
})
