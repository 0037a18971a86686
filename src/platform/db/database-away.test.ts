import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isDatabaseAway } from './database-away.ts'

const failure = (code: string) => Object.assign(new Error('no'), { code })

test.each([
  'ECONNREFUSED',
  'EAI_AGAIN',
  '08006',
  '08P01',
  // The disk is full, the memory is, there's no connection left.
  '53100',
  '53200',
  '53300',
  '57014',
  '57P01',
  '57P03',
  '58030',
  '25006',
  '55P03',
])('%s passes', (code) => {
  expect(isDatabaseAway(failure(code))).toBe(true)
  expect(isDatabaseAway(new DrizzleQueryError('select 1', [], failure(code)))).toBe(true)
})

test.each([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Cannot use a pool after calling end on the pool',
])('%s passes', (message) => expect(isDatabaseAway(new Error(message))).toBe(true))

test.each(['23505', '42P01', '22021', '28P01', '3D000', '40P01'])('%s stays', (code) => {
  expect(isDatabaseAway(failure(code))).toBe(false)
})

test('what is no error is none', () => expect(isDatabaseAway('53100')).toBe(false))
