import { Hono } from 'hono'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { healthRoutes } from '../../src/app/health.ts'
import type { Database } from '../../src/platform/db/db.ts'
import { openPostgres } from '../../src/platform/db/open-postgres.ts'
import { onError } from '../../src/platform/http/on-error.ts'
import { newDatabase, quietLog } from '../app/test-database.ts'

const MORE_THAN_CONNECTIONS = 60
const LIMITS = { statementMs: 2000, lockMs: 1000, idleInTransactionMs: 2000 }
const COUNT = { name: 'count_plans', text: 'select count(*)::int as plans from plan' }

// The embedded database has one connection, and nobody else's locks.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('while somebody else holds what is needed', () => {
  let database: Database
  let other: pg.Client
  beforeAll(async () => {
    const url = await newDatabase()
    database = await openPostgres(url, quietLog, LIMITS)
    other = new pg.Client(url)
    await other.connect()
  })
  afterAll(async () => {
    await other.end()
    await database.close()
  })

  const startApp = () => {
    const app = new Hono()
      .onError(onError(quietLog))
      .route('/', healthRoutes(database, new AbortController().signal))
    return app.get('/plans', async (c) => c.json(await database.run(COUNT, [])))
  }

  test('S49: a locked table does not keep /readyz from answering, and who waits for the table is refused for the moment', async () => {
    const app = startApp()
    await other.query('begin; lock table plan in access exclusive mode')
    const waiting = Array.from({ length: MORE_THAN_CONNECTIONS }, () => app.request('/plans'))
    await expect.poll(howManyWait, { timeout: 20_000, interval: 20 }).toBeGreaterThan(6)
    expect((await app.request('/readyz')).status).toBe(200)
    for (const response of await Promise.all(waiting)) {
      expect(response.status).toBe(503)
      expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } })
    }
    await other.query('rollback')
    expect((await app.request('/plans')).status).toBe(200)
  })

  const howManyWait = async (): Promise<number> => {
    const { rows } = await other.query<{ count: number }>(
      'select count(*)::int as count from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
    )
    return rows[0]?.count ?? 0
  }

  test('S49: a statement that takes too long is ended', async () => {
    const slow = database.run({ name: 'slow', text: 'select pg_sleep(60)' }, [])
    await expect(slow).rejects.toMatchObject({ code: '57014' })
  })

  test('/readyz says that the database is away, and that it is back', async () => {
    const app = startApp()
    const answered = async () => (await app.request('/readyz')).status
    await other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    await expect.poll(answered).toBe(503)
    await expect.poll(answered, { timeout: 20_000 }).toBe(200)
  })
})
