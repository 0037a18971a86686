import type { Hono } from 'hono'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './db/db.ts'
import type { ClientNetwork } from './http/client-network.ts'
import type { Enqueue, JobHandlers, RetryJob, Schedule, Work } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import type { SendMail } from './mail/mail.ts'
import type { Meters } from './metrics/meters.ts'
import type { Sealer } from './sealing.ts'
import type { Tracing } from './tracing/tracing.ts'

/** What every feature stands on. */
export type Base = {
  config: Config
  database: Database
  db: Db
  log: Log
  clock: Clock
  sealer: Sealer
  network: ClientNetwork
  sendMail: SendMail
  enqueue: Enqueue
  /** Aborted when the process is asked to stop: nothing long begins any more, and readers go on elsewhere. */
  stopping: AbortSignal
  retryJob: RetryJob
  meters: Meters
  tracing: Tracing
}

// biome-ignore lint/suspicious/noExplicitAny: a Hono app of any routes
type Routes = Hono<any, any, any>

/** What a feature adds to the product. The app mounts, works, schedules and stops whatever is listed here. */
export type Feature = {
  /** Under /api, behind the walls against other sites. What has no guard on '*' stands before what has one. */
  routes?: [path: string, routes: Routes][]
  /** Under /api/webhooks: who asks there is a server, known by its signature. */
  webhooks?: [path: string, routes: Routes][]
  /** At the root, beside the pages. */
  open?: Routes
  jobs?: Partial<JobHandlers<Work>>
  /** What one replica does at its hour. */
  schedule?: Schedule
  /** What every process does, again and again. A failure is logged with these words and changes nothing. */
  every?: { ms: number; run: () => Promise<void>; failed: string }[]
  /** Before the first request; the app does not listen if it throws. */
  start?: () => Promise<void>
  stop?: () => Promise<void> | void
}
