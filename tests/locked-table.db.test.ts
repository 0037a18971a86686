import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newDatabase } from '../../../tests/family-of-server.ts'
import { healthRoutes } from '../../entry/health.ts'
import { onError } from '../http/on-error.ts'
import type { Database } from './db.ts'
import { openPostgres } from './open-postgres.ts'

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const MORE_THAN_CONNECTIONS = 60

const onPostgres = test.runIf(process.env.TEST_ENGINE === 'postgres')

let url: string
let database: Database
let other: pg.Client
beforeAll(async () => {
  if (process.env.TEST_ENGINE !== 'postgres') return
  url = await newDatabase(inject('template'))
  database = await openPostgres(url, quiet, { statementMs: 2000, lockMs: 500, idleInTransactionMs: 2000 })
  other = new pg.Client(url)
  await other.connect()
})
afterAll(async () => {
  await other?.end()
  await database?.close()
})

const COUNT = { name: 'count_plans', text: 'select count(*)::int as plans from plan' }

onPostgres(
  'S47: while a table is locked, /readyz answers, and who waits for the table is refused for the moment',
  async () => {
    const app = healthRoutes(database).onError(onError(quiet))
    app.get('/plans', async (c) => c.json(await database.run(COUNT, [])))
    await other.query('begin; lock table plan in access exclusive mode')
    const waiting = Array.from({ length: MORE_THAN_CONNECTIONS }, () => app.request('/plans'))
    // All of the pool's connections wait for the lock by now, and others for a connection.
    await expect
      .poll(async () => {
        const { rows } = await other.query(
          `select count(*)::int as count from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`,
        )
        return rows[0].count
      })
      .toBeGreaterThan(10)
    expect((await app.request('/readyz')).status).toBe(200)
    for (const response of await Promise.all(waiting)) {
      expect(response.status).toBe(503)
      expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } })
    }
    await other.query('rollback')
    expect((await app.request('/plans')).status).toBe(200)
  },
)

onPostgres(
  'S47: a statement that takes too long is ended, and so is a transaction that somebody forgot',
  async () => {
    await expect(database.run({ name: 'slow', text: 'select pg_sleep(60)' }, [])).rejects.toMatchObject({
      code: '57014',
    })
    await expect(
      database.db.transaction(async (tx) => {
        await tx.execute('select 1')
        await expect
          .poll(
            async () =>
              tx.execute('select pg_sleep(0)').then(
                () => 'open',
                () => 'ended',
              ),
            {
              interval: 2500,
              timeout: 20_000,
            },
          )
          .toBe('ended')
        throw new Error('it was ended')
      }),
    ).rejects.toThrow()
  },
)

onPostgres('/readyz says when the database is away, and when it is back', async () => {
  const app = healthRoutes(database).onError(onError(quiet))
  await other.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  )
  await expect.poll(async () => (await app.request('/readyz')).status).toBe(503)
  await expect.poll(async () => (await app.request('/readyz')).status, { timeout: 20_000 }).toBe(200)
})
