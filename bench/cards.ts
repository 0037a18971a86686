/**
 * How long does a safety card take? `npm run bench:cards`: 100 messages about danger with an endpoint that nobody answers at,
 * then 100 with Postgres stopped as well. Ends with 1 when one has no card, or 95 of 100 take 300 ms or more.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose } from '../src/app/compose.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { openPostgres } from '../src/platform/db/open-postgres.ts'
import { buildChild, buildParent, eventsOf, openTalk, send } from '../tests/people/factories.ts'
import { startPostgres } from '../tests/setup/postgres-server.ts'

const SENDS = 100
const MOST_MS = 300

const dataDir = await mkdtemp(join(tmpdir(), 'kinwise-cards-'))
const limits = { firstTokenMs: 10_000, gapMs: 20_000, totalMs: 60_000 }
const postgres = await startPostgres()
const databaseUrl = `${postgres.url}/postgres`
const config = {
  ...readConfig({ DATA_DIR: dataDir, TRUSTED_PROXIES: '1', DATABASE_URL: databaseUrl }),
  coach: { baseUrl: 'http://127.0.0.1:9', apiKey: null, model: 'nobody', limits },
}
const log = { info: () => {}, warn: () => {}, error: () => {} }
const database = await openPostgres(databaseUrl, log)
const product = await compose({
  config,
  database,
  jobEngine: { databaseUrl },
  log,
  clock: systemClock,
})
// Outside of tests sign-up asks where a request comes from.
const { request } = product.app
product.app.request = (path, init) =>
  request(path, { ...init, headers: { ...(init?.headers as object), origin: config.appUrl } })
const parent = await buildParent({ ...product, config, database })
const child = await buildChild(parent)
const { conversation } = await openTalk(parent, child.id)

/** Milliseconds until all of the answer is there, shortest first. */
const times = async (): Promise<number[]> => {
  const taken: number[] = []
  for (let n = 0; n < SENDS; n++) {
    const start = performance.now()
    const [first] = await eventsOf(await send(parent, conversation.id, `I want to die, ${n}`))
    taken.push(performance.now() - start)
    if (first?.type !== 'accepted' || !first.message.card) throw new Error('a message had no card')
  }
  return taken.sort((a, b) => a - b)
}

const p95 = (taken: number[]): number => taken[Math.ceil(taken.length * 0.95) - 1] ?? Number.NaN

const withoutCoach = p95(await times())
await postgres.stop()
const withoutDatabase = p95(await times())
await rm(dataDir, { recursive: true, force: true })
console.log(
  `95 of ${SENDS} cards within ${withoutCoach.toFixed(0)} ms without the coach, within ${withoutDatabase.toFixed(0)} ms with Postgres stopped as well`,
)
process.exit(Math.max(withoutCoach, withoutDatabase) < MOST_MS ? 0 : 1)
