import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { AppError } from '../errors.ts'
import { onError } from './on-error.ts'

const ofDatabase = (code: string) =>
  new Error('Failed query: select $1', { cause: Object.assign(new Error('no'), { code }) })

test.each([
  [
    'a refusal',
    new AppError('child_limit', { limit: 3 }),
    409,
    { code: 'child_limit', detail: { limit: 3 } },
  ],
  ['a text that no database keeps', ofDatabase('22021'), 400, { code: 'invalid' }],
  [
    'a limit',
    new AppError('too_many', { retryAfterSeconds: 9 }),
    429,
    { code: 'too_many', detail: { retryAfterSeconds: 9 } },
  ],
  ['a database that is away', ofDatabase('57P01'), 503, { code: 'unavailable' }],
  ['any other failure of the database', ofDatabase('23505'), 500, { code: 'internal' }],
  ['anything else', new Error('Mia’s secret'), 500, { code: 'internal' }],
])('S18, S27: %s', async (_, error, status, refusal) => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const app = new Hono().get('/', () => {
    throw error
  })
  app.onError(onError(log))
  const response = await app.request('/')
  expect(response.status).toBe(status)
  const text = await response.text()
  expect(JSON.parse(text).error).toEqual({ ...refusal, id: expect.any(String) })
  expect(text).not.toMatch(/secret|query/)
  expect(log.error).toHaveBeenCalledTimes(status >= 500 ? 1 : 0)
  expect(log.info).toHaveBeenCalledTimes(status >= 500 ? 0 : 1)
  const { id, code } = JSON.parse(text).error
  expect([...log.error.mock.calls, ...log.info.mock.calls][0]?.[0]).toMatchObject({ id, code, path: '/' })
})
