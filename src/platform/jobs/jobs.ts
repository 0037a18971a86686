import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, type JobResult, PgBoss } from 'pg-boss'
import type { Db } from '../db/db.ts'
import type { Log } from '../log.ts'

/** Every kind of background work by name, with what it is given. Each feature adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: features declare its members
export interface Work {}

/** Handlers may run twice and must not mind. */
export type JobHandlers<W> = { [Name in keyof W]: (data: W[Name]) => Promise<void> }

/** Work that comes round by name: a cron line in UTC, and what is run. Running it twice must do no harm. */
export type Schedule = Record<string, { cron: string; run: () => Promise<void> }>

/** Stores the job, to be done now or after so long; inside a transaction it exists only if that commits. */
export type Enqueue = <Name extends keyof Work>(
  db: Db,
  name: Name,
  data: Work[Name],
  afterMs?: number,
) => Promise<void>

/** Has a job that failed in all its tries done once more. */
export type RetryJob = (name: string, id: string) => Promise<void>

export type Jobs = {
  enqueue: Enqueue
  retry: RetryJob
  /** Takes no more work; what it has is finished. */
  rest: () => Promise<void>
  stop: () => Promise<void>
}

/** Tries again after 1, 2, 4 ... minutes, at most six hours apart, for about two days. */
const RETRIES = { retryLimit: 15, retryDelay: 60, retryBackoff: true, retryDelayMax: 6 * 60 * 60 }

/** For work in hand when the process ends. What isn't done by then is done again, by whoever takes it. */
const STOP_MS = 1_000

/** Taken at once, and worked one after the other. */
const BATCH = 20

export type JobEngine = { databaseUrl: string } | { pglite: Parameters<typeof fromPglite>[0] }

/** A new job is told to whoever works it as it's stored. Nobody tells of one that was to wait until its time has come: that is looked for. */
const TOLD = { notify: true }
const LOOKS = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 }

/** What could not be done in all its tries is kept for so long, for whoever looks after it; then its data goes. */
const FAILED_KEPT = { deleteAfterSeconds: 7 * 24 * 60 * 60 }

/** Starts the queue on the product's own database, works every handler and keeps the schedule. */
export const startJobs = async (
  engine: JobEngine,
  handlers: Record<string, (data: never) => Promise<void>>,
  log: Log,
  schedule: Schedule = {},
): Promise<Jobs> => {
  const boss = new PgBoss(
    'databaseUrl' in engine
      ? { connectionString: engine.databaseUrl, max: 3, useListenNotify: true }
      : { db: fromPglite(engine.pglite), backend: 'pglite', useListenNotify: true },
  )
  // Without a listener a dropped connection ends the process.
  boss.on('error', (err) => log.warn({ err }, 'the job queue stumbled'))
  await boss.start()
  // Asked for once: each statement of its own is felt at the start of the embedded database.
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const name of Object.keys(handlers)) {
    const queue = queues.get(name)
    if (!queue) await boss.createQueue(name, { ...RETRIES, ...FAILED_KEPT, ...TOLD })
    else if (!queue.notify) await boss.updateQueue(name, TOLD)
    const options = { ...LOOKS, batchSize: BATCH, perJobResults: true } as const
    await boss.work<object>(name, options, async (jobs) => {
      const results: JobResult[] = []
      for (const { id, data } of jobs) {
        try {
          await handlers[name]?.(data as never)
          // What is done leaves no row: its data may hold an address or a link that opens an account.
          await boss.deleteJob(name, id)
          results.push({ id, status: 'completed' })
        } catch (err) {
          log.warn({ job: name, id, reason: err instanceof Error ? err.name : 'unknown' }, 'a job failed')
          results.push({ id, status: 'failed', output: { reason: 'see the log' } })
        }
      }
      return results
    })
  }
  for (const [name, { cron, run }] of Object.entries(schedule)) {
    if (!queues.has(name)) await boss.createQueue(name, { retryLimit: 3, retryDelay: 600, ...FAILED_KEPT })
    if (schedules.get(name) !== cron) await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' })
    await boss.work(name, { pollingIntervalSeconds: 30 }, run)
  }
  return {
    enqueue: async (db, name, data, afterMs = 0) => {
      const startAfter = Math.ceil(afterMs / 1000)
      await boss.send(name, data, { db: fromDrizzle(db as never, sql), startAfter })
    },
    retry: async (name, id) => void (await boss.retry(name, id)),
    rest: async () => {
      for (const name of [...Object.keys(handlers), ...Object.keys(schedule)])
        await boss.offWork(name, { wait: false })
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS }),
  }
}

/** Takes all work, waiting or failed, that is given any of these values out of the queue; capitals do not matter. */
export const forgetJobs = async (db: Db, naming: string[]): Promise<void> => {
  const values = sql.join(
    naming.map((value) => sql`lower(${value})`),
    sql`, `,
  )
  await db.execute(sql`delete from pgboss.job where jsonb_typeof(data) = 'object'
    and exists (select 1 from jsonb_each_text(data) given where lower(given.value) in (${values}))`)
}
