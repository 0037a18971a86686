import { join } from 'node:path'
import { discreetMail } from '../accounts/discreet-mail.ts'
import type { Library } from '../guidance/library.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { compareClocks } from '../platform/db/compare-clocks.ts'
import type { Database } from '../platform/db/db.ts'
import type { Base, Feature } from '../platform/feature.ts'
import { clientNetwork } from '../platform/http/client-network.ts'
import { forgetEndedWindows } from '../platform/http/rate-limit.ts'
import { type JobEngine, type Jobs, startJobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import { folderInbox } from '../platform/mail/inbox.ts'
import { createMeters } from '../platform/metrics/meters.ts'
import { createSealer } from '../platform/sealing.ts'
import { tracedDatabase } from '../platform/tracing/traced-parts.ts'
import { noTracing, type Tracing } from '../platform/tracing/tracing.ts'
import { createApp } from './app.ts'
import { createFeatures } from './features.ts'
import { createSandbox } from './whatsapp-sandbox/sandbox.ts'

/** Faster than anyone reads, slow enough to read along. */
const GUIDE_WORD_MS = 12
const FORGET_MS = 60 * 60 * 1000
const CLOCKS_MS = 60 * 1000

export type Parts = {
  config: Config
  database: Database
  jobEngine: JobEngine
  log: Log
  clock: Clock
  /** Milliseconds between the built-in guide's words; about eighty words a second unless told. */
  guideWordMs?: number
  /** The guidance cards, ready to be searched; read when they aren't given. */
  library?: Library
}

/** Puts the product together on an open database. Returns the app and what ends it. */
export const compose = async (parts: Parts) => {
  const { config, jobEngine, log, clock, guideWordMs = GUIDE_WORD_MS, library } = parts
  const tracing = await chooseTracing(config)
  const database = tracing === noTracing ? parts.database : tracedDatabase(parts.database, tracing)
  const { db } = database
  const inbox = config.smtp ? null : folderInbox(join(config.dataDir, 'inbox'), clock)
  const deliver = config.smtp ? (await import('../platform/mail/smtp.ts')).smtpMail(config.smtp) : inbox?.send
  if (!deliver) throw new Error('no way to send mail')
  const sendMail = discreetMail(db, deliver)
  let jobs: Jobs | null = null
  const stopping = new AbortController()
  const base: Base = {
    ...{ config, database, db, log, clock, sendMail, tracing },
    stopping: stopping.signal,
    meters: createMeters(),
    sealer: createSealer(config.appSecret, config.appSecretOld),
    network: clientNetwork(config),
    enqueue: (...job) => {
      if (!jobs) throw new Error('no work can be left before the queue has started')
      return jobs.enqueue(...job)
    },
    retryJob: async (...job) => jobs?.retry(...job),
  }
  const sandbox = config.whatsapp || config.production ? null : createSandbox()
  const { features, site, channel, endStreams, erasing, beforeClosing } = createFeatures(base, {
    ...{ inbox, guideWordMs, sandbox, library },
  })
  for (const { start } of features) await start?.()
  const scheduled = Object.assign({}, ...features.map(({ schedule }) => schedule))
  jobs = await startJobs(
    jobEngine,
    Object.assign({}, ...features.map((feature) => feature.jobs)),
    log,
    scheduled,
  )
  const repeated = [
    ...features.flatMap(({ every = [] }) => every),
    { ms: FORGET_MS, run: () => forgetEndedWindows(db), failed: 'ended limits could not be forgotten' },
    { ms: CLOCKS_MS, run: () => compareClocks(db, systemClock, log), failed: 'clocks could not be compared' },
  ]
  await Promise.all(repeated.map((work) => runOnce(log, work)))
  const timers = repeated.map((work) => setInterval(runOnce, work.ms, log, work))
  let resting: Promise<unknown> | null = null
  /** Is not ready any more, begins nothing, sends readers to other replicas, and ends once the answers in hand are written or broken off. */
  const rest = async (): Promise<void> => {
    stopping.abort()
    for (const timer of timers) clearInterval(timer)
    resting ??= Promise.all([jobs?.rest(), ...features.map(({ stop }) => stop?.())])
    await resting
  }
  const app = createApp({ base, features, inbox, sandbox, endStreams })
  sandbox?.phones.deliverTo(async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature }
    return (await app.request('/api/webhooks/whatsapp', { method: 'POST', body, headers })).status
  })
  return {
    app,
    /** Null where the channel is off, and the phones of development where it's a sandbox. */
    channel,
    sandbox,
    site,
    inbox,
    /** For what runs on its own: tests call it with another time. */
    erasing,
    scheduled,
    beforeClosing,
    rest,
    stop: async () => {
      await rest()
      await jobs?.stop()
      await tracing.stop()
      await database.close()
    },
  }
}

/** Loaded only where somebody looks at spans. */
const chooseTracing = async ({ tracesUrl }: Config): Promise<Tracing> =>
  tracesUrl ? (await import('../platform/tracing/open-telemetry.ts')).openTelemetry(tracesUrl) : noTracing

const runOnce = (log: Log, { run, failed }: NonNullable<Feature['every']>[number]): Promise<void> =>
  run().catch((err) => log.warn({ err }, failed))
