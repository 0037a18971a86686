import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, quietLog } from '../../../tests/app/test-database.ts'
import type { Database } from '../db/db.ts'
import { onError } from './on-error.ts'
import { forgetEndedWindows, giveBack, limit, take } from './rate-limit.ts'
import { rateLimit } from './tables.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const MINUTE_MS = 60_000
const three = (name: string) => ({ name, max: 3, windowMs: MINUTE_MS })
const passMinutes = (minutes: number) =>
  database.db.execute(sql`update rate_limit set ends_at = ends_at - make_interval(mins => ${minutes})`)

test('a route refuses with 429 and says when to come back; another key and another name are free', async () => {
  const { db } = database
  const key = (c: { req: { header: (name: string) => string | undefined } }) => c.req.header('who') ?? ''
  const app = new Hono()
    .use('/one', limit({ db, key, ...three('one') }))
    .use('/two', limit({ db, key, ...three('two') }))
    .get('*', (c) => c.text('ok'))
  app.onError(onError(quietLog))
  const ask = (path: string, who: string) => app.request(path, { headers: { who } })
  for (let n = 0; n < 3; n++) expect((await ask('/one', 'a')).status).toBe(200)
  const refused = await ask('/one', 'a')
  expect(refused.status).toBe(429)
  expect((await refused.json()).error.code).toBe('too_many')
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect((await ask('/one', 'b')).status).toBe(200)
  expect((await ask('/two', 'a')).status).toBe(200)
  await passMinutes(1)
  expect((await ask('/one', 'a')).status).toBe(200)
})

test('S10: of fifty at once exactly three pass', async () => {
  const taken = await Promise.all(Array.from({ length: 50 }, () => take(database.db, three('rush'), 'k')))
  expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(3)
})

test('whoever is refused for long does not wait longer for it', async () => {
  for (let n = 0; n < 10; n++) await take(database.db, three('patient'), 'k')
  await passMinutes(1)
  expect((await take(database.db, three('patient'), 'k')).isAllowed).toBe(true)
})

test('what is given back counts no more, and what a transaction took back neither', async () => {
  const { db } = database
  for (let n = 0; n < 3; n++) await take(db, three('back'), 'k')
  await giveBack(db, three('back'), 'k')
  for (let n = 0; n < 2; n++) await take(db, three('back'), 'k')
  const takeAndFail = db.transaction(async (tx) => {
    await take(tx, three('back'), 'k')
    throw new Error('rolled back')
  })
  await expect(takeAndFail).rejects.toThrow('rolled back')
  expect((await take(db, three('back'), 'k')).isAllowed).toBe(true)
})

test('ended windows are forgotten, and those that run are not', async () => {
  const { db } = database
  await passMinutes(1)
  await take(db, three('runs'), 'k')
  await forgetEndedWindows(db)
  expect((await db.select().from(rateLimit)).map(({ name }) => name)).toEqual(['runs'])
})
