import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import type { Db } from '../db/db.ts'
import type { Log } from '../log.ts'

/** Every kind of background work by name, with what it is given. Handlers may run twice and must not mind. */
export type JobHandlers<Work extends Record<string, object>> = {
  [Name in keyof Work]: (data: Work[Name]) => Promise<void>
}

export type Jobs<Work extends Record<string, object>> = {
  /** Stores the job, to be done now or after so long; inside a transaction it exists only if that commits. */
  enqueue: <Name extends keyof Work & string>(
    db: Db,
    name: Name,
    data: Work[Name],
    afterMs?: number,
  ) => Promise<void>
  stop: () => Promise<void>
}

/** Tries again after 1, 2, 4 ... minutes, at most six hours apart, for about two days. */
const RETRIES = { retryLimit: 15, retryDelay: 60, retryBackoff: true, retryDelayMax: 6 * 60 * 60 }

export type JobEngine = { databaseUrl: string } | { pglite: Parameters<typeof fromPglite>[0] }

/** Starts the queue on the product's own database and works every handler. */
export const startJobs = async <Work extends Record<string, object>>(
  engine: JobEngine,
  handlers: JobHandlers<Work>,
  log: Log,
): Promise<Jobs<Work>> => {
  const boss = new PgBoss(
    'databaseUrl' in engine
      ? { connectionString: engine.databaseUrl, max: 3 }
      : { db: fromPglite(engine.pglite), backend: 'pglite' },
  )
  // Without a listener a dropped connection ends the process.
  boss.on('error', (err) => log.warn({ err }, 'the job queue stumbled'))
  await boss.start()
  for (const name of Object.keys(handlers)) {
    await boss.createQueue(name, RETRIES)
    await boss.work<object>(name, { pollingIntervalSeconds: 1 }, async (jobs) => {
      for (const job of jobs) await handlers[name]?.(job.data as Work[string])
    })
  }
  return {
    enqueue: async (db, name, data, afterMs = 0) => {
      const startAfter = Math.ceil(afterMs / 1000)
      await boss.send(name, data, { db: fromDrizzle(db as never, sql), startAfter })
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
