/**
 * Does what dies leave anything behind? `npm run bench:dead`: streams whose reader vanishes and streams whose endpoint
 * dies, in turn, through the whole app; the heap after 50 and after 200 of them. Ends with 1 when it grew by more than a tenth.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { compose } from '../src/app/compose.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { openMemory } from '../src/platform/db/open-pglite.ts'
import { startUpstream } from '../tests/fakes/upstream.ts'
import {
  buildChild,
  buildParent,
  eventsOf,
  openTalk,
  readTalk,
  send,
  setCredits,
} from '../tests/people/factories.ts'

const WARM = 50
const ALL = 200
const GROWTH_MAX = 1.1

const heapMb = async (): Promise<number> => {
  for (let n = 0; n < 3; n++) {
    globalThis.gc?.()
    await wait(50)
  }
  return process.memoryUsage().heapUsed / 1024 / 1024
}

if (!globalThis.gc) throw new Error('Run it with --expose-gc.')
const upstream = await startUpstream({ record: false })
const limits = { firstTokenMs: 300, gapMs: 300, totalMs: 1000 }
const dataDir = await mkdtemp(join(tmpdir(), 'kinwise-dead-streams-'))
const config = {
  ...readConfig({ DATA_DIR: dataDir, TRUSTED_PROXIES: '1' }),
  coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly', limits },
}
const database = await openMemory()
const log = { info: () => {}, warn: () => {}, error: () => {} }
const jobEngine = { pglite: database.client }
const product = await compose({ config, database, jobEngine, log, clock: systemClock })
// Outside of tests sign-up asks where a request comes from.
const { request } = product.app
product.app.request = (path, init) =>
  request(path, { ...init, headers: { ...(init?.headers as object), origin: config.appUrl } })
const app = { ...product, config, database }
const parent = await buildParent(app)
const child = await buildChild(parent)
await setCredits(app, child.id, -1)
const { conversation } = await openTalk(parent, child.id)

const settled = async (): Promise<void> => {
  while ((await readTalk(parent, conversation.id)).running.length > 0) await wait(20)
}

const die = async (n: number): Promise<void> => {
  const readerLeaves = n % 2 === 0
  upstream.scenario(readerLeaves ? 'plain' : 'cut')
  const response = await send(parent, conversation.id, `Bedtime is hard, ${n}`)
  if (readerLeaves) await response.body?.cancel()
  else await eventsOf(response)
  await settled()
}

for (let n = 0; n < WARM; n++) await die(n)
const before = await heapMb()
for (let n = WARM; n < ALL; n++) await die(n)
const after = await heapMb()
await app.stop()
const { open } = upstream.counts
await upstream.close()
await rm(dataDir, { recursive: true, force: true })
console.log(
  `heap after ${WARM} dead streams ${before.toFixed(1)} MB, after ${ALL} ${after.toFixed(1)} MB; upstreams left open ${open}`,
)
process.exit(after > before * GROWTH_MAX || open > 0 ? 1 : 0)
