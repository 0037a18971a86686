/**
 * What Kinwise adds to the model's own time, as somebody outside would measure it: `npm run bench`, or with part of a row's name for that
 * row alone. docs/benchmarks.md says what was found.
 */
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { startUpstream } from '../tests/fakes/upstream.ts'
import { measureFirstToken, measureThroughput } from './load.ts'
import { type Result, type Round, ratios, STREAMS, table } from './report.ts'
import { answers } from './said.ts'
import {
  familyProcessorMs,
  memoryMib,
  pinClient,
  pinned,
  processorMs,
  type Server,
  startDatabase,
} from './server.ts'
import { PROXY, REFERENCE, type Row, rows, type Target } from './targets.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const STARTS = Number(process.env.BENCH_STARTS ?? 3)
const SPACING_MS = 20
const UPSTREAM_MS = 50
const MESSAGE_MS = UPSTREAM_MS + ((answers[0]?.length ?? 1) - 1) * SPACING_MS
const MESSAGES = Number(process.env.BENCH_MESSAGES ?? 1_500)
const WARM_UP = Math.min(500, MESSAGES)
const CONCURRENCY = 50
const REST_MS = 5_000

const postgres = await startDatabase()
pinClient()
const upstream = await startUpstream({ record: false })
const wanted = process.argv.slice(2)
const chosen = rows.filter(({ name }) => !wanted.length || wanted.some((part) => name.includes(part)))
const running: { row: Row; target: Target; server: Server; result: Result }[] = []

try {
  for (const row of chosen) running.push(await begin(row))
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of running) one.result.rounds.push(await measure(one))
    console.error(`Round ${round + 1} of ${ROUNDS}`)
  }
} catch (error) {
  console.error(error)
  process.exit(1)
} finally {
  await Promise.all(running.map(({ server }) => server.stop()))
  await Promise.all(running.map(({ target }) => target.cleanUp()))
  await upstream.close()
  await postgres.stop()
}

const results = running.map(({ result }) => result)
console.log(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}${pinned ? '' : ', not pinned'}

${table(results)}

${ratios(results, REFERENCE)}

${ratios(results, PROXY)}`)
process.exit(0)

/** Starts a row several times, since a start is measured once each, and lets the last one rest before its memory is looked at. */
async function begin(row: Row): Promise<(typeof running)[number]> {
  const target = await row.prepare(upstream.url, postgres.url)
  const startedMs: number[] = []
  let server = await target.start()
  // The first of all may compile code or migrate.
  for (let n = 0; n < STARTS; n++) {
    await server.stop()
    server = await target.start()
    startedMs.push(server.startedMs)
  }
  await sleep(REST_MS)
  const idleMib = memoryMib(server.pid)
  say({})
  await measureThroughput({ ...target, ...server }, { messages: WARM_UP, concurrency: CONCURRENCY })
  return { row, target, server, result: { name: row.name, startedMs, idleMib, rounds: [] } }
}

async function measure({ row, target, server }: (typeof running)[number]): Promise<Round> {
  const at = { ...target, url: server.url }
  say({ firstTokenMs: UPSTREAM_MS, spacingMs: SPACING_MS })
  const added: number[][] = []
  for (const streams of STREAMS) {
    const rounds = streams === 1 ? 10 : streams === 10 ? 6 : 3
    added.push(
      await measureFirstToken(at, { streams, rounds, upstreamMs: UPSTREAM_MS, messageMs: MESSAGE_MS }),
    )
  }
  say({})
  const before = [processorMs(server.pid), familyProcessorMs(postgres.pid)] as const
  const perSecond = await measureThroughput(at, { messages: MESSAGES, concurrency: CONCURRENCY })
  const each = (ms: number) => ms / MESSAGES
  return {
    added,
    perSecond,
    serverMs: each(processorMs(server.pid) - before[0]),
    postgresMs: row.usesPostgres ? each(familyProcessorMs(postgres.pid) - before[1]) : null,
  }
}

/** The fake model's answers: one after the other, so that each row hears them all. */
function say(pace: { firstTokenMs?: number; spacingMs?: number }): void {
  upstream.scenario('plain', { ...pace, answers })
}
