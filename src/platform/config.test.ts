import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../tests/new-folder.ts'
import { ConfigError, readConfig } from './config.ts'

const SECRET = 'x'.repeat(32)

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig({ DATA_DIR: newFolder(), ...env })
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

test('S1: no variable lowers what a password’s hash costs', () => {
  expect(readConfig({ DATA_DIR: newFolder(), PASSWORD_COST: '1' }).passwordCost).toBeUndefined()
})

test('nothing configured runs on what is built in', () => {
  const config = readConfig({ DATA_DIR: newFolder() })
  expect(config).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    appUrl: 'http://127.0.0.1:3000',
    databaseUrl: null,
    smtp: null,
    coach: null,
  })
})

test('the placeholder grants plans in production only where an operator asked for it', () => {
  const production = {
    DATA_DIR: newFolder(),
    NODE_ENV: 'production',
    APP_SECRET: SECRET,
    DATABASE_URL: 'postgres://user:password@127.0.0.1/kinwise',
    SMTP_URL: 'smtp://127.0.0.1',
  }
  expect(readConfig(production).payments).toBe('off')
  expect(readConfig({ ...production, PAYMENTS: 'placeholder' }).payments).toBe('placeholder')
  expect(readConfig({ DATA_DIR: newFolder() }).payments).toBe('placeholder')
  expect(problemsOf({ PAYMENTS: 'free' })).toEqual(['PAYMENTS must be placeholder or off.'])
})

test('the secret is made once and kept, so that a session survives a restart', () => {
  const dir = newFolder()
  const first = readConfig({ DATA_DIR: dir }).appSecret
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(readConfig({ DATA_DIR: dir }).appSecret).toBe(first)
  expect(readFileSync(join(dir, 'secret'), 'utf8')).toBe(first)
})

test('numbers and traces are off unless somebody asks for them, and a token is no short word', () => {
  expect(readConfig({ DATA_DIR: newFolder() })).toMatchObject({
    ...{ metricsToken: null, tracesUrl: null, coachPrice: null },
  })
  expect(problemsOf({ METRICS_TOKEN: 'short' })).toEqual([
    'METRICS_TOKEN must be at least 16 characters long.',
  ])
  expect(problemsOf({ METRICS_TOKEN: 'sixteen letters and spaces' })).toEqual([
    'METRICS_TOKEN must be plain letters, digits and signs.',
  ])
  expect(problemsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toHaveLength(1)
  expect(problemsOf({ COACH_CENTS_PER_MILLION_TOKENS: '-1' })).toEqual([
    'COACH_CENTS_PER_MILLION_TOKENS must be a number from 0.',
  ])
})

test('a blank variable is as good as none', () => {
  expect(problemsOf({ PORT: '', DATABASE_URL: '', COACH_BASE_URL: '', LOG_LEVEL: '' })).toEqual([])
})

test('every problem is told at once, and no value is quoted', () => {
  const env = {
    PORT: '99999',
    DATABASE_URL: 'mysql://secret',
    SMTP_URL: 'http://x',
    APP_SECRET: 'short',
    LOG_LEVEL: 'loud',
  }
  const problems = problemsOf(env)
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'PORT',
    'APP_SECRET',
    'DATABASE_URL',
    'SMTP_URL',
    'LOG_LEVEL',
  ])
  expect(problems.join()).not.toMatch(/99999|mysql|short/)
})

test.each([['abc'], ['0'], ['-1'], ['3000.5'], ['65536']])('port %s is none', (PORT) => {
  expect(problemsOf({ PORT })).toHaveLength(1)
})

test('an API key with a line break is refused, since it would end up in an error', () => {
  expect(problemsOf({ COACH_BASE_URL: 'http://127.0.0.1:1/v1', COACH_API_KEY: 'sk-a\nb' })).toHaveLength(1)
})

test('production needs a secret, a database and a way to send mail', () => {
  expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
    'APP_SECRET is needed when NODE_ENV is production.',
    'DATABASE_URL is needed when NODE_ENV is production.',
    'SMTP_URL is needed when NODE_ENV is production.',
  ])
  const env = { APP_SECRET: SECRET, DATABASE_URL: 'postgres://a@b/c', SMTP_URL: 'smtp://a' }
  expect(problemsOf({ NODE_ENV: 'production', ...env })).toEqual([])
})

test('webhooks and an endpoint may be set together, and webhooks only as a pair', () => {
  const childUrl = 'https://automation.example.org/child'
  const parentsUrl = 'https://automation.example.org/parents'
  const both = { COACH_WEBHOOK_CHILD_URL: childUrl, COACH_WEBHOOK_PARENTS_URL: parentsUrl }
  const baseUrl = 'https://api.example.org/v1'
  expect(readConfig({ DATA_DIR: newFolder(), ...both, COACH_BASE_URL: baseUrl })).toMatchObject({
    coach: { baseUrl },
    coachWebhooks: { childUrl, parentsUrl },
  })
  expect(problemsOf({ COACH_WEBHOOK_CHILD_URL: childUrl })).toEqual([
    'COACH_WEBHOOK_CHILD_URL and COACH_WEBHOOK_PARENTS_URL are needed together.',
  ])
})

test('a data folder that cannot be made is one clear sentence', () => {
  expect(problemsOf({ DATA_DIR: '/proc/nothing/here' })[0]).toMatch(/cannot be written/)
})

test('a trailing slash of the address is dropped', () => {
  expect(readConfig({ DATA_DIR: newFolder(), APP_URL: 'https://kinwise.example.org/' }).appUrl).toBe(
    'https://kinwise.example.org',
  )
})

test('the secret before this one is none unless named, and as long as any', () => {
  expect(readConfig({ DATA_DIR: newFolder() }).appSecretOld).toBeNull()
  expect(readConfig({ DATA_DIR: newFolder(), APP_SECRET_OLD: SECRET }).appSecretOld).toBe(SECRET)
  expect(problemsOf({ APP_SECRET_OLD: 'short' })).toEqual([
    'APP_SECRET_OLD must be at least 32 characters long.',
  ])
})

test('visits are counted with https only', () => {
  const ANALYTICS_SCRIPT_URL = 'https://statistics.example/count.js'
  const of = (APP_URL: string) =>
    readConfig({ DATA_DIR: newFolder(), ANALYTICS_SCRIPT_URL, APP_URL }).analyticsUrl
  expect(of('https://kinwise.example.org')).toBe(ANALYTICS_SCRIPT_URL)
  expect(of('http://kinwise.example.org')).toBeNull()
  expect(() =>
    readConfig({ DATA_DIR: newFolder(), ANALYTICS_SCRIPT_URL: 'http://plain.example/x.js' }),
  ).toThrow('ANALYTICS_SCRIPT_URL')
})

test('support has an address, also where none is set', () => {
  const of = (env: Record<string, string>) => readConfig({ DATA_DIR: newFolder(), ...env }).supportEmail
  expect(of({ SUPPORT_EMAIL: 'help@example.org' })).toBe('help@example.org')
  expect(of({ APP_URL: 'https://kinwise.example.org' })).toBe('support@kinwise.example.org')
  expect(of({})).toBe('support@kinwise.example')
  expect(() => of({ SUPPORT_EMAIL: 'help@example.org\nBcc: all@example.org' })).toThrow('SUPPORT_EMAIL')
})
