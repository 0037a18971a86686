import { afterAll, beforeAll, expect, test } from 'vitest'
import { ANSWERS } from '../../src/platform/model/coach-variables.ts'
import { startUpstream, type Upstream } from '../../tests/fakes/upstream.ts'
import { type ScenarioName, type ScenarioOptions, said } from '../../tests/fakes/upstream-scenarios.ts'
import { checkCoach } from './coach.ts'

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream()
})
afterAll(() => upstream.close())

const KEY = 'sk-very-secret'
const check = (scenario: ScenarioName, options: ScenarioOptions = {}, changes = {}) => {
  upstream.scenario(scenario, options)
  const limits = { firstTokenMs: 400, gapMs: 400, totalMs: 2000 }
  const coach = { baseUrl: upstream.url, apiKey: KEY, model: 'any', limits, ...changes }
  return checkCoach({ coach, coachAnswers: ANSWERS })
}

test('one that works is told with how fast it is', async () => {
  const words = await check('plain', { tokens: ['[[care:none]]\n', 'Sing.'] })
  expect(words).toMatch(/^any answers at http/)
  expect(words).toContain('It says how grave a message is')
})

test('one without marks is told to be of less use', async () => {
  expect(await check('plain')).toContain('did not say how grave')
})

test('what it refuses of the parameters is named', async () => {
  const words = await check('scripted', {
    script: ({ temperature }) =>
      temperature === undefined
        ? [said({ content: '[[care:none]]\nSing.' }, 'stop')]
        : [{ status: 400, message: "Unsupported parameter: 'temperature'" }],
  })
  expect(words).toContain('It refuses temperature.')
})

test.each<[string, ScenarioName, ScenarioOptions, object, RegExp]>([
  ['a wrong key', 'unauthorized', {}, {}, /Check COACH_API_KEY/],
  ['a wrong path', 'plain', {}, { baseUrl: 'x' }, /COACH_BASE_URL does not end with the version/],
  ['nobody there', 'plain', {}, { baseUrl: 'http://127.0.0.1:1/v1' }, /Nothing answers at/],
  [
    'a wrong model',
    'scripted',
    { script: () => [{ status: 404, message: 'no such model' }] },
    {},
    /no model any there/,
  ],
  ['too slow', 'silent', {}, {}, /Too slow/],
  ['no answer', 'empty', {}, {}, /empty answer/],
  ['a web page', 'html', {}, {}, /no streamed chat completion/],
])('%s is said in plain words, without the key', async (_, scenario, options, changes, words) => {
  const given =
    'baseUrl' in changes && changes.baseUrl === 'x' ? { baseUrl: upstream.url.replace('/v1', '') } : changes
  const error = await check(scenario, options, given).catch((refusal: Error) => refusal)
  expect(String(error)).toMatch(words)
  expect(String(error)).not.toContain(KEY)
})

test('without an endpoint it says that the guide answers', async () => {
  await expect(checkCoach({ coach: null, coachAnswers: ANSWERS })).rejects.toThrow(
    'the built-in guide answers',
  )
})
