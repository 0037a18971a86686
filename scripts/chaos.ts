/**
 * Is anything lost when everything breaks? `npm run chaos`: two replicas and a plain proxy on Postgres, fifty simulated parents for five
 * minutes, while servers are killed and stopped, lines cut, the database restarted and the model fails. Prints its counts, and ends with 1
 * when a message, a credit or a character was lost. `-- --seconds 60 --parents 20` makes it smaller. Build first: `npm start`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { SECRET, seatPostgres } from '../bench/kinwise.ts'
import { createParent, type Fault, noCounts, RESTLESS } from '../tests/chaos/parent.ts'
import { startProxy } from '../tests/chaos/proxy.ts'
import { countRunning, reckon } from '../tests/chaos/reckon.ts'
import { createReplica } from '../tests/chaos/replica.ts'
import { makeTrouble, speakWell } from '../tests/chaos/trouble.ts'
import { startUpstream } from '../tests/fakes/upstream.ts'
import { startPostgres } from '../tests/setup/postgres-server.ts'

const CREDITS = 1_000_000
const SETTLED_WITHIN_MS = 60_000

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '300' }, parents: { type: 'string', default: '50' } },
})
const [seconds, families] = [Number(values.seconds), Number(values.parents)]

const dataDir = await mkdtemp(join(tmpdir(), 'kinwise-chaos-'))
const postgres = await startPostgres()
const upstream = await startUpstream({ record: false })
speakWell(upstream)
const databaseUrl = `${postgres.url}/postgres`
const seats = await seatPostgres(databaseUrl, families)
const env = {
  ...{ NODE_ENV: 'production', APP_SECRET: SECRET, DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '1' },
  ...{ SMTP_URL: 'smtp://127.0.0.1:9', APP_URL: 'http://127.0.0.1:3000', DATA_DIR: dataDir },
  ...{ COACH_BASE_URL: upstream.url, COACH_GAP_SECONDS: '15', COACH_TOTAL_SECONDS: '30' },
}
const faults: Fault[] = []
const replicas = await Promise.all(['one', 'two'].map((name) => createReplica(name, env, faults)))
const proxy = await startProxy(replicas.map(({ url }) => url))
const counts = noCounts()
const parents = seats.map((seat, n) =>
  createParent({ url: proxy.url, seat, name: `P${n}`, habits: RESTLESS, counts, faults }),
)

const until = performance.now() + seconds * 1000
const isOver = () => performance.now() > until
const living = Promise.all(parents.map(({ live }) => live(isOver)))
const parts = { replicas, proxy, upstream, restartDatabase: postgres.restart }
const troubles = await makeTrouble(parts, isOver)
await living

const client = new pg.Client(databaseUrl)
await client.connect()
const settledBy = performance.now() + SETTLED_WITHIN_MS
while ((await countRunning(client)) > 0 && performance.now() < settledBy) await sleep(250)
const { messages, endings, faults: found } = await reckon(client, parents, CREDITS)
await client.end()
await Promise.all(replicas.map((replica) => replica.stop()))
await proxy.stop()
await upstream.close()
await postgres.stop()
await rm(dataDir, { recursive: true, force: true })

const took = parents.flatMap(({ said }) => said.map(({ tookMs }) => tookMs)).sort((a, b) => a - b)
const secondsOf = (ms = 0) => Math.round(ms / 100) / 10
const all = [...faults, ...found]
console.log({
  seconds,
  parents: parents.length,
  messages,
  replies: endings,
  // Both are stopped once more at the end.
  servers: {
    killed: replicas.reduce((sum, { kept }) => sum + kept.killed, 0),
    stopped: replicas.reduce((sum, { kept }) => sum + kept.stopped, 0) - replicas.length,
    longestStartSeconds: secondsOf(Math.max(...replicas.map(({ kept }) => kept.longestStartMs))),
    longestStopSeconds: secondsOf(Math.max(...replicas.map(({ kept }) => kept.longestStopMs))),
  },
  ...troubles,
  readers: counts,
  secondsToAnEnd: { median: secondsOf(took[took.length >> 1]), longest: secondsOf(took.at(-1)) },
  lost: all.length,
})
for (const { who, what } of all) console.log(`${who}: ${what}`)
process.exit(all.length > 0 ? 1 : 0)
