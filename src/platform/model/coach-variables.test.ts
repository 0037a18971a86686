import { expect, test } from 'vitest'
import { newFolder } from '../../../tests/new-folder.ts'
import { readConfig } from '../config.ts'

const read = (env: Record<string, string>) =>
  readConfig({
    DATA_DIR: newFolder(),
    COACH_BASE_URL: 'https://api.example.org/v1',
    ...env,
  })

test('an answer is asked for and waited for as specified', () => {
  expect(read({})).toMatchObject({
    coachAnswers: { temperature: 0.7, maxTokens: 4000 },
    coach: { limits: { firstTokenMs: 10_000, gapMs: 20_000, totalMs: 60_000 } },
  })
})

test('unless an operator says otherwise', () => {
  const env = {
    COACH_TEMPERATURE: '0',
    COACH_MAX_TOKENS: '800',
    COACH_FIRST_TOKEN_SECONDS: '60',
    COACH_GAP_SECONDS: '2.5',
    COACH_TOTAL_SECONDS: '120',
    COACH_WEBHOOK_CHILD_URL: 'https://automation.example.org/child',
    COACH_WEBHOOK_PARENTS_URL: 'https://automation.example.org/parents',
  }
  expect(read(env)).toMatchObject({
    coachAnswers: { temperature: 0, maxTokens: 800 },
    coach: { limits: { firstTokenMs: 60_000, gapMs: 2_500, totalMs: 120_000 } },
    coachWebhooks: { totalMs: 120_000 },
  })
})

test.each([
  ['COACH_TEMPERATURE', 'warm', 'must be a number from 0 to 2'],
  ['COACH_TEMPERATURE', '2.1', 'must be a number from 0 to 2'],
  ['COACH_MAX_TOKENS', '0', 'must be a number from 1 to 1000000'],
  ['COACH_MAX_TOKENS', '1.5', 'must be a whole number'],
  ['COACH_FIRST_TOKEN_SECONDS', '0', 'must be a number from 1 to 120'],
  ['COACH_GAP_SECONDS', '-1', 'must be a number from 1 to 120'],
  ['COACH_TOTAL_SECONDS', '3600', 'must be a number from 1 to 120'],
])('%s=%s %s', (name, value, words) => {
  expect(() => read({ [name]: value })).toThrow(`${name} ${words}.`)
})
